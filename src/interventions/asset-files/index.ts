/** A module rule of the bundler, with only the fields that this file reads. */
export interface Rule {
  oneOf?: readonly Rule[];
  use?: unknown;
}

/**
 * Changes the bundler's rules so that fonts and images stay separate files. By default, `url-loader` inlines small
 * files into the stylesheets. Every page would then load these files, and the Content-Security-Policy would block
 * inlined fonts.
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
