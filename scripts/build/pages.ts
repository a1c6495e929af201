import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, LOCALES} from '../../src/config/locales';

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

function htmlBelow(folder: string, skipped: ReadonlySet<string>): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return skipped.has(target) ? [] : htmlBelow(target, skipped);
    }
    return entry.name.endsWith('.html') ? [target] : [];
  });
}

/** The HTML files of a build by language; only languages that were built. */
export function pagesOf(dir: string, baseUrl: string): LanguagePages[] {
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  const folders = new Set(others.map((locale) => path.join(dir, locale)));
  return [
    {locale: DEFAULT_LOCALE, root: dir, address: baseUrl, files: htmlBelow(dir, folders)},
    ...others
      .map((locale) => ({locale, root: path.join(dir, locale), address: `${baseUrl}${locale}/`}))
      .filter(({root}) => fs.existsSync(path.join(root, 'index.html')))
      .map((language) => ({...language, files: htmlBelow(language.root, new Set())})),
  ];
}
