import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {missingResultUrl, SEARCH_PAGE} from '../../config/search';
import {withSlash} from '../../lib/addresses';
import safeDocSearch from './node/safeDocSearch';
import {MANIFEST_FILE} from './shared/indexFormat';

/** Data that the browser code of the search reads with `usePluginData('search')`. */
export interface SearchData {
  /** Path of the index manifest on the host, e.g. `/en/search-index.json`. */
  manifest: string;
  /** Path of the search page on the host, e.g. `/en/search/`. */
  searchPage: string;
  /** Start of the URL to report a missing result. The encoded title of the report is appended. */
  missingResultUrl: string;
}

/**
 * Docusaurus plugin for the search. Provides the data for the client, makes the DocSearch dialog sanitize HTML, and
 * adds the search page when Algolia's theme does not.
 */
export default function search({baseUrl, siteConfig}: LoadContext): Plugin {
  const hosted = siteConfig.themeConfig.algolia as {askAi?: unknown} | undefined;
  const searchPage = withSlash(baseUrl + SEARCH_PAGE);
  return {
    name: 'search',

    // For the texts of the dialog, `@theme/SearchTranslations`: Docusaurus offers them only with a service.
    getThemePath: () => path.join(path.dirname(require.resolve('@docusaurus/theme-search-algolia')), 'theme'),

    contentLoaded({actions}) {
      const data: SearchData = {manifest: baseUrl + MANIFEST_FILE, searchPage, missingResultUrl: missingResultUrl()};
      actions.setGlobalData(data);
      if (!hosted) {
        actions.addRoute({path: searchPage, component: '@theme/SearchPage', exact: true});
      }
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: safeDocSearch.DIALOG,
              loader: require.resolve('./node/safeDocSearch.js'),
              options: {assistant: hosted?.askAi !== undefined},
            },
          ],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // In the stylesheet of the site, the dialog's styles would block the first paint of every page.
              searchDialog: {
                name: 'search-dialog',
                test: /[\\/]@docsearch[\\/]css[\\/]|[\\/]search[\\/]client[\\/]dialog\.css/,
                type: 'css/mini-extract',
                chunks: 'async',
                enforce: true,
                priority: 60,
              },
            },
          },
        },
      } as object;
    },
  };
}
