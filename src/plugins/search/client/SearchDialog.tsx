import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './dialog.css';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import React, {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import type {SearchAnswer, SearchHit, SearchRequest} from '../shared/types';
import {DIALOG_TRANSLATIONS} from './dialogTranslations';
import {EMBEDDED_INDEX, embeddedSearch} from './embeddedSearch';
import {Failure, Ignored, Suggestions, useResultCount, withoutWords} from './messages';
import {prepareStorage} from './prepareStorage';
import {repairDialog, type Screens} from './repairDialog';
import {useContextFilters, useHitAddress, useHostedConfig, useSearchData} from './useSearchConfig';
import {withFallback} from './withFallback';

/** Maximum number of results in the dialog. The search page can show all results. */
const MAX_HITS = 10;

type SearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];
type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

export interface SearchDialogProps {
  /** Returns what was typed before the dialog was ready. Called once, because later input goes to the dialog. */
  initialQuery: () => string;
  onClose: () => void;
}

/** Adds the section title to a hit in body text, because DocSearch shows only the page title. Modifies `hit`. */
function withSection<Hit extends {type: string}>(hit: Hit & Pick<SearchHit, '_snippetResult'>): Hit {
  const {lvl1, ...below} = hit._snippetResult?.hierarchy ?? {};
  const section = Object.values(below).at(-1);
  if (hit.type === 'content' && lvl1 && section) {
    lvl1.value += ` › ${section.value}`;
  }
  return hit;
}

function useFollow(): (url: string) => void {
  const history = useHistory();
  const addressOf = useHitAddress();
  return useCallback(
    (url) => {
      const {href, external} = addressOf(url);
      if (external) {
        window.location.assign(href);
      } else {
        history.push(href);
      }
    },
    [addressOf, history],
  );
}

/**
 * Link of a result, only for pointers. Keyboards and screen readers use the list item around it, which must not contain
 * links, because it has the role `option`. So the link gets its address only when a pointer arrives, in time for middle
 * clicks, modified clicks and the context menu.
 */
function Hit({hit, children}: HitProps): React.JSX.Element {
  const {href, external} = useHitAddress()(hit.url);
  const follow = useFollow();
  return (
    <a
      // Not `onPointerEnter`, which React doesn't call in Firefox when the list changes below a resting pointer.
      onPointerOver={({currentTarget}) => {
        currentTarget.href = href;
        if (!external) {
          void window.docusaurus.prefetch(href);
        }
      }}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
          event.preventDefault();
          follow(hit.url);
        }
      }}>
      {children}
    </a>
  );
}

/** Replaces the service's error message, which is in English, technical, and sometimes a whole HTML page. */
function AssistantFailure(): ReactNode {
  return (
    <p role="alert">
      <Translate id="site.search.askAi.failed">
        The assistant can't answer now. Try again later, or go back to keyword search.
      </Translate>
    </p>
  );
}

/** Outcome of the latest query, kept because DocSearch 4.2.0 discards some values and counts results wrongly. */
interface Outcome {
  query: string;
  failed: boolean;
  count: number;
  suggestions: readonly string[];
  ignored: readonly string[];
}

const OutcomeContext = createContext<Outcome | undefined>(undefined);

/** Text such as "See all 12 results". DocSearch's own count adds up all queries since the dialog was opened. */
function SeeAll(): ReactNode {
  return (
    <Translate id="theme.SearchBar.seeAll" values={{count: useContext(OutcomeContext)?.count ?? 0}}>
      {'See all {count} results'}
    </Translate>
  );
}

function ResultCount({outcome}: {outcome: Outcome | undefined}): ReactNode {
  const resultCount = useResultCount();
  return (
    <div role="status" aria-live="polite" className="site-visually-hidden">
      {outcome?.query && !outcome.failed && `${resultCount(outcome.count)}. ${withoutWords(outcome.ignored)}`}
    </div>
  );
}

/** Adds to DocSearch's "no results" screen: an error with a retry button after a failure, otherwise suggestions. */
function NoResults({outcome, onSearch}: {outcome: Outcome; onSearch: (query: string) => void}): ReactNode {
  const {query, failed, suggestions} = outcome;
  return failed ? (
    <Failure className="DocSearch-ErrorScreen" onRetry={() => onSearch(query)} />
  ) : (
    <Suggestions
      queries={suggestions}
      onChoose={onSearch}
      className="DocSearch-NoResults-Prefill-List"
      listClassName="DocSearch-NoResults-Prefill-List-Items"
      buttonClassName="DocSearch-Prefill"
    />
  );
}

