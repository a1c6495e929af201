// The parts that the dialog and the search page share. As in messages.tsx, each text is alone in its element.
import {useHistory, useLocation} from '@docusaurus/router';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {encodeTyped} from '../../../lib/addresses';
import {isPlainClick} from '../../../lib/isPlainClick';
import type {Marked as MarkedText, SearchHit} from '../shared/types';
import {awaitArrival} from './arrival';
import styles from './results.module.css';
import type {SearchResults} from './useSearchResults';
import {useSearchData} from './useSearchData';

/** A text with its marked words. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: piece, marked}, index) => {
    const Piece = marked ? 'mark' : 'span';
    return <Piece key={index}>{piece}</Piece>;
  });
}

/** The part of the site, the page and the headings above a hit. */
export function Trail({hit}: {hit: SearchHit}): ReactNode {
  return (
    <span className={`site-note ${styles.trail}`}>
      {/* The space is for the ears; on the screen the stylesheet puts a sign between the parts. */}
      <span>{`${hit.area} `}</span>
      {hit.trail.slice(0, -1).map((text, index) => (
        <span key={index}>
          <Marked text={[...text, {text: ' '}]} />
        </span>
      ))}
    </span>
  );
}

/**
 * The link of a hit. In the page that is open, the browser itself goes to the section. A plain link: ten of `Link` take a
 * phone 40 ms at each key, and fetch ten pages.
 */
export function HitLink({hit, ...props}: {hit: SearchHit} & Omit<ComponentProps<'a'>, 'href' | 'onClick'>): ReactNode {
  const {pathname} = useLocation();
  const history = useHistory();
  const [page = '', anchor] = hit.url.split('#');
  if (anchor && page === pathname) {
    return <a {...props} href={`#${anchor}`} />;
  }
  const preload = () => void window.docusaurus.preload(page);
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      awaitArrival();
      history.push(hit.url);
    }
  };
  return <a {...props} href={hit.url} onPointerEnter={preload} onClick={onClick} />;
}

interface AreasProps {
  counts: Readonly<Record<string, number>>;
  chosen: string;
  onChoose: (area: string) => void;
}

/** Buttons that limit the results to a part of the site. */
export function Areas({counts, chosen, onChoose}: AreasProps): ReactNode {
  const areas = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (areas.length < 2 && !chosen) {
    return null;
  }
  const all = translate({id: 'site.search.allAreas', message: 'Everything'});
  return (
    <div
      role="group"
      className={`${styles.choices} ${styles.areas}`}
      aria-label={translate({id: 'site.search.areasLabel', message: 'Part of the site'})}>
      {[['', 0] as const, ...areas].map(([area, count]) => (
        <button
          key={area}
          type="button"
          className={styles.choice}
          aria-pressed={area === chosen}
          onClick={() => onChoose(area)}>
          <span>{area || all}</span>
          {count > 0 && <span className={styles.areaCount}>{String(count)}</span>}
        </button>
      ))}
    </div>
  );
}

interface QueriesProps {
  title: string;
  queries: readonly string[];
  onChoose: (query: string) => void;
}

/** Queries to choose from, as buttons. */
export function Queries({title, queries, onChoose}: QueriesProps): ReactNode {
  return (
    queries.length > 0 && (
      <div className={styles.notice} data-search-suggestions="">
        <p>{title}</p>
        <ul className={styles.choices}>
          {queries.map((query) => (
            <li key={query}>
              <button type="button" className={styles.choice} onClick={() => onChoose(query)}>
                {query}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** What to do when a query finds nothing: other queries, and a report. */
export function NoResults({query, queries, onChoose}: Omit<QueriesProps, 'title'> & {query: string}): ReactNode {
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
      <Queries title={`${title}:`} queries={queries} onChoose={onChoose} />
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
export function ResultCount({status, answer}: SearchResults): ReactNode {
  const {selectMessage} = usePluralForm();
  const countOf = (count: number) =>
    selectMessage(
      count,
      translate(
        {id: 'theme.SearchPage.documentsFound.plurals', message: 'One result found|{count} results found'},
        {count},
      ),
    );
  const nothing = translate({id: 'theme.SearchPage.noResultsText', message: 'No results were found'});
  const loading = translate({id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...'});
  const ignored = answer?.ignored.join(', ');
  return (
    <div role="status" className={styles.count}>
      {status === 'loading' && !answer && <p>{loading}</p>}
      {status !== 'failed' && answer && <p>{answer.count > 0 ? countOf(answer.count) : nothing}</p>}
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
