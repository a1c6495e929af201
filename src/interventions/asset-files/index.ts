/** The fields that are read here of a bundler's module rule. */
export interface Rule {
  oneOf?: readonly Rule[];
  use?: unknown;
}

/**
 * Keeps fonts and pictures out of stylesheets. `url-loader` would inline small ones, so every page would load them, and
 * the Content-Security-Policy forbids inlined fonts.
 */
export function withoutInlineFiles(rules: readonly Rule[]): void {
  for (const {oneOf = [], use} of rules) {
    withoutInlineFiles(oneOf);
    for (const {loader, options} of Array.isArray(use) ? (use as {loader?: string; options?: object}[]) : []) {
      if (loader?.includes('url-loader') && options) {
        Object.assign(options, {limit: false});
      }
    }
  }
}
