// Native dialog: it lies above everything, keeps the focus, and closes by Escape or Android's Back by itself.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {
  memo,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import controls from '../../../components/controls.module.css';
import {encodeTyped} from '../../../lib/addresses';
import {isPlainClick} from '../../../lib/isPlainClick';
import type {SearchHit} from '../shared/types';
import {Hit, ResultsHead} from './results';
import styles from './searchDialog.module.css';
import {useSearchData, useSearchResults} from './useSearchResults';

/** Maximum number of hits in the dialog. The search page can show all. */
const MAX_HITS = 10;

interface HitsProps {
  hits: readonly SearchHit[];
  listId: string;
  /** Number of the hit that Enter follows. */
  active: number;
}

/** The options, rendered again only when they or the active one change, not at each key. */
const Hits = memo(function Hits({hits, listId, active}: HitsProps): ReactNode {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={translate({id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search'})}>
      {hits.map((hit, index) => (
        <Hit
          key={hit.url}
          hit={hit}
          title="span"
          id={listId + String(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
        />
      ))}
    </div>
  );
});

/** The search dialog: a combobox over links. */
export default function SearchDialog({onClosed}: {onClosed: () => void}): ReactNode {
  const {searchPage} = useSearchData();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState('');
  const [area, setArea] = useState('');
  const [active, setActive] = useState(0);
  const [hasRetried, setRetried] = useState(false);
  const results = useSearchResults(query, area, MAX_HITS);
  const {status, answer} = results;
  const canFollow = status === 'done' && answer !== undefined && answer.count > 0;
  const label = translate({id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search'});

  const close = useCallback(() => dialog.current?.close(), []);
  const search = (text: string, inArea = area) => {
    setQuery(text);
    setArea(inArea);
    setActive(0);
  };

  // A layout effect: only while the element is still in the page does closing it return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Back leaves the page below the dialog.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      element?.close();
    };
  }, [close]);

  const onRetry = () => {
    if (hasRetried && navigator.onLine) {
      // A new release may have replaced this one, whose files are gone: the search page is loaded as a whole.
      form.current?.submit();
    }
    setRetried(true);
    results.retry();
  };

  const onFollow = (event: MouseEvent) => void (isPlainClick(event) && close());

  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(dialog.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const {key, ctrlKey, metaKey, shiftKey, nativeEvent} = event;
    if (nativeEvent.isComposing) {
      return;
    }
    // Without an answer yet, Enter sends the form, which leads to the search page.
    if (key === 'Enter' && (status === 'done' || status === 'idle')) {
      event.preventDefault();
      // With the keys that are held, so that the browser opens a tab or a window as for a click.
      const click = new globalThis.MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey});
      options[active]?.dispatchEvent(click);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : options.length - 1;
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
          // An enlarged picture below closes at `keyup`; one press must not close both.
          window.addEventListener('keyup', (event) => event.stopPropagation(), {capture: true, once: true});
        }
      }}
      onClick={({target, currentTarget}) => {
        // Form and results cover the dialog, so this is its backdrop.
        if (target === currentTarget) {
          close();
        }
      }}>
      <form ref={form} role="search" className={styles.form} action={searchPage}>
        {/* A plain text field: in one of the type "search", Escape only empties it. */}
        <input
          type="text"
          name="q"
          role="combobox"
          className={clsx(controls.input, styles.input)}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={canFollow}
          aria-activedescendant={canFollow ? `${listId}${active}` : undefined}
          placeholder={translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'})}
          value={query}
          maxLength={512}
          autoComplete="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          onChange={({target}) => search(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={controls.button} onClick={close}>
          {translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'})}
        </button>
      </form>
      <div className={styles.results}>
        <ResultsHead
          query={query}
          results={results}
          area={area}
          onArea={(chosen) => search(query, chosen)}
          onSearch={(suggestion) => search(suggestion, '')}
          onRetry={onRetry}
        />
        <div onClick={onFollow}>
          {answer && answer.count > 0 && (
            <>
              <Hits hits={answer.hits} listId={listId} active={active} />
              <Link className={`${controls.button} margin-top--sm`} to={`${searchPage}?q=${encodeTyped(query.trim())}`}>
                {translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count: answer.count})}
              </Link>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}
