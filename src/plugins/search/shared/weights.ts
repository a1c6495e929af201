/**
 * Every number of the ranking. Change one with `npm --prefix tests/bench run search -- --failures` at hand, and look at the
 * held-out queries too.
 */

/** How much a match in a part of a section counts. Parents are the page title and the headings above. */
export const FIELD_WEIGHTS = {
  title: 9,
  names: 5,
  heading: 7,
  also: 4,
  keywords: 4,
  asked: 1,
  defines: 5,
  parents: 2.2,
  text: 1,
} as const;

/** How much of a match counts by what the two words share. */
export const MATCH_WEIGHTS = {
  exact: 1,
  folded: 0.92,
  stem: 0.82,
  root: 0.5,
  other: 0.7,
  synonym: 0.8,
  part: 0.7,
} as const;

/** Saturation and length normalisation of BM25. */
export const SATURATION = 2.2;
export const LENGTH_NORMALISATION = 0.4;

/** A word that goes on after what was typed, where what was typed is a word of the index itself and where it is not. */
export const PREFIX_OF_KNOWN = 0.45;
export const PREFIX_OF_UNKNOWN = 0.8;

/** A word of the index at one and at two typos, and one that also goes on after what was typed. */
export const TYPO_WEIGHTS = {whole: [1, 0.7, 0.5], open: [1, 0.5, 0.35]} as const;

/** A match this strong is one in a title, heading or keyword. */
export const MATCH_OF_NAME = 0.6;

/** Confidence that a word matched with no, one or two typos is the one that was meant; in a short word one counts as two. */
export const TYPO_CERTAINTY = [1, 0.7, 0.55] as const;

/** How much a word such as "the" counts among others. */
export const STOP_WORD = 0.2;

/** A section that matches less of the query than this, measured by how rare the words are, is no result. */
export const MIN_SHARE = 0.4;

/** Results this much worse than the best one are noise. */
export const MIN_OF_BEST = 0.1;

/** A word elsewhere on the page: how much of its match helps the section, and how much of it the section has. */
export const PAGE_CONTEXT = 0.22;
export const PAGE_SHARE = 0.6;

/** A heading that answers the whole query; one that is about nothing else in addition; adjacent words. */
export const HEADING_BONUS = 0.2;
export const WHOLE_HEADING_BONUS = 0.5;
export const PROXIMITY_BONUS = 0.25;

/** Posts and other pages come after documents, unless their title is about the query. */
export const OUTSIDE_MANUAL = 0.75;

/** A row of a table, or a definition, comes after a section that is about the same. */
export const ENTRY = 0.4;

/** Sections that most pages have, such as "What you need", say little of their own. */
export const COMMON_HEADING = 0.8;

/** A section this good compared with the top of its page takes its place when its heading says more. */
export const NEARLY_AS_GOOD = 0.5;

/** Results whose headings and texts are looked at closely. */
export const MAX_REFINED = 40;

/** Bounds of the work that one query can cause, whatever is typed. */
export const MAX_QUERY_LENGTH = 512;
export const MAX_QUERY_WORDS = 16;
export const MAX_EXPANSIONS = 64;

/** Words of a query that are compared with the whole vocabulary; a real query has no more typos. */
export const MAX_CORRECTED_WORDS = 6;
