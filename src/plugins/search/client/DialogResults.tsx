import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import React, {memo, useLayoutEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {encodeTyped} from '../../../lib/addresses';
import {isPlainClick} from '../../../lib/isPlainClick';
import type {SearchHit} from '../shared/types';
import {Failure} from './messages';
import {recentQueries, rememberQuery} from './recentQueries';
import {Areas, HitLink, Marked, NoResults, Queries, ResultCount, Trail} from './results';
import resultStyles from './results.module.css';
import styles from './searchDialog.module.css';
import {useSearchData} from './useSearchData';
import {useSearchResults} from './useSearchResults';

const NO_HITS: readonly SearchHit[] = [];

/** Maximum number of hits in the dialog. The search page can show all. */
const MAX_HITS = 10;

interface Props {
  query: string;
  /** Id of the list box; those of its options add their number. */
  listId: string;
  /** Number of the option that Enter follows. */
  active: number;
  onActive: (option: number) => void;
  /** Called with the number of hits shown, and with `undefined` while a query has no answer. */
  onAnswer: (hits: number | undefined) => void;
  onSearch: (query: string) => void;
  /** Called when the reader leaves the dialog by a link, before its page is shown. */
  onFollow: () => void;
}

/** The options, rendered again only when they or the active one change, not at each key. */
const Hits = memo(function Hits({
  hits,
  listId,
  active,
}: {hits: readonly SearchHit[]} & Pick<Props, 'listId' | 'active'>) {
  return (
    <div
      id={listId}
      role="listbox"
      hidden={hits.length === 0}
      aria-label={translate({id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search'})}>
      {hits.map((hit, index) => (
        <HitLink
          key={hit.url}
          hit={hit}
          id={listId + String(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.hit}>
          <span className={styles.title}>
            <Marked text={hit.trail.at(-1) ?? []} />
          </span>
          <Trail hit={hit} />
          <span className={styles.snippet}>
            <Marked text={hit.snippet} />
          </span>
        </HitLink>
      ))}
    </div>
  );
});

/** What the search dialog shows below its input. */
export default memo(function DialogResults({
  query,
  listId,
  active,
  onActive,
  onAnswer,
  onSearch,
  onFollow,
}: Props): ReactNode {
  const {searchPage} = useSearchData();
  const [recent] = useState(recentQueries);
  const [area, setArea] = useState('');
  const results = useSearchResults(query, area, MAX_HITS);
  const {status, answer, retry} = results;
  const hits = answer?.hits ?? NO_HITS;
  const answered = status === 'done' ? hits.length : undefined;

  // Before the paint, so that list and input change at once.
  useLayoutEffect(() => onAnswer(answered), [answered, onAnswer, query]);

  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      rememberQuery(query.trim());
      onFollow();
    }
  };

  return (
    <div className={resultStyles.marks}>
      {status === 'idle' && (
        <Queries
          title={translate({id: 'theme.SearchModal.startScreen.recentSearchesTitle', message: 'Recent'})}
          queries={recent}
          onChoose={onSearch}
        />
      )}
      {status === 'failed' && <Failure onRetry={retry} />}
      {answer && (
        <Areas
          counts={answer.areas}
          chosen={area}
          onChoose={(chosen) => {
            setArea(chosen);
            onActive(0);
          }}
        />
      )}
      <ResultCount {...results} />
      {status === 'done' && hits.length === 0 && (
        <NoResults
          query={query.trim()}
          queries={answer?.suggestions ?? []}
          onChoose={(suggestion) => {
            setArea('');
            onSearch(suggestion);
          }}
        />
      )}
      <div onClick={onClick}>
        <Hits hits={hits} listId={listId} active={active} />
      </div>
      {answer && answer.count > 0 && (
        <Link className={styles.all} to={`${searchPage}?q=${encodeTyped(query.trim())}`} onClick={onClick}>
          {translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count: answer.count})}
        </Link>
      )}
    </div>
  );
});
