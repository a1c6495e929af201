import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {typography} from '../../remark/typography/typography';

/**
 * Offers `src/theme` as a theme. In the site itself Docusaurus would find that folder anyway; the test variants have a
 * site folder of their own and get the same components through this. Interface strings get their non-breaking spaces here: Docusaurus hands the
 * same object to every plugin and writes it out afterwards, so it is changed in place.
 */
export default function ownTheme({codeTranslations}: LoadContext): Plugin {
  for (const [id, message] of Object.entries(codeTranslations)) {
    codeTranslations[id] = typography(message, currentLocale());
  }
  const themePath = path.resolve(__dirname, '../../theme');
  return {
    name: 'own-theme',
    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,
    getPathsToWatch: () => [path.join(themePath, '**/*.{ts,tsx}')],
  };
}
