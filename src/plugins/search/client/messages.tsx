import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

/** Returns a function that makes texts such as "12 results found", with the right plural form. */
export function useResultCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {id: 'theme.SearchPage.documentsFound.plurals', message: 'One result found|{count} results found'},
        {count},
      ),
    );
}

/** Says that results could not be fetched. On the development server, says how to make the index. */
export function FailureText(): ReactNode {
  return process.env.NODE_ENV === 'development' ? (
    <p>
      <Translate id="site.search.development">
        The search index is made from the built pages: run "npm run build", and then "npm run serve".
      </Translate>
    </p>
  ) : (
    <>
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p className="DocSearch-Help">
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
    </>
  );
}

/** Says that searching has failed, with a button to retry. */
export function Failure({className, onRetry}: {className: string | undefined; onRetry: () => void}): ReactNode {
  return (
    <div className={className} role="alert" data-search-failure="">
      <FailureText />
      <button type="button" className="site-button site-button--quiet" onClick={onRetry}>
        <Translate id="site.search.retry">Try again</Translate>
      </button>
    </div>
  );
}

/** Returns a text that names the words of a query that match nothing; empty when there are no such words. */
export function withoutWords(words: readonly string[]): string {
  const message = translate(
    {id: 'site.search.without', message: 'Without: {words} (not found on this site)'},
    {words: words.join(', ')},
  );
  return words.length > 0 ? message : '';
}

/** Shows which words of the query were ignored because they match nothing. */
export function Ignored({words, className}: {words: readonly string[]; className: string | undefined}): ReactNode {
  const message = withoutWords(words);
  return (
    message && (
      <p className={className} data-search-ignored="">
        {message}
      </p>
    )
  );
}

interface SuggestionsProps {
  queries: readonly string[];
  onChoose: (query: string) => void;
  className: string | undefined;
  listClassName: string | undefined;
  buttonClassName: string | undefined;
}

/** Shows suggested queries as buttons. Used when the reader's own query has no results. */
export function Suggestions({queries, onChoose, ...classes}: SuggestionsProps): ReactNode {
  return (
    queries.length > 0 && (
      <div className={classes.className} data-search-suggestions="">
        <p className="DocSearch-Help">
          <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText">Try searching for</Translate>:
        </p>
        <ul className={classes.listClassName}>
          {queries.map((query) => (
            <li key={query}>
              <button type="button" className={classes.buttonClassName} onClick={() => onChoose(query)}>
                {query}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
