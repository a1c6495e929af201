// Native dialog: it lies above everything, keeps the focus, and closes by Escape or Android's Back by itself.
import {translate} from '@docusaurus/Translate';
import React, {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type DialogResults from './DialogResults';
import {Failure} from './messages';
import styles from './searchDialog.module.css';
import {useSearchData} from './useSearchData';

/** Loads the part of the dialog that shows results. After a failure, the next call tries again. */
export const loadResults = async (): Promise<typeof DialogResults> => (await import('./DialogResults')).default;

interface Props {
  onClosed: () => void;
}

/** The search dialog: a combobox over links. The results are code of their own, fetched while the reader types. */
export default function SearchDialog({onClosed}: Props): ReactNode {
  const {searchPage} = useSearchData();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  /** Number of hits of this query; `undefined` until it is answered. */
  const [hits, setHits] = useState<number>();
  const [Results, setResults] = useState<typeof DialogResults>();
  const [failed, setFailed] = useState(false);
  const label = translate({id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search'});

  const load = useCallback(() => loadResults().then((loaded) => setResults(() => loaded)), []);
  const close = useCallback(() => dialog.current?.close(), []);
  const search = useCallback((text: string) => {
    setQuery(text);
    setActive(0);
    setHits(undefined);
  }, []);

  // A layout effect: only while the element is still in the page does closing it return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    load().catch(() => setFailed(true));
    // Back changes the page below.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close, load]);

  const retry = () => {
    setFailed(false);
    load().catch(() => {
      if (navigator.onLine) {
        // A new release may have replaced this one, whose files are gone.
        form.current?.submit();
      }
      setFailed(true);
    });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(dialog.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'Enter') {
      if (hits === undefined && query.trim()) {
        // Not answered yet: the form leads to the search page.
        return;
      }
      event.preventDefault();
      const {ctrlKey, metaKey, shiftKey} = event;
      // With the keys that are held, so that the browser opens a tab or a window as for a click.
      const click = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey});
      options[active]?.dispatchEvent(click);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : options.length - 1;
      const next = (active + step) % Math.max(options.length, 1);
      setActive(next);
      options[next]?.scrollIntoView({block: 'nearest'});
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClosed}
      onKeyDown={({key}) => {
        if (key === 'Escape') {
          // An enlarged picture below waits for the key to go up.
          window.addEventListener('keyup', (event) => event.stopPropagation(), {capture: true, once: true});
        }
      }}
      onClick={({target, currentTarget}) => {
        // The content covers the dialog, so this is its backdrop.
        if (target === currentTarget) {
          close();
        }
      }}>
      <div className={styles.content}>
        <form ref={form} role="search" className={styles.form} action={searchPage}>
          {/* A plain text field: in one of the type "search", Escape only empties it. */}
          <input
            type="text"
            name="q"
            role="combobox"
            className={styles.input}
            aria-label={label}
            aria-autocomplete="list"
            aria-controls={listId}
            aria-expanded={Boolean(hits)}
            aria-activedescendant={hits ? `${listId}${active}` : undefined}
            placeholder={translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
            value={query}
            maxLength={512}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
            onChange={({target}) => search(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={close}>
            {translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'})}
          </button>
        </form>
        <div className={styles.results}>
          {failed && <Failure onRetry={retry} />}
          {Results && (
            <Results
              query={query}
              listId={listId}
              active={active}
              onActive={setActive}
              onAnswer={setHits}
              onSearch={search}
              onFollow={close}
            />
          )}
        </div>
      </div>
    </dialog>
  );
}
