import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Offers `src/theme` as a theme. In the site itself Docusaurus would find that folder anyway; the test variants have a
 * site folder of their own and get the same components through this.
 */
export default function ownTheme(): Plugin {
  const themePath = path.resolve(__dirname, '../../theme');
  return {
    name: 'own-theme',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    getPathsToWatch: () => [path.join(themePath, '**/*.{ts,tsx}')],
  };
}
