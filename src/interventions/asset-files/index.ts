/** A rule of the bundler's modules, as far as it is read here. */
export interface Rule {
  oneOf?: readonly Rule[];
  use?: unknown;
}

/**
 * Lets every font and picture be a file of its own. Written into a stylesheet, everybody would have to load it, and the
 * Content-Security-Policy does not allow it for fonts.
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

/** Whether a plugin of PostCSS writes styles for older browsers; Lightning CSS does so too when it minifies them. */
export function isPresetEnv(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  return typeof name === 'string' && name.includes('postcss-preset-env');
}
