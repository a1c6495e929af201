import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type {GlossaryId} from '../../data/glossary';
import {placeBeside} from './place';
import styles from './styles.module.css';

/** The pointer may rest this long on the word, or leave it on its way to the explanation, before anything changes. */
const HOVER_DELAY_MS = 150;

export interface TermProps {
  /** Id of the term in src/data/glossary.ts. */
  id: GlossaryId;
  /** Set by the remark plugin glossary-terms, so that a page carries only the definitions that it shows. */
  definition?: string;
  /** The word as it stands in the sentence. */
  children: ReactNode;
}

/**
 * A word with its explanation: a link to the glossary that shows the definition on hover, on keyboard focus and on the
 * first tap; Escape, leaving it or a tap elsewhere closes it. Without JavaScript it is a link with a title.
 */
export default function Term({id, definition, children}: TermProps): ReactNode {
  const page = useBaseUrl('/glossary/');
  const href = `${page}#${id}`;
  useBrokenLinks().collectLink(href);
  const history = useHistory();
  const tooltipId = useId();
  const word = useRef<HTMLAnchorElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the explanation was to be seen when the finger came down: only then does the tap follow the link. */
  const seenBeforeTap = useRef(true);
  const [open, setOpen] = useState(false);

  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), HOVER_DELAY_MS);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const [anchor, box] = [word.current, popup.current];
    if (!open || !anchor || !box) {
      return undefined;
    }
    const place = () => {
      const {left, top} = placeBeside(
        anchor.getClientRects()[0] ?? anchor.getBoundingClientRect(),
        {width: box.offsetWidth, height: box.offsetHeight},
        {width: document.documentElement.clientWidth, height: window.innerHeight},
      );
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    const close = () => {
      clearTimeout(timer.current);
      setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
      }
    };
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) {
        close();
      }
    };
    place();
    // The explanation may follow at any time now; the page that it leads to is fetched only from here on.
    void window.docusaurus.preload(page);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', place, {passive: true});
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [open, page]);

  const follow = (event: MouseEvent) => {
    if (!seenBeforeTap.current && definition) {
      seenBeforeTap.current = true;
      event.preventDefault();
      now(true);
      return;
    }
    // A plain click stays in the application; the browser keeps new tabs and windows.
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      history.push(href);
    }
  };
  const leaveFocus = (event: FocusEvent) => {
    if (!frame.current?.contains(event.relatedTarget)) {
      now(false);
    }
  };
  const withMouse = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') {
      later(next);
    }
  };

  return (
    <span
      ref={frame}
      onPointerEnter={withMouse(true)}
      onPointerLeave={withMouse(false)}
      onPointerDown={(event) => {
        seenBeforeTap.current = event.pointerType !== 'touch' || open;
      }}
      onBlur={leaveFocus}>
      <a
        ref={word}
        className={styles.word}
        href={href}
        title={open ? undefined : definition}
        aria-describedby={open ? tooltipId : undefined}
        onClick={follow}
        // Focus that a finger gives comes before its click, which decides for itself.
        onFocus={() => seenBeforeTap.current && now(true)}>
        {children}
      </a>
      {open && definition && (
        <span className={styles.popup} ref={popup}>
          <span id={tooltipId} role="tooltip">
            {definition}
          </span>
          {/* For pointers; the keyboard follows the word itself. */}
          <a className={styles.more} href={href} tabIndex={-1} onClick={follow}>
            <Translate id="site.term.more" description="Link below the explanation of a term in a text">
              In the glossary
            </Translate>
          </a>
        </span>
      )}
    </span>
  );
}
