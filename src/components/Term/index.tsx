import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode} from 'react';
import type {GlossaryId} from '../../data/glossary';
import {isPlainClick} from '../../lib/isPlainClick';
import styles from './styles.module.css';

/** Time, in ms, that the pointer must be on the term before the popover opens, or off it before the popover closes. */
const HOVER_DELAY_MS = 150;
/** Smallest distance of the popover from the left and right edge of the viewport, in CSS pixels. */
const MIN_MARGIN = 16;
/** Vertical distance of the popover from the word, in CSS pixels. */
const GAP = 6;

interface TermProps {
  id: GlossaryId;
  /** Definition, so that a page contains only those that it uses. */
  definition: string;
  /** The term as it appears in the sentence, e.g. in the plural. */
  children: ReactNode;
}

/** Shows the popover below the word, or above if there is room only there, and within the viewport's width. */
function placePopover(word: HTMLElement, popover: HTMLElement): void {
  // Without popover support the element is visible anyway, and closes on blur.
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
 * A link to the glossary, which `src/remark/glossary-terms` puts into texts, with a popover on hover, focus or first tap. Without JavaScript, `title` has the definition.
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
  /** `false` if a touch began while the popover was closed. The tap then opens it instead of following the link. */
  const wasOpenBeforeTap = useRef(true);
  const [open, setOpen] = useState(false);

  const change = (next: boolean, delay = 0) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), delay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (open && word.current && popover.current) {
      placePopover(word.current, popover.current);
      // The popover links to the glossary, so preload it now, not earlier.
      void window.docusaurus.preload(page);
    }
  }, [open, page]);

  const follow = (event: MouseEvent) => {
    if (!wasOpenBeforeTap.current) {
      wasOpenBeforeTap.current = true;
      event.preventDefault();
      change(true);
    } else if (isPlainClick(event)) {
      // Client-side navigation for plain clicks; modifier keys open tabs and windows as usual.
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
        wasOpenBeforeTap.current = event.pointerType !== 'touch' || open;
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
        // A tap focuses the link before its click, which is handled above.
        onFocus={() => wasOpenBeforeTap.current && change(true)}>
        {children}
      </a>
      {open && (
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
