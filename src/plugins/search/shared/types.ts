/** An indexed part of a page: its beginning, the text under a heading, or a table row or definition with an id. */
export interface Section {
  /** Id of the heading, table row or definition. Empty for the beginning of the page. */
  anchor: string;
  /** Level in the hierarchy of the page: 1 for the page itself, 2 for an `h2`, and so on. */
  level: number;
  heading: string;
  translatedHeading?: string;
  /** The section's `search_words` in the front matter; in the section `problems` also the first column of tables. */
  keywords?: string[];
  /** Text of the section, without its heading and without the text of sections inside it. */
  text: string;
  /** Set when the section is a table row or a definition instead of the text under a heading. */
  entry?: true;
}

/** A page, in the form in which the search index file stores it. */
export interface SearchPage {
  /** Path of the page from the root of the host, with the base path, e.g. `/en/docs/intro/`. */
  url: string;
  /** Name of the part of the site with this page, in the page's language. Results are grouped by it. */
  area: string;
  title: string;
  /** Other names of the page: sidebar label, words of its URL, and title and label in the other language. */
  aliases: string[];
  /** Search words for the whole page, from `keywords` in its front matter. The text need not contain these words. */
  keywords: string[];
  /** Tag for filters by version: `docs-<plugin>-<version>` for the manual, `default` for other pages. */
  tag: string;
  /** Set when Docusaurus generated the page as a list of links to other pages. */
  list?: true;
  sections: Section[];
}

/** Groups of phrases with the same meaning. A query with one phrase also matches the other phrases of its group. */
export type Synonyms = readonly (readonly string[])[];

/** The search index of one language. `indexFormat.ts` defines the file that stores it. */
export interface SearchIndex {
  language: string;
  /** Origin of the published site. The URL of a search result is this origin followed by the path of the page. */
  origin: string;
  synonyms: Synonyms;
  /** Queries with results, suggested when neither the typed query nor a corrected or shorter version of it has results. */
  suggestions: readonly string[];
  pages: SearchPage[];
}

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

export type Hierarchy = Record<Level, string | null>;

/** A search record in the format of the DocSearch crawler. It describes one section. */
export interface DocSearchRecord {
  objectID: string;
  type: Level | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Hierarchy;
  keywords: string[];
  language: string;
  docusaurus_tag: string;
}

export interface Highlight {
  /** The text as HTML, in which the highlight tags are the only tags. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

export interface Highlights {
  content?: Highlight;
  hierarchy: Partial<Record<Level, Highlight>>;
}

/** A search result in the format of the Algolia API. A search service may omit the highlights. */
export interface SearchHit extends DocSearchRecord {
  _snippetResult?: Partial<Highlights>;
}

/** A search request in the format of the Algolia API, limited to what this site uses. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facets?: readonly string[];
  facetFilters?: string | readonly (string | readonly string[])[];
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  facets?: Record<string, Record<string, number>>;
  /** Words of the query that match nothing. The hits match the other words. */
  ignored?: string[];
  /** Suggested queries that have results. Present only when this query has no hits. */
  suggestions?: string[];
}

export interface SearchAnswer {
  results: SearchResult[];
}

/** Search service or embedded engine. `search` works like that of Algolia's lite client. */
export interface SearchPort {
  search(requests: readonly SearchRequest[]): Promise<SearchAnswer>;
}
