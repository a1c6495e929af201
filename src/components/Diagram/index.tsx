import React, {type ComponentType, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Resolved by `src/remark/named-components` from the `name` that the writer gives. */
  diagram: ComponentType;
  /** What a reader who does not see the diagram needs to know from it. */
  alt: string;
  /** Text below the diagram. */
  caption: string;
}

/** A diagram with its caption. CSS lays out its boxes, so texts wrap in every language, and stretches its lines. */
export default function Diagram({diagram: Drawing, alt, caption}: Props): ReactNode {
  return (
    <figure>
      <div className={styles.drawing} role="img" aria-label={alt} data-search="off">
        <Drawing />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
