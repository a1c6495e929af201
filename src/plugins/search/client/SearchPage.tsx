import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import controls from '../../../components/controls.module.css';
import {Hit, ResultsHead} from './results';
import styles from './searchPage.module.css';
import {useSearchResults} from './useSearchResults';

const HITS_STEP = 20;

function SearchPageContent(): ReactNode {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useQueryString('q');
  const [area, setArea] = useQueryString('area');
  const results = useSearchResults(query, area, HITS_STEP);
  const {status, answer, more, retry} = results;
  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});

  useEffect(() => {
    // Uncontrolled, because React would lose letters of fast typing; set only when a link changes the query.
    if (input.current) {
      input.current.value = new URLSearchParams(window.location.search).get('q') ?? '';
    }
  }, [query]);

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
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <noscript>
          <Link to="/docs/intro">
            {translate({
              id: 'site.search.noScript',
              message: 'Search needs JavaScript. The manual also leads you to its pages.',
            })}
          </Link>
        </noscript>
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={inputId} className={controls.label}>
            {translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
          </label>
          <input
            ref={input}
            id={inputId}
            type="search"
            name="q"
            className={controls.input}
            placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
            defaultValue={query}
            maxLength={512}
            autoComplete="off"
            onChange={({target}) => setQuery(target.value)}
          />
        </form>
        <ResultsHead
          query={query}
          results={results}
          area={area}
          onArea={setArea}
          onSearch={(suggestion) => {
            setArea(null);
            setQuery(suggestion);
          }}
          onRetry={retry}
        />
        <ol className="site-list" aria-busy={status === 'loading'}>
          {answer?.hits.map((hit) => (
            <li key={hit.url}>
              <Hit hit={hit} title="h2" />
            </li>
          ))}
        </ol>
        {answer && answer.hits.length < answer.count && (
          <button type="button" className={controls.button} onClick={more}>
            {translate({id: 'site.search.more', message: 'Show more results'})}
          </button>
        )}
      </main>
    </>
  );
}

/** The search page: all results of a query, with a filter by part of the site. "See all results" opens this page. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchPageContent />
    </Layout>
  );
}
