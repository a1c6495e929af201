import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {pairFindings} from '../../../../scripts/content/check';
import {readPair} from '../../../../scripts/content/pages';
import {wordCount, type Finding} from '../../../../scripts/content/rules';
import {warmSpelling} from '../../../../scripts/content/spelling';
import {pairOf, pairStatus, readLock} from '../../translation-status/status';
import type {TextReport} from '../shared';
import {editorLink} from './inputs';

async function visibilityOf(filePath: string, fileContent: string): Promise<TextReport['visibility']> {
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    return frontMatter.draft === true ? 'draft' : frontMatter.unlisted === true ? 'unlisted' : 'public';
  } catch {
    // While it is being written; the preview itself says what is wrong.
    return 'public';
  }
}

/**
 * Words, translation and findings of a text in its present state.
 * @param file path from the site folder of an MDX or Markdown file
 */
export async function textReport(siteDir: string, file: string): Promise<TextReport> {
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const filePair = pairOf(file);
  const pair = filePair && readPair(siteDir, filePair);
  const status = filePair && pairStatus(siteDir, filePair, readLock(siteDir));
  const findings: Finding[] = pair
    ? [
        ...pairFindings(pair),
        // The test variants have no dictionary.
        ...(fs.existsSync(path.join(siteDir, 'cspell.config.mjs'))
          ? await warmSpelling(siteDir, [pair.cs, ...(pair.en ? [pair.en] : [])])
          : []),
      ]
    : [];
  const other = filePair && (file === filePair.en ? filePair.cs : filePair.en);
  const rank = (finding: Finding) => (finding.hint ? 2 : 0) + (finding.file === file ? 0 : 1);
  return {
    words: wordCount(text),
    ...(status && {
      translation: {
        into: status.from === 'cs' ? ('en' as const) : ('cs' as const),
        state: status.state,
        ...(other && fs.existsSync(path.join(siteDir, other)) && {open: editorLink(siteDir, other)}),
      },
    }),
    findings: findings
      .sort((one, two) => rank(one) - rank(two) || one.line - two.line)
      .map((finding) => ({
        file: finding.file,
        line: finding.line,
        message: finding.message,
        hint: finding.hint === true,
        open: editorLink(siteDir, finding.file, finding.line),
      })),
    visibility: await visibilityOf(path.join(siteDir, file), text),
  };
}
