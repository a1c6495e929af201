import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {translationsRule} from './inline-translations';

/** Module of the theme that adds a highlighter and all its languages to the scripts of every page. */
const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/** Alias for the component that holds the old page until the next one has loaded; see `navigation`. */
const NAVIGATION = {
  [`${require.resolve('@docusaurus/core/lib/client/PendingNavigation')}$`]: path.join(
    __dirname,
    'navigation/PendingNavigation.tsx',
  ),
};

/** Docusaurus plugin that changes other people's code, alike in `npm start` and in the built site; see the README. */
export default function interventions({localizationDir}: LoadContext): Plugin {
  return {
    name: 'interventions',
    configureWebpack(_config, isServer) {
      return {
        // The build colors code (src/remark/code-blocks).
        resolve: {alias: {...(!isServer && NAVIGATION), [`${HIGHLIGHTER}$`]: false}},
        module: {rules: [translationsRule(path.join(localizationDir, 'code.json'))]},
      };
    },
  };
}
