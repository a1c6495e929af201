/** The fields of a bundler's module rule that this file reads. */
export interface Rule {
  oneOf?: readonly Rule[];
  use?: unknown;
}

/**
 * Changes the rules so that fonts and pictures stay files. `url-loader` would put small files into the stylesheets: every
 * page would load these files, and the Content-Security-Policy forbids inlined fonts.
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
