import type {Props} from '@docusaurus/types';

/** A language that Docusaurus has just built: the argument of `postBuild`. */
export type Language = Props & {content?: unknown};

/** The finished site with all languages. `dir` and `baseUrl`: output folder and base path of the default language. */
export interface Site {
  dir: string;
  baseUrl: string;
}

/** A step that makes something from the pages of one language. Returns a line for the log, or `undefined`. */
export type LanguageStep = (language: Language) => Promise<string | undefined>;

/** A step that makes something from the pages of all languages. Returns a line for the log, or `undefined`. */
export type SiteStep = (site: Site) => Promise<string | undefined>;

/** What steps read and write. `rendered`: files of Docusaurus; `pages`: parsed; `page files`: with all changes. */
export type Output =
  | 'rendered'
  | 'redirect pages'
  | 'pages'
  | 'search index'
  | 'list of pages on the search page'
  | 'downloads'
  | 'app manifest'
  | 'page list'
  | 'contents'
  | 'Markdown copies'
  | 'previews in pages'
  | 'styles in pages'
  | 'policies in pages'
  | 'page files'
  | 'robots.txt'
  | 'offline list'
  | 'host files';

export interface Step<Input> {
  /** Name of the step in the log. */
  name: string;
  reads: readonly Output[];
  writes: readonly Output[];
  run: (input: Input) => Promise<string | undefined>;
}
