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
