// Differs from stock: no highlighter in the browser, as the build colors code (src/remark/code-blocks); what is left is the
// frame, the title and the button that copies.
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useRef, type ReactNode} from 'react';
import useTemporary from '../../components/useTemporary';
import styles from './styles.module.css';

/** Time in ms during which the button confirms that the code has been copied. */
const COPIED_MS = 1000;

export interface Props {
  /** The code, as plain text or as highlighted tokens. */
  children: ReactNode;
  title?: string;
  /** Language as the source text names it, e.g. `text`. The HTML states it for programs that read the page. */
  language?: string;
}

/** A block of code, with its title and a button that copies the code. */
export default function CodeBlock({children, title, language}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useTemporary(false, COPIED_MS);

  async function copy(): Promise<void> {
    if (!code.current) {
      return;
    }
    try {
      await navigator.clipboard.writeText(code.current.innerText);
      setCopied(true);
    } catch {
      // Without HTTPS or permission, pages cannot write to the clipboard. The selected code can be copied by Ctrl+C.
      window.getSelection()?.selectAllChildren(code.current);
    }
  }

  const label = copied
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'});

  return (
    <div className={clsx('theme-code-block', styles.block)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        {/* Long lines scroll, by keyboard too. */}
        <pre tabIndex={0} translate="no" className={styles.code} data-language={language}>
          <code ref={code}>{children}</code>
        </pre>
        <button
          type="button"
          className={clsx('clean-btn site-hydrated', styles.copy)}
          aria-label={label}
          onClick={() => void copy()}>
          <svg className="site-strokes" viewBox="0 0 24 24" width="20" height="20" strokeWidth="2" aria-hidden>
            <path d={copied ? 'm5 13 4 4L19 7' : 'M9 9h11v11H9zM15 5V4H4v11h1'} />
          </svg>
        </button>
      </div>
    </div>
  );
}
