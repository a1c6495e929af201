/** Constants of the ranking. After a change, run `npm --prefix tests/bench run search` and read the `held-out` rows. */
export const WEIGHTS = {
  /**
   * Weight of a match in each field of a section. `names` and `keywords` belong to the page, `searchWords` to the
   * section. `parents` are the page title and the headings above the section.
   */
  fields: {
    names: 11,
    heading: 3.8,
    translatedHeading: 7.2,
    keywords: 1.3,
    searchWords: 3.4,
    parents: 3.52,
    text: 0.7,
  },
  /** Factor for a match by a shared stem only, and for a match by a synonym. */
  match: {stem: 0.8, synonym: 0.49},
  /** Parameters of BM25. `phraseNormalization` is the length normalization for `searchWords`, which list phrases. */
  saturation: 2.2,
  lengthNormalization: 0.64,
  phraseNormalization: 0.3,
  /** Factor for words that begin with the query word: when the index also has the query word, and when it does not. */
  prefixOfKnown: 0.63,
  prefixOfUnknown: 0.96,
  /** Factor for a match with no, one and two typos. */
  typos: [1, 0.7, 0.5] as const,
  /** Confidence that a match with no, one or two typos is the intended word; in a short word one typo counts as two. */
  typoCertainty: [1, 0.7, 0.55] as const,
  /** A query word whose best match is weaker than this is only mentioned in passing: no sign of an answer. */
  minMatch: 0.12,
  /** Weight of a stop word, such as "the", relative to other words. */
  stopWord: 0.2,
  /** Share of the query (0 to 1) that a section must match to be a result. Rare words make up a larger share of it. */
  minShare: 0.262,
  /** Factor for the score of a page: the sum of each word's best match on it. Each section's score includes this. */
  pageScore: 0.98,
  /** Factor for the score of table rows and definitions, so that sections that explain a thing come first. */
  entry: 0.85,
  /** Share by which the score rises when the heading or a search phrase has exactly the query's words. */
  wholeHeading: 0.5,
};

/** Limits on results from one page, and on all results that repeat a page. So ten results show at least six pages. */
export const MAX_SECTIONS_OF_PAGE = 2;
export const MAX_REPEATED_PAGES = 4;

/** Number of top results that are ranked again by their headings. */
export const MAX_REFINED = 40;

/** Limits on the work for a query: its characters, its words, and the indexed words that complete or correct a word. */
export const MAX_QUERY_LENGTH = 512;
export const MAX_QUERY_WORDS = 16;
export const MAX_EXPANSIONS = 64;

/** Largest number of query words for which corrections are sought; no real query has more typos. */
export const MAX_CORRECTED_WORDS = 4;
