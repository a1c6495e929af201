import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog.css';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {SearchAnswer, SearchRequest} from '../shared/types';
import {DIALOG_TRANSLATIONS} from './dialogTranslations';
import {EMBEDDED_INDEX, embeddedSearch} from './embeddedSearch';
import {Failure, Ignored, Suggestions, useResultCount, withoutWords} from './messages';
import {OutcomeStore, useOutcome} from './outcome';
import {prepareStorage} from './prepareStorage';
import {trapFocus} from './trapFocus';
import {useContextFilters, useHitAddress, useHostedConfig, useSearchData} from './useSearchConfig';
import {circuitBreaker, withFallback} from './withFallback';

/** Results that the dialog asks for at each key; the search page shows all. */
const MAX_HITS = 10;

type SearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];
type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

export interface SearchDialogProps {
  /** Called once, when the dialog is mounted and takes over the typing. */
  initialQuery: () => string;
  onClose: () => void;
}

/**
 * A result as a plain link: `<Link>` would prefetch the page of every result that appears, at each key stroke. Here the
 * pointer over a result prefetches its page. Only then is it a link for the browser: the keyboard chooses the option around
 * it, which must not contain another control.
 */
function Hit({hit, children}: HitProps): React.JSX.Element {
  const history = useHistory();
  const {href, external} = useHitAddress()(hit.url);
  const [isPointed, setPointed] = useState(false);
  return (
    <a
      href={isPointed ? href : undefined}
      // Not `onPointerEnter`, which React doesn't call in Firefox when the list changes below a resting pointer.
      onPointerOver={() => {
        setPointed(true);
        if (!external) {
          void window.docusaurus.prefetch(href);
        }
      }}
      onPointerLeave={() => setPointed(false)}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
          event.preventDefault();
          if (external) {
            window.location.assign(href);
          } else {
            history.push(href);
          }
        }
      }}>
      {children}
    </a>
  );
}

/** DocSearch 4.2.0 has wrong roles: the overlay is a button, its footer that of the page. */
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

/** Elements of the dialog into which the site renders additions; `null` while they are not shown. */
interface Screens {
  results: Element | null;
  noResults: Element | null;
  assistantError: Element | null;
}

const NO_SCREENS: Screens = {results: null, noResults: null, assistantError: null};

function useScreens(container: HTMLElement, label: string): Screens {
  const [screens, setScreens] = useState(NO_SCREENS);
  useEffect(() => {
    const update = () => {
      correctRoles(container, label);
      const results = container.querySelector('.DocSearch-HitsFooter')?.parentElement ?? null;
      const noResults = container.querySelector('.DocSearch-NoResults');
      const assistantError = container.querySelector('.DocSearch-AskAiScreen-Error');
      setScreens((present) =>
        present.results === results && present.noResults === noResults && present.assistantError === assistantError
          ? present
          : {results, noResults, assistantError},
      );
    };
    const observer = new MutationObserver(update);
    observer.observe(container, {childList: true, subtree: true});
    update();
    return () => observer.disconnect();
  }, [container, label]);
  return screens;
}

/** Replaces the service's own message, which is English, technical and sometimes a whole HTML page. */
function AssistantFailure(): ReactNode {
  return (
    <p role="alert">
      <Translate id="site.search.askAi.failed">
        The assistant can't answer now. Try again later, or go back to keyword search.
      </Translate>
    </p>
  );
}

/** Tells screen readers how many results there are. */
function ResultCount({outcomes}: {outcomes: OutcomeStore}): ReactNode {
  const {query, failed, count, ignored} = useOutcome(outcomes);
  const resultCount = useResultCount();
  return (
    <div role="status" aria-live="polite" className="site-visually-hidden">
      {query && !failed ? `${resultCount(count)}. ${withoutWords(ignored)}` : ''}
    </div>
  );
}

