import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Locale} from '../../config/locales';
import {filePairs} from '../../content/translations/files';

/** Returns the titles of all documents in a language, by address, e.g. `/docs/intro`. Untranslated ones are Czech. */
export async function docTitles(siteDir: string, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const read = (file: string) => fs.readFile(path.join(siteDir, file), 'utf8');
  const documents = filePairs(siteDir).filter(({kind}) => kind === 'doc');
  const entries = documents.map(async (pair): Promise<[string, string]> => {
    const fileContent = await read(pair[locale]).catch(() => read(pair.cs));
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: pair.cs, fileContent});
    return [`/${pair.cs.replace(/\.mdx?$/, '')}`, String(frontMatter.title)];
  });
  return new Map(await Promise.all(entries));
}
