import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** `typical` is general experience; `unconfirmed` follows from known facts, but nobody has checked it. */
const LABELS = {
  typical: <Translate id="site.certainty.typical">typical</Translate>,
  unconfirmed: <Translate id="site.certainty.unconfirmed">unconfirmed</Translate>,
};

interface CertaintyProps {
  level: keyof typeof LABELS;
  /** Id of the open question in `src/data/unknowns.ts`; the build fails when there is no such row. */
  id?: string;
}

/**
 * Marks how certain the preceding sentence, item or cell is; unmarked statements are documented. Links to the open
 * question `id`, which names whom to ask, or without `id` to a section about such statements. The mark is a word, so that
 * it also appears in print, Markdown copies, search and screen readers.
 * @throws when the level is neither `typical` nor `unconfirmed`
 */
export default function Certainty({level, id}: CertaintyProps): ReactNode {
  if (!Object.hasOwn(LABELS, level)) {
    throw new Error(`<Certainty level="${level}" /> is not known. Write level="typical" or level="unconfirmed".`);
  }
  return (
    <Link
      className={styles.mark}
      to={`/markdown-page/#${id ? `unknown-${id}` : level === 'typical' ? 'signs' : 'not-stated'}`}>
      {LABELS[level]}
    </Link>
  );
}
