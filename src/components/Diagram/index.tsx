import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {type ComponentType, type ReactNode} from 'react';
import type {Locale} from '../../config/locales';
import type {DiagramProps} from './parts';
import styles from './styles.module.css';

interface Props {
  /** Resolved by `src/remark/named-components` from the `name` that the writer gives. */
  diagram: ComponentType<DiagramProps>;
  /** What a reader who does not see the diagram needs to know from it. */
  alt: string;
  /** Text below the diagram. */
  caption: string;
}

/** A diagram with its caption. CSS lays out its boxes, so texts wrap in every language, and stretches its lines. */
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
