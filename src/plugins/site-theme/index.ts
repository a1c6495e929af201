import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {codeStyles, fontFace} from './stylesheet';

/**
 * Registers `src/theme` as a theme. Wrappers can then import stock components as `@theme-init/…`. The small sites in
 * `tests/sites` get the same components, although each has its own folder. Makes the stylesheet that follows from the
 * configuration: the colors of code and the typeface of headings.
 */
export default function siteTheme({baseUrl, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const name = 'site-theme';
  const stylesheet = 'generated.css';
  const themePath = path.resolve(__dirname, '../../theme');
  return {
    name,
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    async contentLoaded({actions}) {
      const {prism} = siteConfig.themeConfig as ThemeConfig;
      await actions.createData(stylesheet, `${fontFace(baseUrl)}\n${codeStyles(prism.theme)}`);
    },
    getClientModules: () => [path.join(generatedFilesDir, name, 'default', stylesheet)],
    getPathsToWatch: () => [path.join(themePath, '**/*.{ts,tsx}')],
  };
}
