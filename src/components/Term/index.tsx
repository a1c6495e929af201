import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode} from 'react';
import type {GlossaryId} from '../../data/glossary';
import styles from './styles.module.css';

/** The pointer may rest this long on the word, or leave it on its way to the explanation, before anything changes. */
const HOVER_DELAY_MS = 150;
/** Distances of the popover in CSS pixels, from the edges of the window and from the word. */
const MIN_MARGIN = 16;
const GAP = 6;

interface TermProps {
  /** Id of the term in src/data/glossary.ts. */
  id: GlossaryId;
  /** Set by src/remark/glossary-terms, so that a page carries only the definitions that it shows. */
  definition?: string;
  /** The word in its grammatical form. */
  children: ReactNode;
}

/** Shows the popover below the word, above it where there is room only there, and never over the sides of the window. */
function placePopover(word: HTMLElement, popover: HTMLElement): void {
  // Browsers without popovers show the element anyway, and close it when it loses the focus.
  (popover as Partial<HTMLElement>).showPopover?.();
  const {left, top, bottom} = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = popover;
  const above = top - GAP - offsetHeight;
  const below = bottom + GAP;
  const {clientWidth} = document.documentElement;
  const y = below + offsetHeight > window.innerHeight && above >= 0 ? above : below;
  popover.style.left = `${Math.max(MIN_MARGIN, Math.min(left, clientWidth - offsetWidth - MIN_MARGIN)) + window.scrollX}px`;
  popover.style.top = `${y + window.scrollY}px`;
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
  const popover = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  /** Whether the explanation was to be seen when the finger came down: only then does the tap follow the link. */
  const seenBeforeTap = useRef(true);
  const [open, setOpen] = useState(false);

  const change = (next: boolean, delay = 0) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (open && word.current && popover.current) {
      placePopover(word.current, popover.current);
      // The explanation may lead to the glossary at any time now; it is fetched only from here on.
      void window.docusaurus.preload(page);
    }
  }, [open, page]);

  const follow = (event: MouseEvent) => {
    if (!seenBeforeTap.current && definition) {
      seenBeforeTap.current = true;
      event.preventDefault();
      change(true);
    } else if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      // A plain click stays in the application; the browser keeps new tabs and windows.
      event.preventDefault();
      history.push(href);
    }
  };
  const hover = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') {
      change(next, HOVER_DELAY_MS);
    }
  };

  return (
    <span
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onPointerDown={(event) => {
        seenBeforeTap.current = event.pointerType !== 'touch' || open;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          change(false);
        }
      }}>
      <a
        ref={word}
        className={styles.word}
        href={href}
        title={open ? undefined : definition}
        aria-describedby={open ? tooltipId : undefined}
        onClick={follow}
        // Focus that a finger gives comes before its click, which decides for itself.
        onFocus={() => seenBeforeTap.current && change(true)}>
        {children}
      </a>
      {open && definition && (
        <span
          ref={popover}
          className={styles.popover}
          popover="auto"
          onToggle={(event) => event.newState === 'closed' && change(false)}>
          <span id={tooltipId} role="tooltip">
            {definition}
          </span>
          {/* For pointers; the keyboard follows the word itself. */}
          <a className={styles.more} href={href} tabIndex={-1} onClick={follow}>
            <Translate id="site.term.more">In the glossary</Translate>
          </a>
        </span>
      )}
    </span>
  );
}
