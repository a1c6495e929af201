import type {FilePair} from '../../src/content/translations/files';
import {SourceError, parseSource, type Finding, type Source} from './source';
import {findingsOf} from './rules';
import type {Site} from './site';

/** Checks a page in both languages. `pages`: those that could be read; of another, only the reason is reported. */
export async function checkPair(pair: Pick<FilePair, 'cs' | 'en'>, site: Site) {
  const findings: Finding[] = [];
  const pages: Source[] = [];
  for (const [file, other] of [
    [pair.cs, pair.en],
    [pair.en, pair.cs],
  ] as const) {
    const text = site.read(file);
    if (text === undefined) {
      findings.push({file: other, line: 1, message: `has no counterpart; create ${file}, or delete this one`});
      continue;
    }
    try {
      pages.push(await parseSource(file, text));
    } catch (error) {
      if (!(error instanceof SourceError)) {
        throw error;
      }
      findings.push(error.finding);
    }
  }
  return {pages, findings: [...findings, ...findingsOf(pages, site)]};
}
