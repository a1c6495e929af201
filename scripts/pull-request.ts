/**
 * Reports what a pull request changes: pages with links and words, findings on the changed lines, translations, sizes.
 *
 *     npx tsx scripts/pull-request.ts --base origin/main [--build build] [--base-build /tmp/base] [--annotate]
 *
 * Prints Markdown; `--annotate` prints the findings as annotations for GitHub instead. Without a build there are no sizes.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {basePathFromEnv, wordFromEnv} from '../src/config/env';
import {pairOf, translationStatus} from '../src/plugins/translation-status/status';
import {pairFindings} from './content/check';
import {readPages} from './content/pages';
import {spelling} from './content/spelling';
import {markdown} from './i18n-status';
import {annotations, changedLines, onChangedLines, pagesTable, type ChangedPage} from './pull-request/changes';
import {buildSizes, sizesTable} from './pull-request/sizes';

const ROOT = path.resolve(__dirname, '..');

function git(...args: string[]): string {
  return execFileSync('git', args, {cwd: ROOT, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024});
}

/** Text of a file in a commit; `undefined` when it is not there. */
function textAt(commit: string, file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

function main(): void {
  const {values} = parseArgs({
    options: {
      base: {type: 'string'},
      build: {type: 'string'},
      'base-build': {type: 'string'},
      annotate: {type: 'boolean', default: false},
    },
  });
  if (!values.base) {
    throw new Error('Name the branch that the change goes to, e.g. --base origin/main.');
  }
  const base = git('merge-base', values.base, 'HEAD').trim();
  const changed = changedLines(git('diff', '--no-color', '--unified=0', base, '--'));
  const files = new Set(git('diff', '--name-only', '--no-renames', base, '--').split('\n').filter(Boolean));
  const touched = new Set([...files].flatMap((file) => pairOf(file)?.cs ?? []));
  const pairs = readPages(ROOT).pairs.filter(({cs}) => touched.has(cs.path));
  const findings = onChangedLines(
    [
      ...pairs.flatMap(pairFindings),
      ...spelling(
        ROOT,
        pairs.flatMap(({cs, en}) => [cs, ...(en ? [en] : [])]),
      ),
    ],
    changed,
  );
  if (values.annotate) {
    annotations(findings).forEach((line) => console.log(line));
    return;
  }
  const pages = pairs.map((pair): ChangedPage => {
    const {cs, en} = pair;
    return {pair, before: {cs: textAt(base, cs.path), en: en && textAt(base, en.path)}};
  });
  const site = (wordFromEnv('SITE_URL') ?? 'https://docs.example.com') + basePathFromEnv('BASE_URL');
  const mistakes = findings.filter(({hint}) => !hint).length;
  console.log(
    [
      '## What this changes',
      '### Pages',
      pagesTable(pages, site),
      `${mistakes} findings and ${findings.length - mistakes} hints on the changed lines; they stand beside the lines under "Files changed".`,
      markdown(translationStatus(ROOT)),
      ...(values.build
        ? [
            '### Sizes',
            sizesTable(buildSizes(values.build), values['base-build'] ? buildSizes(values['base-build']) : undefined),
          ]
        : []),
    ].join('\n\n'),
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
