import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Labels by level. `typical`: general experience. `unconfirmed`: follows from known facts, but is not checked. */
const LABELS = {
  typical: <Translate id="site.certainty.typical">typical</Translate>,
  unconfirmed: <Translate id="site.certainty.unconfirmed">unconfirmed</Translate>,
};

interface CertaintyProps {
  level: keyof typeof LABELS;
  /** Id of an open question in `src/data/unknowns.ts`. The build fails when no question has this id. */
  id?: string;
}

/**
 * Marks the preceding sentence, list item or table cell as typical or unconfirmed. Unmarked statements have a source.
 * The mark is a word, so it also appears in print, Markdown copies and search, and screen readers read it.
 * @throws for an unknown level
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