interface AdditionsProps {
  container: RefObject<HTMLDivElement | null>;
  outcome: Outcome | undefined;
  onSearch: (query: string) => void;
}

/** Repairs the dialog, and shows messages in it. A separate component, so that updates do not re-render the hits. */
function Additions({container, outcome, onSearch}: AdditionsProps): ReactNode {
  const [screens, setScreens] = useState<Screens>();
  useEffect(() => {
    const label = DIALOG_TRANSLATIONS.searchBox.searchInputLabel ?? '';
    return container.current ? repairDialog(container.current, label, setScreens) : undefined;
  }, [container]);
  return (
    <>
      {outcome &&
        screens?.results &&
        createPortal(<Ignored words={outcome.ignored} className="DocSearch-Label" />, screens.results)}
      {outcome &&
        screens?.noResults &&
        createPortal(<NoResults outcome={outcome} onSearch={onSearch} />, screens.noResults)}
      {screens?.assistantError && createPortal(<AssistantFailure />, screens.assistantError)}
    </>
  );
}

/** The DocSearch dialog. Asks Algolia, if configured; without Algolia or when it fails, asks the embedded engine. */
export default function SearchDialog({initialQuery, onClose}: SearchDialogProps): ReactNode {
  const data = useSearchData();
  const hosted = useHostedConfig();
  const facetFilters = useContextFilters();
  const addressOf = useHitAddress();
  const follow = useFollow();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAskAiActive, setAskAiActive] = useState(false);
  const [session, setSession] = useState(() => ({number: 0, query: initialQuery()}));
  const [scrollY] = useState(() => window.scrollY);
  const container = useRef<HTMLDivElement>(null);
  const latestQuery = useRef('');

  // In the first render, before DocSearch reads the storage.
  useState(prepareStorage);

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

  const restart = (query: string) => setSession(({number}) => ({number: number + 1, query}));

  const transformSearchClient = useCallback(
    (client: SearchClient): SearchClient => {
      const ask = client.search as unknown as (parameters: {requests: readonly SearchRequest[]}) => Promise<unknown>;
      const embedded = embeddedSearch(data.manifest);
      const port = hosted ? withFallback((requests) => ask({requests}), embedded) : embedded;
      const search = async ({requests}: {requests: readonly SearchRequest[]}): Promise<SearchAnswer> => {
        const query = requests[0]?.query ?? '';
        latestQuery.current = query;
        // Passed on, an error would end as an unhandled rejection and a dialog that says "No results".
        const answer = await port.search(requests).catch(() => undefined);
        if (latestQuery.current === query) {
          const results = answer?.results ?? [];
          const count = results.reduce((sum, {nbHits}) => sum + nbHits, 0);
          const {suggestions = [], ignored = []} = results[0] ?? {};
          setOutcome({query, failed: !answer, count, suggestions, ignored});
        }
        return answer ?? {results: []};
      };
      return {...client, search: search as unknown as SearchClient['search']};
    },
    [data.manifest, hosted],
  );

  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({...withSection(item), url: addressOf(item.url).href})),
    [addressOf],
  );

  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => follow(itemUrl)}), [follow]);

  const ResultsFooter = useCallback(
    ({state}: FooterProps) => (
      <Link to={`${data.searchPage}?q=${encodeURIComponent(state.query)}`} onClick={onClose}>
        <SeeAll />
      </Link>
    ),
    [data.searchPage, onClose],
  );

  const indices = useMemo(
    () => [
      {
        name: hosted?.indexName ?? EMBEDDED_INDEX,
        searchParameters: {
          hitsPerPage: MAX_HITS,
          ...hosted?.searchParameters,
          facetFilters: facetFilters as string[],
        },
      },
    ],
    [facetFilters, hosted],
  );

  return createPortal(
    <div
      ref={container}
      data-search-dialog={hosted ? 'hosted' : 'embedded'}
      data-search-answered={outcome && ''}
      data-search-failed={outcome?.failed ? '' : undefined}>
      <OutcomeContext value={outcome}>
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
          getMissingResultsUrl={({query}) =>
            data.missingResultUrl +
            encodeURIComponent(
              translate({id: 'site.search.missingResultTitle', message: 'No results for: {query}'}, {query}),
            )
          }
          onClose={onClose}
          onAskAiToggle={setAskAiActive}
          isAskAiActive={isAskAiActive}
          {...(hosted?.askAi && {askAi: hosted.askAi as DocSearchModalProps['askAi'], canHandleAskAi: true})}
        />
      </OutcomeContext>
      <ResultCount outcome={outcome} />
      <Additions container={container} outcome={outcome} onSearch={restart} />
    </div>,
    document.body,
  );
}
