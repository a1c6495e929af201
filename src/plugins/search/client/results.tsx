// What the dialog and the search page share. Every text is the only content of its element: React then replaces it even
// where a translator has wrapped it.
import {useHistory, useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import controls from '../../../components/controls.module.css';
import {encodeTyped} from '../../../lib/addresses';
import {isPlainClick} from '../../../lib/isPlainClick';
import type {Marked as MarkedText, SearchHit} from '../shared/types';
import {awaitArrival} from './arrival';
import styles from './results.module.css';
import {useSearchData, type SearchResults} from './useSearchResults';

/** A text with its marked words. */
function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: piece, marked}, index) => {
    const Piece = marked ? 'mark' : 'span';
    return <Piece key={index}>{piece}</Piece>;
  });
}

interface HitProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  hit: SearchHit;
  title: 'h2' | 'span';
}

/**
 * A hit, which is a link. In the page that is open, the browser itself goes to the section. A plain link: ten of `Link` take
 * a phone 40 ms at each key, and fetch ten pages.
 */
export function Hit({hit, title: Title, ...props}: HitProps): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  const [page = '', anchor] = hit.url.split('#');
  const isHere = anchor && page === pathname;
  const onClick = (event: MouseEvent) => {
    if (!isHere && isPlainClick(event)) {
      event.preventDefault();
      awaitArrival();
      history.push(hit.url);
    }
  };
  return (
    <a
      {...props}
      className={styles.hit}
      href={isHere ? `#${anchor}` : hit.url}
      onPointerEnter={() => void window.docusaurus.preload(page)}
      onClick={onClick}>
      <Title className={styles.title}>
        <Marked text={hit.trail.at(-1) ?? []} />
      </Title>
      <span className={`site-note ${styles.trail}`}>
        {/* The space is for the ears; on the screen the stylesheet puts a sign between the parts. */}
        <span>{`${hit.area} `}</span>
        {hit.trail.slice(0, -1).map((text, index) => (
          <span key={index}>
            <Marked text={[...text, {text: ' '}]} />
          </span>
        ))}
      </span>
      <span className={styles.snippet}>
        <Marked text={hit.snippet} />
      </span>
    </a>
  );
}

/** Says that results could not be fetched, with a retry. */
function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.notice} role="alert" data-search-failure="">
      <p>{translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'})}</p>
      <p>
        {translate({
          id: 'theme.SearchModal.errorScreen.helpText',
          message: 'You might want to check your network connection.',
        })}
      </p>
      <button type="button" className={controls.button} onClick={onRetry}>
        {translate({id: 'site.search.retry', message: 'Try again'})}
      </button>
    </div>
  );
}

/** Buttons that limit the results to a part of the site. */
function Areas({counts, area, onArea}: {counts: Readonly<Record<string, number>>} & AreaProps): ReactNode {
  // By name: in the order of their counts they would change places while somebody types, also under the pointer.
  const areas = Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
  if (areas.length < 2 && !area) {
    return null;
  }
  const all = translate({id: 'site.search.allAreas', message: 'Everything'});
  return (
    <div
      role="group"
      className={clsx(styles.choices, styles.areas)}
      aria-label={translate({id: 'site.search.areasLabel', message: 'Part of the site'})}>
      {[['', 0] as const, ...areas].map(([name, count]) => (
        <button
          key={name}
          type="button"
          className={controls.button}
          aria-pressed={name === area}
          onClick={() => onArea(name)}>
          <span>{name || all}</span>
          {count > 0 && <span>{String(count)}</span>}
        </button>
      ))}
    </div>
  );
}

interface NoResultsProps {
  query: string;
  /** Other queries, which have results. */
  suggestions: readonly string[];
  onSearch: (query: string) => void;
}

/** What to do when a query finds nothing: other queries, and a report. */
function NoResults({query, suggestions, onSearch}: NoResultsProps): ReactNode {
  const {missingResultUrl} = useSearchData();
  const report = translate({id: 'site.search.missingResultTitle', message: 'No results for: {query}'}, {query});
  const title = translate({id: 'theme.SearchModal.noResultsScreen.suggestedQueryText', message: 'Try searching for'});
  return (
    <div className={styles.notice} data-search-none="">
      <p className={styles.phrases}>
        <span>
          {translate({id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results found for'})}
        </span>
        <strong>{query}</strong>
      </p>
      {suggestions.length > 0 && (
        <div className={styles.notice} data-search-suggestions="">
          <p>{`${title}:`}</p>
          <ul className={styles.choices}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={controls.button} onClick={() => onSearch(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.phrases}>
        <span>
          {translate({
            id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
            message: 'Believe this query should return results?',
          })}
        </span>
        <a href={missingResultUrl + encodeTyped(report)}>
          {translate({
            id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
            message: 'Let us know.',
          })}
        </a>
      </p>
    </div>
  );
}

/** A live region with the number of results, and with the words of the query that were left out. */
function ResultCount({status, answer}: SearchResults): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = answer?.count ?? 0;
  const found = translate(
    {id: 'theme.SearchPage.documentsFound.plurals', message: 'One result found|{count} results found'},
    {count},
  );
  const nothing = translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'});
  const loading = translate({id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...'});
  const ignored = answer?.ignored.join(', ');
  return (
    <div role="status" className={styles.count}>
      {status === 'loading' && !answer && <p>{loading}</p>}
      {status !== 'failed' && answer && <p>{count > 0 ? selectMessage(count, found) : nothing}</p>}
      {ignored && (
        <p data-search-ignored="">
          {translate(
            {id: 'site.search.without', message: 'Without: {words} (not found on this site)'},
            {words: ignored},
          )}
        </p>
      )}
    </div>
  );
}

interface AreaProps {
  /** The part of the site to which results are limited; empty for all. */
  area: string;
  onArea: (area: string) => void;
}

interface Props extends AreaProps {
  query: string;
  results: SearchResults;
  /** Called with another query, for the whole site, and when the reader tries again. */
  onSearch: (query: string) => void;
  onRetry: () => void;
}

/** What there is to say and to choose above the list of hits. */
export function ResultsHead({query, results, onSearch, onRetry, ...areas}: Props): ReactNode {
  const {status, answer} = results;
  return (
    <>
      {status === 'failed' && <Failure onRetry={onRetry} />}
      {answer && <Areas counts={answer.areas} {...areas} />}
      <ResultCount {...results} />
      {status === 'done' && answer?.count === 0 && (
        <NoResults query={query.trim()} suggestions={answer.suggestions} onSearch={onSearch} />
      )}
    </>
  );
}
