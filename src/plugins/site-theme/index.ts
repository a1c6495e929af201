import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Registers `src/theme` as a theme. Wrappers can then import stock components as `@theme-init/…`. The small sites in
 * `tests/sites` get the same components, although each has its own folder.
 */
export default function siteTheme(): Plugin {
  const themePath = path.resolve(__dirname, '../../theme');
  return {
    name: 'site-theme',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    // Without preset-env: the minimizer, too, adapts styles to the browsers of package.json, and takes no time for it.
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
    }),
    getPathsToWatch: () => [path.join(themePath, '**/*.{ts,tsx}')],
  };
}
