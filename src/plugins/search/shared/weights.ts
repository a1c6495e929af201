/**
 * Weights of the ranking. After a change, run `npm --prefix tests/bench run search`, and compare the quality on the
 * `held-out` queries with that before.
 */
export const WEIGHTS = {
  /**
   * Weight of a match in each field of a section. `names` and `keywords` belong to the page, and `searchWords` to the
   * section. `parents` are the page title and the headings above; at the top of a page, the part of the site.
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
  /** Factors for a word that matches only by its stem, and for one that matches as a synonym. */
  match: {stem: 0.8, synonym: 0.49},
  /** Parameters of BM25. `phraseNormalization` replaces `lengthNormalization` for `searchWords`, a list of phrases. */
  saturation: 2.2,
  lengthNormalization: 0.64,
  phraseNormalization: 0.3,
  /** Factors for longer words that begin with a query word: when the query word itself is indexed, and when not. */
  prefixOfKnown: 0.63,
  prefixOfUnknown: 0.96,
  /** Factors for a match with zero, one or two typos. */
  typos: [1, 0.7, 0.5] as const,
  /** Confidence in a match with zero, one or two typos. In a word of up to four letters, one counts as two. */
  typoCertainty: [1, 0.7, 0.55] as const,
  /** A query word counts as found only if some section matches it at least this well. */
  minMatch: 0.12,
  /** Weight of a stop word, such as "the", relative to other words. */
  stopWord: 0.2,
  /** Minimum share of the query (0 to 1) that a result must match. Rare words count for more of the query. */
  minShare: 0.262,
  /** Weight of the page score, which adds up each query word's best match anywhere on the page. */
  pageScore: 0.98,
  /** Factor for table rows and definitions; below 1, so that sections that explain the topic come first. */
  entry: 0.85,
  /** Share by which a score rises when a heading or a phrase of `search_words` has exactly the words of the query. */
  wholeHeading: 0.5,
};

/** Maximum number of sections of a page among the top results. */
export const MAX_SECTIONS_OF_PAGE = 2;

/** Maximum number of pages with two sections among the top results, so that ten results show at least six pages. */
export const MAX_REPEATED_PAGES = 4;

/** Number of top results that are ranked again by how well their headings fit the query. */
export const MAX_REFINED = 40;

/** Limits that keep a search fast: characters and words of a query, and completions or corrections of a word. */
export const MAX_QUERY_LENGTH = 512;
export const MAX_QUERY_WORDS = 16;
export const MAX_EXPANSIONS = 64;

/** Maximum number of query words for which corrections are sought. Real queries have no more typos than that. */
export const MAX_CORRECTED_WORDS = 4;
