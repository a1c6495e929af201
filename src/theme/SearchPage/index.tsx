// Differs from stock: works on both engines, has an error state, filters by area, sets no HTML, announces the count.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {Failure, Ignored, Suggestions, useResultCount} from '../../plugins/search/client/messages';
import {useHitAddress} from '../../plugins/search/client/useSearchConfig';
import {useSearchResults} from '../../plugins/search/client/useSearchResults';
import {splitHighlights} from '../../plugins/search/shared/markup';
import {LEVELS, type SearchHit} from '../../plugins/search/shared/types';
import styles from './styles.module.css';

const ADDRESS_DEBOUNCE_MS = 300;

function Marked({value}: {value: string}): ReactNode {
  return splitHighlights(value).map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** Titles of a hit with highlight markup: the part of the site, the page, and the headings down to the section. */
function trailOf({hierarchy, _snippetResult}: SearchHit): string[] {
  return LEVELS.flatMap((level) => {
    const value = _snippetResult?.hierarchy?.[level]?.value ?? hierarchy[level];
    return value ? [value] : [];
  });
}

function Result({hit}: {hit: SearchHit}): ReactNode {
  const {href, external} = useHitAddress()(hit.url);
  const trail = trailOf(hit);
  const title = trail.at(-1) ?? href;
  const summary = hit._snippetResult?.content?.value;
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.resultTitle}>
        {external ? (
          <a href={href}>
            <Marked value={title} />
          </a>
        ) : (
          <Link to={href}>
            <Marked value={title} />
          </Link>
        )}
      </Heading>
      {trail.length > 1 && (
        <p className={clsx('site-note', styles.trail)}>
          {trail.slice(0, -1).map((value, index) => (
            <span key={index}>
              <Marked value={value} />
            </span>
          ))}
        </p>
      )}
      {summary && (
        <p className={styles.summary}>
          <Marked value={summary} />
        </p>
      )}
    </li>
  );
}

function Areas({
  counts,
  chosen,
  onChoose,
}: {
  counts: Readonly<Record<string, number>>;
  chosen: string;
  onChoose: (area: string) => void;
}): ReactNode {
  const areas = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (areas.length < 2 && !chosen) {
    return null;
  }
  const all = translate({id: 'site.search.allAreas', message: 'Everything'});
  return (
    <div
      role="group"
      className={styles.areas}
      aria-label={translate({id: 'site.search.areasLabel', message: 'Part of the site'})}>
      {[['', all] as const, ...areas.map(([area]) => [area, area] as const)].map(([area, name]) => (
        <button
          key={area}
          type="button"
          className={styles.area}
          aria-pressed={area === chosen}
          onClick={() => onChoose(area)}>
          {name}
          {area && <span className={styles.areaCount}> {counts[area]}</span>}
        </button>
      ))}
    </div>
  );
}

/** The query and its setter. The query goes into the address when typing pauses; a new address changes the query. */
function useQuery(): [query: string, setQuery: (query: string) => void] {
  const [inAddress, setInAddress] = useQueryString('q');
  const [previous, setPrevious] = useState(inAddress);
  const [query, setQuery] = useState(inAddress);
  if (inAddress !== previous) {
    setPrevious(inAddress);
    setQuery(inAddress);
  }
  useEffect(() => {
    if (query === inAddress) {
      return undefined;
    }
    const timer = setTimeout(() => setInAddress(query), ADDRESS_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [inAddress, query, setInAddress]);
  return [query, setQuery];
}

function SearchPageContent(): ReactNode {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useQuery();
  const [area, setArea] = useQueryString('area');
  const {hits, count, areas, status, suggestions, ignored, hasMore, more, retry} = useSearchResults(query, area);
  const resultCount = useResultCount();
  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});

  useEffect(() => {
    // Preparing to type is what this page is for; on a phone it would only raise the keyboard over the results.
    if (window.matchMedia('(hover: hover)').matches) {
      input.current?.focus({preventScroll: true});
    }
  }, []);

  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.search.pageDescription',
          message: 'Search the manual and the blog: web portal, mobile app, hardware, and External Charts.',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <noscript>
          <p>
            <Translate id="site.search.noScript">
              Search needs JavaScript. Without it, choose from all pages of this site.
            </Translate>
          </p>
          <div data-site-map="" />
        </noscript>
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={inputId} className={styles.inputLabel}>
            <Translate id="theme.SearchPage.inputLabel">Search</Translate>
          </label>
          <input
            ref={input}
            id={inputId}
            type="search"
            name="q"
            className={styles.input}
            placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
            value={query}
            maxLength={512}
            autoComplete="off"
            onChange={({target}) => setQuery(target.value)}
          />
        </form>
        {status !== 'failed' && <Areas counts={areas} chosen={area} onChoose={setArea} />}
        <div role="status" aria-live="polite" className={styles.count}>
          {status === 'done' && count > 0 && resultCount(count)}
          {status === 'done' && count === 0 && (
            <Translate id="theme.SearchPage.noResultsText">No results were found</Translate>
          )}
          {status === 'done' && <Ignored words={ignored} className={styles.ignored} />}
        </div>
        {status === 'failed' && <Failure className={styles.notice} onRetry={retry} />}
        {status === 'done' && count === 0 && (
          <Suggestions
            queries={suggestions}
            onChoose={(suggestion) => {
              setArea(null);
              setQuery(suggestion);
            }}
            className={styles.notice}
            listClassName={styles.suggestions}
            buttonClassName={styles.area}
          />
        )}
        <ol className="site-list" aria-busy={status === 'loading'}>
          {hits.map((hit) => (
            <Result key={hit.objectID} hit={hit} />
          ))}
        </ol>
        {hasMore && (
          <button
            type="button"
            className="site-button site-button--quiet"
            disabled={status === 'loading'}
            onClick={more}>
            <Translate id="site.search.more">Show more results</Translate>
          </button>
        )}
      </main>
    </>
  );
}

/** The search page: all results of a query, with a filter by part of the site. "See all results" opens this page. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
