import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useState} from 'react';
import type {SearchData} from '../index';
import type {SearchAnswer} from '../shared/types';
import {prepareSearch} from './embeddedSearch';

/** Returns the addresses of the index, the search page, and the page to report a missing result. */
export const useSearchData = (): SearchData => usePluginData('search', undefined, {failfast: true}) as SearchData;

export interface SearchResults {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The answer to the query; while that is loading, the one before it, unless the query was blank in between. */
  answer: SearchAnswer | undefined;
  more: () => void;
  retry: () => void;
}

/** Shown before the first answer and for a blank query. */
const NOTHING: {id: string; answer?: SearchAnswer} = {id: ''};
/** What has been shown, by key: Back to the search page finds its results at once, as many as there were, and so its place. */
const kept = new Map<string, {asked: {key: string; limit: number; attempt: number}; shown: typeof NOTHING}>();

/**
 * Searches one area of the site, or all if `area` is empty. Ignores answers that come after the query has changed.
 * @param step number of hits that `more` adds
 */
export function useSearchResults(query: string, area: string, step: number): SearchResults {
  const {index} = useSearchData();
  const tags = useDocsContextualSearchTags().join(' ');
  const trimmed = query.trim();
  const key = [trimmed, area, step].join('\n');
  const [asked, setAsked] = useState(kept.get(key)?.asked);
  const [shown, setShown] = useState(kept.get(key)?.shown ?? NOTHING);
  const {limit, attempt} = asked?.key === key ? asked : {limit: step, attempt: 0};
  const id = [key, limit, attempt].join('\n');

  if (!trimmed && shown !== NOTHING) {
    setShown(NOTHING);
  }

  useEffect(() => {
    if (!trimmed) {
      return undefined;
    }
    let isCurrent = true;
    const answerQuery = async () => {
      const ask = await prepareSearch(index);
      // Only what the reader has typed when the index is there is searched.
      const answer = isCurrent && (await ask({query: trimmed, tags: ['default', ...tags.split(' ')], area, limit}));
      if (isCurrent && answer) {
        kept.set(key, {asked: {key, limit, attempt}, shown: {id, answer}});
        setShown({id, answer});
      }
    };
    answerQuery().catch(() => isCurrent && setShown({id}));
    return () => {
      isCurrent = false;
    };
  }, [area, attempt, id, index, key, limit, tags, trimmed]);

  const status = shown.id !== id ? 'loading' : shown.answer ? 'done' : 'failed';
  return {
    status: trimmed ? status : 'idle',
    answer: shown.answer,
    more: () => setAsked({key, limit: limit + step, attempt}),
    retry: () => setAsked({key, limit, attempt: attempt + 1}),
  };
}
