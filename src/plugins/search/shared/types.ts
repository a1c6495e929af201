/** An indexed part of a page: the page's beginning, or the text under one of its headings. */
export interface Section {
  /** Id of the heading; empty for the beginning of the page. */
  anchor: string;
  /** Level in the hierarchy of the page: 1 is the page itself, 2 an `h2`, and so on. */
  level: number;
  heading: string;
  /** The heading in the other language. */
  translatedHeading?: string;
  /** Search words from the front matter, in both languages, and the problems that the section solves. */
  keywords?: string[];
  /** Readable text under the heading, without the text of deeper headings. */
  text: string;
}

/** A page as the index file carries it. */
export interface SearchPage {
  /** Path from the root of the host, with the base path, e.g. `/en/docs/intro/`. */
  url: string;
  /** Part of the site that the page belongs to, in the language of the page; the heading that groups results. */
  area: string;
  title: string;
  /** What else the page is called: label in the sidebar, words of the address, title and label in the other language. */
  aliases: string[];
  /** Search terms from the front matter that the text itself need not contain. */
  keywords: string[];
  /** `default` for pages and posts, `docs-<plugin>-<version>` for documents. */
  tag: string;
  /** A link list: only links to other pages. */
  list?: true;
  sections: Section[];
}

/** Groups of synonyms; a query with one phrase also matches the others. */
export type Synonyms = readonly (readonly string[])[];

/** The index of one language; `indexFormat.ts` knows its file. */
export interface SearchIndex {
  language: string;
  /** Origin of the published site, put before `url` to make the absolute addresses that Algolia's records have. */
  origin: string;
  synonyms: Synonyms;
  /** Queries with results, for one that has none and is like nothing here. */
  suggestions: readonly string[];
  pages: SearchPage[];
}

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

export type Hierarchy = Record<Level, string | null>;

/** One record as the DocSearch crawler writes it. */
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
  /** HTML in which only the marks are elements. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

export interface Highlights {
  content?: Highlight;
  hierarchy: Partial<Record<Level, Highlight>>;
}

/** One result in the shape that Algolia answers; a service may leave the highlights out. */
export interface SearchHit extends DocSearchRecord {
  _snippetResult?: Partial<Highlights>;
}

/** One query, with the parameters of Algolia's search that this site's interface uses. */
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
  /** Words of the query that match nothing; the hits are those of the others. */
  ignored?: string[];
  /** Queries that would find something; only given with an empty list of hits. */
  suggestions?: string[];
}

export interface SearchAnswer {
  results: SearchResult[];
}

/** The one port that the interface searches through: the `search` call of Algolia's lite client. */
export interface SearchPort {
  search(requests: readonly SearchRequest[]): Promise<SearchAnswer>;
}
