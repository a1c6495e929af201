/** Every number of the ranking. Change one with `npm --prefix tests/bench run search` at hand, and look at the held-out queries too. */
export const WEIGHTS = {
  /** How much a match in a part of a section counts. Parents are the page title and the headings above. */
  fields: {
    names: 11,
    heading: 3.8,
    translatedHeading: 7.2,
    keywords: 1.3,
    searchWords: 3.4,
    parents: 3.52,
    text: 0.7,
  },
  /** How much of a match counts when two words share only the stem, and for a synonym. */
  match: {stem: 0.8, synonym: 0.49},
  /** Saturation and length normalization of BM25; the latter also for search words, which are a list of phrases. */
  saturation: 2.2,
  lengthNormalization: 0.64,
  phraseNormalization: 0.3,
  /** A match by prefix, where what was typed is itself a word of the index and where it is not. */
  prefixOfKnown: 0.63,
  prefixOfUnknown: 0.96,
  /** A word of the index at no, one and two typos. */
  typos: [1, 0.7, 0.5] as const,
  /** Confidence that a word matched with no, one or two typos is the intended one; in a short word one counts as two. */
  typoCertainty: [1, 0.7, 0.55] as const,
  /** A weaker match is no more than a mention in some text. */
  minMatch: 0.12,
  /** How much a word such as "the" counts among others. */
  stopWord: 0.2,
  /** A section that matches less of the query than this, measured by how rare the words are, is no result. */
  minShare: 0.262,
  /** How much the best matches anywhere on the page add to each of its sections. */
  pageScore: 0.98,
  /** Bonus of a heading or search word that is the query. */
  wholeHeading: 0.5,
};

/** Limits on sections per page, and on repeats overall, so that the first ten results cover at least six pages. */
export const MAX_SECTIONS_OF_PAGE = 2;
export const MAX_REPEATED_PAGES = 4;

/** Top results that are re-ranked by their headings. */
export const MAX_REFINED = 40;

/** Bounds of the work that one query can cause, whatever is typed. */
export const MAX_QUERY_LENGTH = 512;
export const MAX_QUERY_WORDS = 16;
export const MAX_EXPANSIONS = 64;

/** Words of a query that are compared with the whole vocabulary; a real query has no more typos. */
export const MAX_CORRECTED_WORDS = 4;
