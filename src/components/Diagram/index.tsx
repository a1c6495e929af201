import React, {type ComponentType, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Component with the drawing. `src/remark/named-components` imports it by the `name` that the writer gives. */
  diagram: ComponentType;
  alt: string;
  caption: string;
}

/** A diagram with its caption. Boxes and their texts wrap where they have no room. */
export default function Diagram({diagram: Drawing, alt, caption}: Props): ReactNode {
  return (
    <figure>
      <div className={styles.rows} role="img" aria-label={alt} data-search="off">
        <Drawing />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
