import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {translationsRule} from './inline-translations';
import {cacheGroups} from './sharedChunks';

/** Module of the theme that adds a highlighter and all its languages to the scripts of every page. */
const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/** Modules of Docusaurus in the browser, and what takes their place; see the folders. */
const REPLACED: Readonly<Record<string, string>> = {
  PendingNavigation: 'navigation/PendingNavigation.tsx',
  prefetch: 'prefetch/prefetch.ts',
};

/** Docusaurus plugin that changes other people's code, alike in `npm start` and in the built site; see the README. */
export default function interventions({localizationDir}: LoadContext): Plugin {
  const replaced = Object.entries(REPLACED).map(([module, file]): [string, string] => [
    `${require.resolve(`@docusaurus/core/lib/client/${module}`)}$`,
    path.join(__dirname, file),
  ]);
  return {
    name: 'interventions',
    configureWebpack(_config, isServer) {
      return {
        ...(!isServer && {entry: {main: path.join(__dirname, 'entry.ts')}, optimization: {splitChunks: {cacheGroups}}}),
        // The build colors code (src/remark/code-blocks).
        resolve: {alias: {...(!isServer && Object.fromEntries(replaced)), [`${HIGHLIGHTER}$`]: false}},
        module: {rules: [translationsRule(path.join(localizationDir, 'code.json'))]},
      };
    },
  };
}
