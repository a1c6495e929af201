import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {missingResultUrl, SEARCH_PAGE} from '../../config/search';
import {withSlash} from '../../lib/addresses';
import {INDEX_FILE} from './shared/indexFormat';

/** Data that the browser code of the search reads with `usePluginData('search')`. */
export interface SearchData {
  /** Path of the index on the host, e.g. `/en/search-index.txt`. */
  index: string;
  /** Path of the search page on the host, e.g. `/en/search/`. */
  searchPage: string;
  /** Start of the URL to report a missing result. The encoded title of the report is appended. */
  missingResultUrl: string;
}

/** Docusaurus plugin for the search: data for the client, and the search page when Algolia's theme has none. */
export default function search({baseUrl, siteConfig}: LoadContext): Plugin {
  const searchPage = withSlash(baseUrl + SEARCH_PAGE);
  return {
    name: 'search',

    // Part of the bundle of all pages, in place of a copy in the chunk of each kind of page.
    getClientModules: () => [path.join(__dirname, 'client/SearchDialog')],

    contentLoaded({actions}) {
      const data: SearchData = {index: baseUrl + INDEX_FILE, searchPage, missingResultUrl: missingResultUrl()};
      actions.setGlobalData(data);
      if (!siteConfig.themeConfig.algolia) {
        actions.addRoute({path: searchPage, component: path.join(__dirname, 'client/SearchPage'), exact: true});
      }
    },
  };
}
