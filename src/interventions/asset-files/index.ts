/** The fields of a bundler's module rule that are read here. */
export interface Rule {
  oneOf?: readonly Rule[];
  use?: unknown;
}

/**
 * Keeps fonts and pictures out of stylesheets, where `url-loader` inlines small ones: every page would load them, and the
 * Content-Security-Policy forbids inlined fonts.
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
