import type {ParseFrontMatter} from '@docusaurus/types';
import {currentLocale} from '../config/locales';
import {unixLines} from '../lib/lines';
import {withLastUpdate} from './lastUpdate';
import {withoutSearchWords} from './searchWords';
import {withTask} from './task';
import {withPageStatus} from './translations/status';

type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** Parses a front matter, and adds what pages show: task tags, last change, translation state. */
export async function parseText(
  {defaultParseFrontMatter, ...text}: Parameters<ParseFrontMatter>[0],
  siteDir: string,
  typeset: (parsed: Parsed) => Parsed,
): Promise<Parsed> {
  const saved = await defaultParseFrontMatter({...text, fileContent: unixLines(text.fileContent)});
  const read = withoutSearchWords(typeset(saved));
  const parsed = withTask(read, text.filePath, currentLocale());
  const dated = withLastUpdate(parsed, siteDir, text.filePath);
  return withPageStatus(dated, siteDir, text.filePath, currentLocale());
}
