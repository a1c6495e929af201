/** An indexed part of a page: its beginning, the text under a heading, or a table row or definition with an id. */
export interface Section {
  /** Id of the heading, table row or definition; empty for the beginning of the page. */
  anchor: string;
  /** Level in the hierarchy of the page: 1 for the page itself, 2 for an `h2`, and so on. */
  level: number;
  heading: string;
  translatedHeading?: string;
  /** `search_words` of both languages. Section `problems` adds words for failures and the problems in its tables. */
  keywords?: string[];
  /** Text of the section, without its heading and without the text of sections inside it. */
  text: string;
  /** Set when the section is a table row or a definition instead of the text under a heading. */
  entry?: true;
}

/** A page, as the index file contains it. */
export interface SearchPage {
  /** Path from the root of the host, with the base path, e.g. `/en/docs/intro/`. */
  url: string;
  /** Name of the part of the site to which the page belongs, in the language of the page. Results are grouped by it. */
  area: string;
  title: string;
  /** Other names of the page: sidebar label, words of its address, and its title and label in the other language. */
  aliases: string[];
  /** Search words for the whole page, from `keywords` in its front matter. The text need not contain these words. */
  keywords: string[];
  /** Tag for filters by version: `docs-<plugin>-<version>` for documents, `default` for other pages and posts. */
  tag: string;
  /** Set on a page that only links to other pages. */
  list?: true;
  sections: Section[];
}

/** Groups of phrases with the same meaning. A query with one phrase also matches the other phrases of its group. */
export type Synonyms = readonly (readonly string[])[];

/** The index of one language; `indexFormat.ts` defines its file. */
export interface SearchIndex {
  language: string;
  /** Origin of the published site. The URL of a record starts with this origin, and the `url` of the page follows. */
  origin: string;
  synonyms: Synonyms;
  /** Queries known to have results. Suggested when no correction or part of a query has results. */
  suggestions: readonly string[];
  pages: SearchPage[];
}

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

export type Hierarchy = Record<Level, string | null>;

/** A record in the form of the DocSearch crawler. */
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
  /** The text as HTML, with highlight tags as its only tags. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

export interface Highlights {
  content?: Highlight;
  hierarchy: Partial<Record<Level, Highlight>>;
}

/** A result in the format of Algolia's answers. A service may leave out the highlights. */
export interface SearchHit extends DocSearchRecord {
  _snippetResult?: Partial<Highlights>;
}

/** A query in the form of Algolia's search, with the parameters that this site uses. */
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
  /** Words of the query that match nothing; the hits match the other words. */
  ignored?: string[];
  /** Queries that have results; present only when there are no hits. */
  suggestions?: string[];
}

export interface SearchAnswer {
  results: SearchResult[];
}

/** Interface of the search service and of the embedded engine: the method `search` of Algolia's lite client. */
export interface SearchPort {
  search(requests: readonly SearchRequest[]): Promise<SearchAnswer>;
}
