import type {Props} from '@docusaurus/types';

/** One language that Docusaurus has just built: the argument of `postBuild`. */
export type Language = Props & {content?: unknown};

/** The finished site, all languages. `dir` is the folder of the default language, `baseUrl` its base path. */
export interface Site {
  dir: string;
  baseUrl: string;
}

/** Makes something from the pages of one language. Returns a line for the log, or nothing. */
export type LanguageStep = (language: Language) => Promise<string | undefined>;

/** Makes something from the pages of all languages. Returns a line for the log, or nothing. */
export type SiteStep = (site: Site) => Promise<string | undefined>;

export interface Step<Input> {
  /** For the log. */
  name: string;
  run: (input: Input) => Promise<string | undefined>;
  /** Runs in parallel with the later steps, because it mostly uses native threads. */
  inBackground?: true;
}
