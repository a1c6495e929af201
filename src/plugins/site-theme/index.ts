import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {codeStyles, fontFaces} from './stylesheet';

/**
 * Registers `src/theme` as a theme. Wrappers can then import stock components as `@theme-init/…`. The small sites in
 * `tests/sites` get the same components, although each has its own folder. Makes the styles that follow from the
 * configuration: the colors of code and the typefaces of headings.
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
      await actions.createData(stylesheet, codeStyles(prism.theme));
    },
    // Not in the stylesheet: with a typeface that arrives in it, the browser lays out once more what is on the screen.
    injectHtmlTags: () => ({headTags: [{tagName: 'style', innerHTML: fontFaces(baseUrl)}]}),
    getClientModules: () => [path.join(generatedFilesDir, name, 'default', stylesheet)],
    getPathsToWatch: () => [path.join(themePath, '**/*.{ts,tsx}')],
  };
}
