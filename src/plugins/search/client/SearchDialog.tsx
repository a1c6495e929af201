import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchAnswer, SearchPort} from '../shared/types';
import {EMBEDDED_INDEX, embeddedSearch} from './engines';
import {healthOf, requestsOf, SearchWithFallback} from './port';
import {OutcomeStore, useOutcome, type Outcome} from './outcome';
import {useResultCount} from './resultCount';
import {ensureStorage, tidyStorage} from './storage';
import {dialogTranslations} from './translations';
import {useContextFilters, useHitAddress, useHostedConfig, useSearchData} from './useSearchConfig';

type SearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];
type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

const UNANSWERED: SearchAnswer = {results: []};

export interface SearchDialogProps {
  /** Asked once, when the dialog is there to take over the typing. */
  initialQuery: () => string;
  onClose: () => void;
}

/**
 * A result as a plain link: the link of the framework would fetch the page of every result that appears, with each letter
 * typed. Here a page is fetched ahead when the pointer rests on its result.
 */
function Hit({hit, children}: HitProps): React.JSX.Element {
  const history = useHistory();
  const {href, external} = useHitAddress()(hit.url);
  if (external) {
    return <a href={href}>{children}</a>;
  }
  return (
    <a
      href={href}
      onPointerEnter={() => void window.docusaurus.prefetch(href)}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
          event.preventDefault();
          history.push(href);
        }
      }}>
      {children}
    </a>
  );
}

/** DocSearch 4.2.0 calls its overlay a button and its foot that of the page; to a screen reader it shall be a dialog. */
function correctRoles(container: HTMLElement, label: string): void {
  const overlay = container.querySelector('.DocSearch-Container');
  if (overlay && overlay.getAttribute('role') !== 'dialog') {
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', label);
    overlay.setAttribute('tabindex', '-1');
  }
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-controls', 'aria-labelledby']) {
    overlay?.removeAttribute(name);
  }
  container.querySelector('.DocSearch-Footer')?.setAttribute('role', 'group');
}

/** Places of the dialog where something is added that DocSearch leaves out; `null` while they are not shown. */
interface Places {
  noResults: Element | null;
  assistantError: Element | null;
}

const NO_PLACES: Places = {noResults: null, assistantError: null};

function usePlaces(container: HTMLElement, label: string): Places {
  const [places, setPlaces] = useState(NO_PLACES);
  useEffect(() => {
    const update = () => {
      correctRoles(container, label);
      const noResults = container.querySelector('.DocSearch-NoResults');
      const assistantError = container.querySelector('.DocSearch-AskAiScreen-Error');
      setPlaces((present) =>
        present.noResults === noResults && present.assistantError === assistantError
          ? present
          : {noResults, assistantError},
      );
    };
    const observer = new MutationObserver(update);
    observer.observe(container, {childList: true, subtree: true});
    update();
    return () => observer.disconnect();
  }, [container, label]);
  return places;
}

/** Stands in place of the service's own message, which is English, made for programmers and sometimes a whole page. */
function AssistantFailure(): ReactNode {
  return (
    <p role="alert">
      <Translate
        id="site.search.askAi.failed"
        description="Shown in place of an answer of the assistant that could not be given">
        The assistant cannot answer now. Try again later, or go back to keyword search.
      </Translate>
    </p>
  );
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen" role="alert" data-search-failure="">
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.errorScreen.titleText" description="The title for error screen">
          Unable to fetch results
        </Translate>
      </p>
      <p className="DocSearch-Help">
        <Translate id="theme.SearchModal.errorScreen.helpText" description="The help text for error screen">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="site-button site-button--quiet" onClick={onRetry}>
        <Translate id="site.search.retry" description="Button that repeats a search that failed">
          Try again
        </Translate>
      </button>
    </div>
  );
}

