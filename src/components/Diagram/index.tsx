import {useLockBodyScroll} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ReactNode, useId, useState} from 'react';
import type {Locale} from '../../config/locales';
import controls from '../controls.module.css';
import {type Diagram as Definition, flatten, type Layout, WIDTHS} from './draw';
import styles from './styles.module.css';

interface DiagramProps {
  /** Comes from the `name` that the writer gives; see `src/remark/named-components`. */
  diagram: Definition;
  /** What a reader who does not see the diagram needs to know from it. */
  alt: string;
  /** Text below the diagram. */
  caption: string;
}

/** Both arrangements of a diagram as one picture with one name; the width of the container decides which one shows. */
function Picture({diagram, alt}: {diagram: Definition; alt: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <div className={styles.drawing} role="img" aria-label={alt}>
      {(Object.keys(WIDTHS) as Layout[]).map((layout) => {
        const [width, {height, shapes}] = [WIDTHS[layout], diagram[layout](i18n.currentLocale as Locale)];
        return (
          <svg
            key={layout}
            className={clsx(styles.svg, styles[layout])}
            viewBox={`0 0 ${width} ${height}`}
            // Proportions before any style has arrived.
            {...{width, height}}
            aria-hidden="true">
            {flatten(shapes)}
          </svg>
        );
      })}
    </div>
  );
}

function Icon({d}: {d: string}): ReactNode {
  return (
    <svg className="site-strokes" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function LockScroll(): null {
  useLockBodyScroll();
  return null;
}

// The attribute `open` gives neither a backdrop nor a focus trap.
const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/**
 * A drawn diagram with its caption and a button that shows it on the whole screen. Drawn on the server in the language of
 * the page, coloured by the tokens, so it is there without JavaScript and follows the colour mode and print.
 */
export default function Diagram({diagram, alt, caption}: DiagramProps): ReactNode {
  const [enlarged, setEnlarged] = useState(false);
  const captionId = useId();
  const label = translate({id: 'site.diagram.enlargeLabel', message: 'Enlarge the diagram: {caption}'}, {caption});
  return (
    <figure className={styles.figure}>
      <Picture diagram={diagram} alt={alt} />
      <button
        type="button"
        className={clsx('site-hydrated', controls.button, styles.button)}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setEnlarged(true)}>
        <Icon d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        <Translate id="site.diagram.enlarge">Enlarge</Translate>
      </button>
      {enlarged && (
        <dialog
          ref={showModal}
          className={styles.dialog}
          aria-labelledby={captionId}
          onClose={() => setEnlarged(false)}>
          <LockScroll />
          <form method="dialog" className={styles.bar}>
            <p id={captionId}>{caption}</p>
            <button className={clsx(controls.button, styles.button)}>
              <Icon d="M6 6l12 12M18 6L6 18" />
              <Translate id="site.diagram.close">Close</Translate>
            </button>
          </form>
          {/* May be larger than the screen of a phone: reachable, so that arrow keys move it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.stage} tabIndex={0} role="group" aria-labelledby={captionId}>
            <Picture diagram={diagram} alt={alt} />
          </div>
        </dialog>
      )}
      <figcaption className={clsx('site-note', styles.caption)}>{caption}</figcaption>
    </figure>
  );
}
