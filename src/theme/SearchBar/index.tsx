// Differs from stock: own keyboard handling, dialog loaded on demand, works with and without a service.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {FailureText} from '../../plugins/search/client/messages';
import type {SearchDialogProps} from '../../plugins/search/client/SearchDialog';
import {useHostedConfig, useSearchData} from '../../plugins/search/client/useSearchConfig';
import styles from './styles.module.css';

type Dialog = ComponentType<SearchDialogProps>;

let loadedDialog: Promise<Dialog> | undefined;

/** Loads dialog, worker and index only once, and returns the dialog. After a failure, the next call tries again. */
function loadDialog(manifest: string): Promise<Dialog> {
  loadedDialog ??= Promise.all([
    import('../../plugins/search/client/SearchDialog'),
    import('../../plugins/search/client/embeddedSearch').then(({embeddedSearch}) => embeddedSearch(manifest).prepare()),
  ]).then(
    ([{default: dialog}]) => dialog,
    (error: unknown) => {
      loadedDialog = undefined;
      throw error;
    },
  );
  return loadedDialog;
}

async function isReachable(address: string): Promise<boolean> {
  return fetch(address, {method: 'HEAD', cache: 'no-store'}).then(
    ({ok}) => ok,
    () => false,
  );
}

function isEditing(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

function isPlainCharacter({key, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isComposing && /^[\p{L}\p{N}]$/u.test(key);
}

/** Adds a character to the dialog's input. Otherwise, characters typed before the input has focus would be lost. */
function typeIntoDialog(key: string): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (input) {
    input.focus();
    input.setRangeText(key, input.value.length, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', {bubbles: true, data: key, inputType: 'insertText'}));
  }
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

function MagnifierIcon(): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" strokeLinecap="round" />
    </svg>
  );
}

/** The search button of the navbar. Letters and digits typed on it, or while its dialog opens, become the query. */
export default function SearchBar(): ReactNode {
  const data = useSearchData();
  const hosted = useHostedConfig();
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef('');
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const [Dialog, setDialog] = useState<Dialog>();
  const [failed, setFailed] = useState(false);

  const prepare = useCallback(() => {
    loadDialog(data.manifest).catch(() => undefined);
  }, [data]);

  const open = useCallback(() => {
    setState('opening');
    setFailed(false);
    loadDialog(data.manifest).then(
      (dialog) => {
        setDialog(() => dialog);
        setState((current) => (current === 'opening' ? 'open' : current));
      },
      async () => {
        if (await isReachable(data.searchPage)) {
          // A new release has replaced this one, and its files are gone.
          const query = typed.current && `?q=${encodeURIComponent(typed.current)}`;
          window.location.assign(data.searchPage + query);
          return;
        }
        setState('closed');
        setFailed(true);
      },
    );
  }, [data]);

  const typedSoFar = useCallback(() => typed.current, []);

  const close = useCallback(() => {
    setState('closed');
    typed.current = '';
    button.current?.focus();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
        event.preventDefault();
        if (state === 'closed') {
          open();
        } else {
          close();
        }
        return;
      }
      if (state !== 'closed') {
        if (key === 'Escape' && state === 'opening') {
          close();
        } else if (key === 'Tab' && state === 'opening') {
          event.preventDefault();
        } else if (isPlainCharacter(event) && !isEditing(event)) {
          event.preventDefault();
          typed.current += key;
          typeIntoDialog(key);
        }
        return;
      }
      if (key === '/' && !ctrlKey && !metaKey && !altKey && !isEditing(event)) {
        event.preventDefault();
        open();
        return;
      }
      if (document.activeElement === button.current && isPlainCharacter(event)) {
        event.preventDefault();
        typed.current = key;
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close, open, state]);

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});

  return (
    <>
      {hosted && (
        <Head>
          <link rel="preconnect" href={`https://${hosted.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={state === 'opening'}
        data-search-button=""
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
        onTouchStart={prepare}>
        <MagnifierIcon />
        <span className={styles.label}>{label}</span> <Shortcut />
      </button>
      <noscript>
        <a className={styles.plainLink} href={data.searchPage}>
          <MagnifierIcon /> {label}
        </a>
      </noscript>
      {failed &&
        createPortal(
          <div role="alert" className={styles.failure}>
            <FailureText />
          </div>,
          document.body,
        )}
      {state === 'open' && Dialog && <Dialog initialQuery={typedSoFar} onClose={close} />}
    </>
  );
}
