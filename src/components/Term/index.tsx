import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import React, {useState, type ReactNode} from 'react';
import type {GlossaryId} from '../../data/glossary';
import {isPlainClick} from '../../lib/isPlainClick';
import styles from './styles.module.css';

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

/** Shows the popover below the word before it, or above if there is room only there, and within the viewport's width. */
function showBesideWord(popover: Element | null): void {
  const word = popover?.previousElementSibling?.getClientRects()[0];
  if (!(popover instanceof HTMLElement) || !word || popover.matches(':popover-open')) {
    return;
  }
  popover.showPopover();
  const {offsetWidth, offsetHeight} = popover;
  const above = word.top - GAP - offsetHeight;
  const below = word.bottom + GAP;
  const y = below + offsetHeight > window.innerHeight && above >= 0 ? above : below;
  const x = Math.max(MIN_MARGIN, Math.min(word.left, document.documentElement.clientWidth - offsetWidth - MIN_MARGIN));
  popover.style.left = `${x + window.scrollX}px`;
  popover.style.top = `${y + window.scrollY}px`;
}

/**
 * A link to the glossary, which `src/remark/glossary-terms` puts into texts. Under the pointer, the definition is its title.
 * A click, a tap or Enter opens a popover, last in a `<span>`: beside texts that a translator replaced, React cannot insert it.
 */
export default function Term({id, definition, children}: TermProps): ReactNode {
  // No `Link`: it would fetch the glossary as soon as the word is in view.
  const href = `${useBaseUrl('/glossary/')}#${id}`;
  useBrokenLinks().collectLink(href);
  const [open, setOpen] = useState(false);
  return (
    <span>
      <a
        className={styles.word}
        href={href}
        title={open ? undefined : definition}
        onClick={(event) => {
          if (isPlainClick(event)) {
            event.preventDefault();
            setOpen(true);
            if (open) {
              // The browser has closed it, and `toggle` is yet to come: the event then reports it as open.
              showBesideWord(event.currentTarget.nextElementSibling);
            }
          }
        }}>
        {children}
      </a>
      {open && (
        <span
          ref={showBesideWord}
          className={styles.popover}
          popover="auto"
          onToggle={({newState}) => newState === 'closed' && setOpen(false)}>
          <span>{definition}</span>
          <Link className={styles.more} to={`/glossary/#${id}`}>
            <Translate id="site.term.more">In the glossary</Translate>
          </Link>
        </span>
      )}
    </span>
  );
}
