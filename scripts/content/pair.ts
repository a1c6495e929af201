import type {FilePair} from '../../src/content/translations/files';
import {PageError, parsePage, type Finding, type Page} from './page';
import {findingsOf} from './rules';
import type {Site} from './site';

/** Checks a page in both languages. Of a text that cannot be read, only that is reported. */
export async function pairFindings({cs, en}: Pick<FilePair, 'cs' | 'en'>, site: Site): Promise<Finding[]> {
  const czech = site.read(cs);
  const english = site.read(en);
  if (czech === undefined) {
    return [{file: en, line: 1, message: 'has no Czech source; delete it or create the Czech page'}];
  }
  const findings: Finding[] = [];
  const pages: Page[] = [];
  if (english === undefined) {
    findings.push({file: cs, line: 1, message: `has no English translation; create ${en}`});
  }
  for (const [file, text] of [
    [cs, czech],
    [en, english],
  ] as const) {
    try {
      pages.push(...(text === undefined ? [] : [await parsePage(file, text)]));
    } catch (error) {
      if (!(error instanceof PageError)) {
        throw error;
      }
      findings.push(error.finding);
    }
  }
  return [...findings, ...findingsOf(pages, site)];
}
