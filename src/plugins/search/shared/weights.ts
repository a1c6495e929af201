/**
 * Weights of the ranking. After a change, run `npm --prefix tests/bench run search`, and compare the quality on `short` and
 * `tasks`, to which they were not tuned, with that before.
 */
export const WEIGHTS = {
  /**
   * Weight of a match in each field of a section. `names` and `keywords` belong to the page, and `searchWords` to the
   * section. `parents` are the page title and the headings above; at the top of a page, the part of the site.
   */
  fields: {
    names: 19.1,
    heading: 3.83,
    translatedHeading: 6.54,
    keywords: 2.75,
    searchWords: 2.65,
    parents: 3.72,
    text: 0.835,
  },
  /** Factors for a stem, for two words written together elsewhere, and for a phrase with the same meaning. */
  match: {stem: 0.511, pair: 1.7, synonym: 0.671},
  /** Options of MiniSearch: parameters of BM25, and factors for words that begin with a query word or nearly equal it. */
  bm25: {k: 1, b: 1, d: 0.389},
  weights: {prefix: 0.812, fuzzy: 1.69},
  /** Score of a word at which it counts half, so that no single word decides. */
  saturation: 7.67,
  /** Confidence in a match with typos. */
  typoCertainty: 0.983,
  /** A word is certain only if some section matches it at least this well. */
  minMatch: 0.1,
  /** Weight of a stop word, such as "the", relative to other words. */
  stopWord: 0.373,
  /** Minimum share of the query (0 to 1) that a result must match. Words are weighted by rarity. */
  minShare: 0.165,
  /** Weight of the page score, which adds up each query word's best match anywhere on the page. */
  pageScore: 0.716,
  /** Factor for table rows and definitions; below 1, so that sections that explain the topic come first. */
  entry: 0.85,
  /** Share by which a score rises when a heading or a phrase of `search_words` has exactly the words of the query. */
  wholeHeading: 0.5,
};

/** Maximum number of sections of a page among the top results. */
export const MAX_SECTIONS_OF_PAGE = 2;

/** Number of top results that are ranked again by how well their headings fit the query. */
export const MAX_REFINED = 40;

/** Maximum number of words of a query that are looked up, which keeps a search fast. */
export const MAX_QUERY_WORDS = 16;

/** Maximum number of query words for which corrections are sought. Real queries have no more typos than that. */
export const MAX_CORRECTED_WORDS = 4;
