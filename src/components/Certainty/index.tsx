import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** `typical` is experience of the field; `unconfirmed` follows from something known but nobody has checked it. */
const LABELS = {
  typical: <Translate id="site.certainty.typical">typical</Translate>,
  unconfirmed: <Translate id="site.certainty.unconfirmed">unconfirmed</Translate>,
};

interface CertaintyProps {
  level: keyof typeof LABELS;
  /** The open question, a row of `src/data/unknowns.ts`; the build fails when there is none. */
  id?: string;
}

/**
 * Says how certain the sentence, item or cell before it is; what has no mark is documented. Leads to the open question, which
 * names whom to ask. A word, so that print, Markdown copies, search and screen readers have it too.
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
