import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, LOCALES} from '../../src/config/locales';
import {filesOf} from './files';

/** The pages of one language in a build. */
export interface LanguagePages {
  locale: string;
  /** Absolute path of the folder of the language. */
  root: string;
  /** Path under which that folder is served; starts and ends with a slash. */
  address: string;
  /** Absolute paths of its HTML files. */
  files: string[];
}

/** The HTML files of a build by language; only languages that were built. */
export function pagesOf(dir: string, baseUrl: string): LanguagePages[] {
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const all = filesOf(dir).filter((file) => file.endsWith('.html'));
  const languageOf = (file: string) => others.find((locale) => file.startsWith(`${locale}/`)) ?? DEFAULT_LOCALE;
  const pages = (locale: string) =>
    all.filter((file) => languageOf(file) === locale).map((file) => path.join(dir, file));
  return [
    {locale: DEFAULT_LOCALE, root: dir, address: baseUrl, files: pages(DEFAULT_LOCALE)},
    ...others
      .map((locale) => ({locale, root: path.join(dir, locale), address: `${baseUrl}${locale}/`, files: pages(locale)}))
      .filter(({root}) => fs.existsSync(path.join(root, 'index.html'))),
  ];
}