/** Addition to DocSearch's "no results" screen: the failure with a retry, or other queries to try. */
function NoResults({outcomes, onAsk}: {outcomes: OutcomeStore; onAsk: (query: string) => void}): ReactNode {
  const {query, failed, suggestions} = useOutcome(outcomes);
  return failed ? (
    <Failure className="DocSearch-ErrorScreen" onRetry={() => onAsk(query)} />
  ) : (
    <Suggestions
      queries={suggestions}
      onChoose={onAsk}
      className="DocSearch-NoResults-Prefill-List"
      listClassName="DocSearch-NoResults-Prefill-List-Items"
      buttonClassName="DocSearch-Prefill"
    />
  );
}

function IgnoredWords({outcomes}: {outcomes: OutcomeStore}): ReactNode {
  return <Ignored words={useOutcome(outcomes).ignored} className="DocSearch-Label" />;
}

function SeeAll({outcomes}: {outcomes: OutcomeStore}): ReactNode {
  return (
    <Translate id="theme.SearchBar.seeAll" values={{count: useOutcome(outcomes).count}}>
      {'See all {count} results'}
    </Translate>
  );
}

/**
 * The DocSearch dialog over the hosted or the embedded engine. Loaded on demand, when the reader is about to search.
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

  // In the first render, before DocSearch reads the storage.
  useState(prepareStorage);

  useEffect(() => trapFocus(container), [container]);

  useLayoutEffect(() => {
    container.dataset.searchDialog = hosted ? 'hosted' : 'embedded';
    document.body.append(container);
    return () => container.remove();
  }, [container, hosted]);

  useEffect(
    () =>
      outcomes.subscribe(() => {
        container.toggleAttribute('data-search-answered', true);
        container.toggleAttribute('data-search-failed', outcomes.get().failed);
      }),
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

  const {results, noResults, assistantError} = useScreens(
    container,
    DIALOG_TRANSLATIONS.searchBox.searchInputLabel ?? '',
  );
  const restart = (query: string) => setSession(({number}) => ({number: number + 1, query}));

  const transformSearchClient = useCallback(
    (client: SearchClient): SearchClient => {
      client.addAlgoliaAgent('docusaurus', docusaurusVersion);
      const ask = client.search as unknown as (parameters: {requests: readonly SearchRequest[]}) => Promise<unknown>;
      const embedded = embeddedSearch(data.manifest);
      const port = hosted
        ? withFallback((requests) => ask({requests}), embedded, circuitBreaker(hosted.appId))
        : embedded;
      const search = async ({requests}: {requests: readonly SearchRequest[]}): Promise<SearchAnswer> => {
        const query = requests[0]?.query ?? '';
        latestQuery.current = query;
        // Passed on, an error would end as an unhandled rejection and a dialog that says "No results".
        const answer = await port.search(requests).catch(() => undefined);
        if (latestQuery.current === query) {
          const results = answer?.results ?? [];
          const count = results.reduce((sum, {nbHits}) => sum + nbHits, 0);
          const {suggestions = [], ignored = []} = results[0] ?? {};
          outcomes.set({query, failed: !answer, count, suggestions, ignored});
        }
        return answer ?? {results: []};
      };
      return {...client, search: search as unknown as SearchClient['search']};
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
          // The dialog shows snippets only; highlighting whole texts would take most of the time of an answer.
          attributesToHighlight: [],
          hitsPerPage: MAX_HITS,
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
        maxResultsPerGroup={MAX_HITS}
        placeholder={
          isAskAiActive
            ? DIALOG_TRANSLATIONS.searchBox.placeholderTextAskAi
            : DIALOG_TRANSLATIONS.searchBox.placeholderText
        }
        translations={DIALOG_TRANSLATIONS}
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
      {results && createPortal(<IgnoredWords outcomes={outcomes} />, results)}
      {noResults && createPortal(<NoResults outcomes={outcomes} onAsk={restart} />, noResults)}
      {assistantError && createPortal(<AssistantFailure />, assistantError)}
    </>,
    container,
  );
}

function missingResultTitle(query: string): string {
  return translate({id: 'site.search.missingResultTitle', message: 'No results for: {query}'}, {query});
}
