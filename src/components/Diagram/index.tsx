import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import DrawingView from './DrawingView';
import type {Diagram as DiagramDefinition} from './define';
import styles from './styles.module.css';

export interface DiagramProps {
  /** Comes from the `name` that the writer gives; see `src/plugins/diagrams/remark.ts`. */
  diagram: DiagramDefinition;
  /** What a reader who does not see the diagram needs to know from it. */
  alt: string;
  /** Text below the diagram. */
  caption: string;
}

function Icon({d}: {d: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** The diagram on the whole screen. Lives only while it is open; the browser closes it with Escape. */
function Enlarged({diagram, alt, caption, onClose}: DiagramProps & {onClose: () => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();

  useEffect(() => {
    // The attribute `open` would show it without the backdrop and without keeping the focus inside.
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={captionId} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <p id={captionId}>{caption}</p>
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            <Icon d="M6 6l12 12M18 6L6 18" />
            <Translate id="site.diagram.close" description="Button that closes an enlarged diagram">
              Close
            </Translate>
          </button>
        </div>
        {/* May be larger than the screen of a phone: reachable, so that arrow keys move it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.stage} tabIndex={0} role="group" aria-labelledby={captionId}>
          <DrawingView diagram={diagram} alt={alt} />
        </div>
      </div>
    </dialog>
  );
}

/**
 * A drawn diagram with its caption and a button that shows it on the whole screen. Drawn on the server in the language of
 * the page, coloured by the tokens, so it is there without JavaScript and follows the colour mode and print.
 */
export default function Diagram({diagram, alt, caption}: DiagramProps): ReactNode {
  const [enlarged, setEnlarged] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setEnlarged(false);
    // The dialog is about to leave the page, and with it the browser's memory of where the focus was.
    button.current?.focus();
  };

  return (
    <figure className={styles.figure}>
      <DrawingView diagram={diagram} alt={alt} />
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={translate(
          {
            id: 'site.diagram.enlargeLabel',
            message: 'Enlarge the diagram: {caption}',
            description: 'Accessible name of the button that enlarges a diagram; begins with its visible text',
          },
          {caption},
        )}
        onClick={() => setEnlarged(true)}>
        <Icon d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        <Translate id="site.diagram.enlarge" description="Visible text of the button that enlarges a diagram">
          Enlarge
        </Translate>
      </button>
      {enlarged && <Enlarged diagram={diagram} alt={alt} caption={caption} onClose={close} />}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
