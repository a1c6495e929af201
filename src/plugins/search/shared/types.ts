import type {Locale} from '../../../config/locales';

/** An indexed part of a page: its beginning, the text under a heading, or a table row or definition with an id. */
export interface Section {
  /** Id of the heading, table row or definition. Empty for the beginning of the page. */
  anchor: string;
  /** Level in the hierarchy of the page: 1 for the page itself, 2 for an `h2`, and so on. */
  level: number;
  heading: string;
  translatedHeading?: string;
  /** The section's `search_words` in the front matter; in the section `problems` also the first column of tables. */
  searchWords?: string[];
  /** Text of the section, without its heading and without the text of sections inside it. */
  text: string;
  /** Set when the section is a table row or a definition instead of the text under a heading. */
  entry?: true;
}

/** A page that can be found. `indexFormat.ts` defines how the search index file stores it. */
export interface SearchPage {
  /** Path of the page from the root of the host, with the base path, e.g. `/en/docs/intro/`. */
  url: string;
  /** Name of the part of the site with this page, in the page's language. Results are grouped by it. */
  area: string;
  /** Names of the page beside its title: sidebar label, words of its URL, and title and label in the other language. */
  aliases: string[];
  /** Search words for the whole page, from `keywords` in its front matter. The text need not contain these words. */
  keywords: string[];
  /** Tag for filters by version: `docs-<plugin>-<version>` for the manual, `default` for other pages. */
  tag: string;
  /** The first is the beginning of the page, with its title. */
  sections: Section[];
}

/** Groups of phrases with the same meaning. A query with one phrase also matches the other phrases of its group. */
export type Synonyms = readonly (readonly string[])[];

/** The search index of one language. `indexFormat.ts` defines the file that stores it. */
export interface SearchIndex {
  language: Locale;
  /** Origin of the published site. The URL of a search result is this origin followed by the path of the page. */
  origin: string;
  synonyms: Synonyms;
  /** Queries with results, suggested when neither the typed query nor a corrected or shorter version of it has results. */
  suggestions: readonly string[];
  pages: SearchPage[];
}

/** A text in pieces; `marked` ones match the query. */
export type Marked = readonly {text: string; marked?: true}[];

/** A question of the page to the worker. */
export interface SearchRequest {
  query: string;
  /** Only pages with one of these tags are searched; all pages if the list is empty. */
  tags: readonly string[];
  /** Name of a part of the site, to which the hits are limited; empty for all. */
  area: string;
  /** Maximum number of hits. */
  limit: number;
}

/** A section that matches a query. */
export interface SearchHit {
  /** Path of the page from the root of the host, with the anchor of the section. */
  url: string;
  area: string;
  /** The title of the page and the headings down to the section, which comes last. */
  trail: readonly Marked[];
  /** The passage of the section with the words of the query; without any, its first sentence. */
  snippet: Marked;
}

export interface SearchAnswer {
  hits: readonly SearchHit[];
  /** Number of all results in the area. */
  count: number;
  /** Number of results by area, whatever area the request has, e.g. `{Hardware: 3}`. */
  areas: Readonly<Record<string, number>>;
  /** Words of the query that match nothing. The hits match the other words. */
  ignored: readonly string[];
  /** Queries with results, for a query that has none. */
  suggestions: readonly string[];
}
