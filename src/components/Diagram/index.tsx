import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ComponentType, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import type {DiagramProps} from './parts';
import styles from './styles.module.css';

interface Props {
  /** Comes from the `name` that the writer gives; see `src/remark/named-components`. */
  diagram: ComponentType<DiagramProps>;
  /** What a reader who does not see the diagram needs to know from it. */
  alt: string;
  /** Text below the diagram. */
  caption: string;
}

/**
 * A diagram with its caption: boxes laid out by CSS, so texts wrap in every language, and lines that stretch between
 * them. Colored by the tokens; rendered by the server.
 */
export default function Diagram({diagram: Drawing, alt, caption}: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing} role="img" aria-label={alt} data-search="off">
        <Drawing locale={locale} />
      </div>
      <figcaption className={clsx('site-note', styles.caption)}>{caption}</figcaption>
    </figure>
  );
}