function Suggestions({queries, onChoose}: {queries: readonly string[]; onChoose: (query: string) => void}): ReactNode {
  return (
    <div className="DocSearch-NoResults-Prefill-List" data-search-suggestions="">
      <p className="DocSearch-Help">
        <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText" description="The text for suggested query">
          Try searching for
        </Translate>
        :
      </p>
      <ul className="DocSearch-NoResults-Prefill-List-Items">
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tells screen readers how many results there are. */
function ResultCount({outcomes}: {outcomes: OutcomeStore}): ReactNode {
  const {query, failed, count} = useOutcome(outcomes);
  const resultCount = useResultCount();
  return (
    <div role="status" aria-live="polite" className="site-visually-hidden">
      {query && !failed ? resultCount(count) : ''}
    </div>
  );
}

interface NothingFoundProps {
  outcomes: OutcomeStore;
  /** Asks a query anew. */
  onAsk: (query: string) => void;
}

/** What DocSearch leaves out where it says that nothing was found: why, and what else to try. */
function NothingFound({outcomes, onAsk}: NothingFoundProps): ReactNode {
  const {query, failed, suggestions} = useOutcome(outcomes);
  if (failed) {
    return <Failure onRetry={() => onAsk(query)} />;
  }
  return suggestions.length > 0 && <Suggestions queries={suggestions} onChoose={onAsk} />;
}

function SeeAll({outcomes}: {outcomes: OutcomeStore}): ReactNode {
  return (
    <Translate id="theme.SearchBar.seeAll" values={{count: useOutcome(outcomes).count}}>
      {'See all {count} results'}
    </Translate>
  );
}

/**
 * The DocSearch dialog over whichever engine the site has. Loaded when the reader is about to search, with the engine behind
 * it; nothing of it belongs to the first load of a page.
 */
export default function SearchDialog({initialQuery, onClose}: SearchDialogProps): ReactNode {
  const {
    siteMetadata: {docusaurusVersion},
  } = useDocusaurusContext();
  const data = useSearchData();
  const hosted = useHostedConfig();
  const facetFilters = useContextFilters();
  const addressOf = useHitAddress();
  const history = useHistory();
  const [outcomes] = useState(() => new OutcomeStore());
  const [isAskAiActive, setAskAiActive] = useState(false);
  const [session, setSession] = useState(() => ({number: 0, query: initialQuery()}));
  const [scrollY] = useState(() => window.scrollY);
  const [container] = useState(() => document.createElement('div'));
  const latestQuery = useRef('');
  const translations = useMemo(dialogTranslations, []);

  useState(() => {
    ensureStorage();
    tidyStorage();
  });

  useLayoutEffect(() => {
    container.dataset.searchDialog = hosted ? 'hosted' : 'embedded';
    document.body.append(container);
    return () => container.remove();
  }, [container, hosted]);

  useEffect(
    () => outcomes.subscribe(() => container.toggleAttribute('data-search-failed', outcomes.get().failed)),
    [container, outcomes],
  );

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) {
        event.preventDefault();
        if (isAskAiActive) {
          setAskAiActive(false);
        } else {
          onClose();
        }
      }
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isAskAiActive, onClose]);

  const {noResults, assistantError} = usePlaces(container, translations.searchBox?.searchInputLabel ?? '');
  const restart = (query: string) => setSession(({number}) => ({number: number + 1, query}));

  const transformSearchClient = useCallback(
    (client: SearchClient): SearchClient => {
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      const embedded = embeddedSearch(data.manifest);
      const search = client.search as unknown as (parameters: unknown) => Promise<unknown>;
      const port: SearchPort = hosted
        ? new SearchWithFallback((requests) => search({requests}), embedded, healthOf(hosted.appId))
        : embedded;
      return {
        addAlgoliaAgent: client.addAlgoliaAgent,
        transporter: client.transporter,
        search: (async (parameters: unknown) => {
          const requests = requestsOf(parameters);
          const query = requests[0]?.query ?? '';
          latestQuery.current = query;
          let next: Outcome;
          let answer = UNANSWERED;
          try {
            answer = await port.search(requests);
            const count = answer.results.reduce((sum, {nbHits}) => sum + nbHits, 0);
            next = {query, failed: false, count, suggestions: answer.results[0]?.suggestions ?? []};
          } catch {
            // Passed on, the error would end as an unhandled rejection and a dialog that says "No results".
            next = {query, failed: true, count: 0, suggestions: []};
          }
          if (latestQuery.current === query) {
            outcomes.set(next);
          }
          return answer;
        }) as unknown as SearchClient['search'],
      };
    },
    [data.manifest, docusaurusVersion, hosted, outcomes],
  );

  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({...item, url: addressOf(item.url).href})),
    [addressOf],
  );

  const [navigator] = useState(() => ({
    navigate({itemUrl}: {itemUrl: string}) {
      const {href, external} = addressOf(itemUrl);
      if (external) {
        window.location.assign(href);
      } else {
        history.push(href);
      }
    },
  }));

  const ResultsFooter = useCallback(
    ({state}: FooterProps) => (
      <Link to={`${data.searchPage}?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
        <SeeAll outcomes={outcomes} />
      </Link>
    ),
    [data.searchPage, onClose, outcomes],
  );

  const indices = useMemo(
    () => [
      {
        name: hosted?.indexName ?? EMBEDDED_INDEX,
        searchParameters: {
          // The dialog shows snippets only; marking whole texts would cost most of the time of an answer.
          attributesToHighlight: [],
          ...hosted?.searchParameters,
          facetFilters: facetFilters as string[],
        },
      },
    ],
    [facetFilters, hosted],
  );

  return createPortal(
    <>
      <DocSearchModal
        key={session.number}
        appId={hosted?.appId ?? EMBEDDED_INDEX}
        apiKey={hosted?.apiKey ?? EMBEDDED_INDEX}
        indices={indices}
        placeholder={
          isAskAiActive ? translations.searchBox?.placeholderTextAskAi : translations.searchBox?.placeholderText
        }
        translations={translations}
        initialQuery={session.query}
        initialScrollY={scrollY}
        navigator={navigator}
        hitComponent={Hit}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={({query}) => data.missingResultUrl + encodeURIComponent(missingResultTitle(query))}
        onClose={onClose}
        onAskAiToggle={setAskAiActive}
        isAskAiActive={isAskAiActive}
        {...(hosted?.askAi && {askAi: hosted.askAi as DocSearchModalProps['askAi'], canHandleAskAi: true})}
      />
      <ResultCount outcomes={outcomes} />
      {noResults && createPortal(<NothingFound outcomes={outcomes} onAsk={restart} />, noResults)}
      {assistantError && createPortal(<AssistantFailure />, assistantError)}
    </>,
    container,
  );
}

function missingResultTitle(query: string): string {
  return translate(
    {
      id: 'site.search.missingResultTitle',
      message: 'Search finds nothing for: {query}',
      description: 'Title of the report that a reader files about a missing search result',
    },
    {query},
  );
}
