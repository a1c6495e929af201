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
 * Marks how certain the sentence, item or table cell before the mark is. Statements without a mark are documented. The
 * mark is a word, so that print, Markdown copies, search and screen readers contain the mark too.
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
