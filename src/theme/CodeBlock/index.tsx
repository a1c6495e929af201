// Own: the stock one colours code in the browser and brings a highlighter for it; here the build has done that
// (src/remark/code-blocks), and what is left is the frame, the title and the button that copies.
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** How long the button says that the code is copied, in milliseconds. */
const COPIED_FOR = 1000;

export interface Props {
  /** The code, as text or as coloured tokens. */
  children: ReactNode;
  title?: string;
  /** Language as the writer named it, e.g. `text`; left in the page for whoever reads it by machine. */
  language?: string;
  className?: string;
}

/** Marks the text of an element as if the reader had done it, so that one key copies it. */
function select(element: HTMLElement): void {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
}

/** A block of code with its title and a button that copies it. */
export default function CodeBlock({children, title, language, className}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = window.setTimeout(() => setCopied(false), COPIED_FOR);
    return () => window.clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    if (!code.current) {
      return;
    }
    try {
      await navigator.clipboard.writeText(code.current.innerText);
      setCopied(true);
    } catch {
      // Without https, or when the visitor has forbidden it, the clipboard is closed to pages.
      select(code.current);
    }
  }

  const label = copied
    ? translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      })
    : translate({
        id: 'theme.CodeBlock.copyButtonAriaLabel',
        message: 'Copy code to clipboard',
        description: 'The ARIA label for copy code blocks button',
      });

  return (
    <div className={clsx('theme-code-block', styles.block)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        {/* Long lines scroll, by keyboard too. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} className={clsx(styles.code, className)} data-language={language}>
          <code ref={code}>{children}</code>
        </pre>
        <button type="button" className={clsx('clean-btn', styles.copy)} aria-label={label} onClick={() => void copy()}>
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden>
            <path
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              d={copied ? 'm5 13 4 4L19 7' : 'M9 9h11v11H9zM15 5V4H4v11h1'}
            />
          </svg>
        </button>
      </div>
    </div>
  );
}
