import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import controls from '../../../components/controls.module.css';
import {useArrival} from './arrival';
import {prepareSearch} from './embeddedSearch';
import SearchDialog from './SearchDialog';
import styles from './searchBox.module.css';
import {useSearchData} from './useSearchResults';

function isEditing(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

function Shortcut(): ReactNode {
  const isBrowser = useIsBrowser();
  // The successor, navigator.userAgentData, is missing in Safari and Firefox.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(window.navigator.platform);
  return (
    <span className={styles.shortcut}>
      <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd> <kbd>K</kbd>
    </span>
  );
}

/** The search button of the navbar, with its dialog. A letter or digit typed on it becomes the query. */
export default function SearchBox({onToggle}: {onToggle?: (isOpen: boolean) => void}): ReactNode {
  const {index, searchPage} = useSearchData();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useArrival();

  const prepare = useCallback(() => {
    // A failure is shown by the search itself.
    prepareSearch(index).catch(() => undefined);
  }, [index]);

  const toggle = useCallback(
    (opens: boolean) => {
      if (opens) {
        prepare();
      }
      setOpen(opens);
      onToggle?.(opens);
    },
    [onToggle, prepare],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, shiftKey, isComposing} = event;
      const isPlain = !ctrlKey && !metaKey && !altKey && !isComposing;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
        event.preventDefault();
        toggle(!isOpen);
      } else if (isPlain && key === '/' && !isOpen && !isEditing(event)) {
        event.preventDefault();
        toggle(true);
      } else if (isPlain && event.target === button.current && /^[\p{L}\p{N}]$/u.test(key)) {
        toggle(true);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, toggle]);

  return (
    <>
      {/* Without scripts, the form leads to the search page. */}
      <form action={searchPage}>
        <button
          ref={button}
          className={clsx(controls.button, styles.button)}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          data-search-button=""
          onClick={(event) => {
            event.preventDefault();
            toggle(true);
          }}
          onFocus={prepare}
          onPointerEnter={prepare}>
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden>
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 4.5 4.5" strokeLinecap="round" />
          </svg>
          <span className={styles.label}>{translate({id: 'theme.SearchBar.label', message: 'Search'})}</span>{' '}
          <Shortcut />
        </button>
      </form>
      {isOpen && <SearchDialog onClosed={() => toggle(false)} />}
    </>
  );
}
