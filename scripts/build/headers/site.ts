import {DEFAULT_LOCALE, LOCALES} from '../../../src/config/locales';
import {MAIN_DOC} from '../../../src/config/routes';

/** A finished build, as the configuration of a server has to know it. */
export interface HostedSite {
  /** Path below which the site is served; starts and ends with a slash. */
  baseUrl: string;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Where the bare address of the manual leads to; paths below the base path, `docs` → `docs/web-portal/intro/`. */
  mainDocuments: readonly (readonly [from: string, to: string])[];
}

/** Languages with a folder of their own. */
export const LANGUAGE_FOLDERS: readonly string[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** The main documents that a build has. @param files relative to the build folder */
export function mainDocuments(files: readonly string[]): HostedSite['mainDocuments'] {
  return ['', ...LANGUAGE_FOLDERS.map((folder) => `${folder}/`)]
    .map((prefix) => [`${prefix}docs`, `${prefix}docs/${MAIN_DOC}/`] as const)
    .filter(([, to]) => files.includes(`${to}index.html`));
}

/** First line of everything that is made here. */
export const MADE_BY = 'Made by "npm run build" from src/config/headers.ts; changes here are lost.';
