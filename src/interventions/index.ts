import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {entryOf, OWN_ENTRY} from './entry';
import {translationsRule} from './inline-translations';

/** Module of the theme that adds a highlighter and all its languages to the scripts of every page. */
const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

function forBrowser(config: {entry?: unknown}) {
  const alias = {
    [`${require.resolve('@docusaurus/core/lib/client/PendingNavigation')}$`]: path.join(
      __dirname,
      'navigation/PendingNavigation.tsx',
    ),
    '@client-entry$': entryOf(config),
  };
  return {entry: {main: OWN_ENTRY}, alias};
}

/** Docusaurus plugin that changes other people's code, alike in `npm start` and in the built site; see the README. */
export default function interventions({localizationDir}: LoadContext): Plugin {
  return {
    name: 'interventions',
    configureWebpack(config, isServer) {
      const {alias, ...others} = isServer ? {} : forBrowser(config);
      return {
        ...others,
        // The build colors code (src/remark/code-blocks).
        resolve: {alias: {...alias, [`${HIGHLIGHTER}$`]: false}},
        module: {rules: [translationsRule(path.join(localizationDir, 'code.json'))]},
      };
    },
  };
}
