import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../index';

/** Returns the addresses of the index, the search page, and the page to report a missing result. */
export function useSearchData(): SearchData {
  return usePluginData('search', undefined, {failfast: true}) as SearchData;
}
