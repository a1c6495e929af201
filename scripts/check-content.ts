/**
 * Checks the texts of the site: `npm run check:content`, or with file names only those pages. Prints a table of pages with
 * `--table`. Ends with an error when something was found.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pictureFindings} from './content/pictures';
import {readPages, type PagePair} from './content/pages';
import * as rules from './content/rules';
import type {Finding} from './content/rules';

const ROOT = path.resolve(__dirname, '..');

function checkPair({kind, cs, en}: PagePair): Finding[] {
  const both = [{file: cs, language: 'cs' as const}, ...(en ? [{file: en, language: 'en' as const}] : [])];
  return [
    ...both.flatMap(({file, language}) => [
      ...rules.headingIds(file),
      ...rules.linkForm(file, kind),
      ...rules.frontMatter(file, kind),
      ...rules.terms(file, language),
      ...rules.length(file, kind),
      ...rules.alternativeTexts(file),
    ]),
    ...(en
      ? rules.parity(cs, en)
      : [{file: cs.path, line: 1, message: 'has no English translation; create the file of the same name in i18n/en'}]),
  ];
}

/** cspell's findings; its configuration holds the dictionaries and what counts as prose. */
function spelling(files: readonly string[]): Finding[] {
  if (files.length === 0) {
    return [];
  }
  const cspell = path.join(ROOT, 'node_modules/cspell/bin.mjs');
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    [cspell, 'lint', '--no-progress', '--no-summary', '--no-color', '--issue-template', '$uri\t$row\t$text', ...files],
    {cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (status === null || status > 1) {
    throw new Error(`The spell checker did not run: ${stderr.trim()}`);
  }
  return stdout
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [uri = '', row = '1', word = ''] = line.split('\t');
      return {
        file: path.relative(ROOT, decodeURI(uri.replace(/^file:\/\//, ''))),
        line: Number(row),
        message: `"${word}" is not in the dictionary; correct it, or add it to words/${uri.includes('/i18n/en/') ? 'en' : 'cs'}.txt`,
      };
    });
}

function printTable(pairs: readonly PagePair[]): void {
  console.log('| page | words cs | words en | headings | tables | code blocks | pictures |');
  console.log('|---|---|---|---|---|---|---|');
  for (const {id, cs, en} of pairs) {
    const parts = rules.structure(cs.text);
    const pictures = parts.components.filter((name) => /^(Figure|Diagram)/.test(name)).length;
    console.log(
      `| ${id.replace(/\.mdx$/, '')} | ${rules.wordCount(cs.text)} | ${en ? rules.wordCount(en.text) : '–'} | ` +
        `${parts.headings.length} | ${parts.tables.length} | ${parts.codeBlocks.length} | ${pictures} |`,
    );
  }
}

function main(): void {
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const {pairs, orphans} = readPages(ROOT);
  const resolved = wanted.map((file) => path.relative(ROOT, path.resolve(file)));
  const chosen = pairs.filter(
    ({cs, en}) => resolved.length === 0 || resolved.includes(cs.path) || (en && resolved.includes(en.path)),
  );
  if (wanted.length > 0 && chosen.length === 0) {
    throw new Error(`No page is called ${wanted.join(', ')}. Give paths such as docs/web-portal/map.mdx`);
  }
  if (process.argv.includes('--table')) {
    printTable(chosen);
    return;
  }
  const findings = [
    ...chosen.flatMap(checkPair),
    ...spelling(chosen.flatMap(({cs, en}) => [cs.path, ...(en ? [en.path] : [])])),
    ...(wanted.length === 0
      ? [
          ...orphans.map((file) => ({
            file,
            line: 1,
            message: 'has no Czech source; delete it or create the Czech page',
          })),
          ...pictureFindings(ROOT, usedNames(pairs)),
        ]
      : []),
  ];
  for (const {file, line, message} of findings) {
    console.error(`${file}:${line} ${message}`);
  }
  console.log(`${chosen.length} pages in two languages checked, ${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

function usedNames(pairs: readonly PagePair[]): Set<string> {
  const pages = fs
    .readdirSync(path.join(ROOT, 'src/pages'), {encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => fs.readFileSync(path.join(ROOT, 'src/pages', file), 'utf8'));
  return new Set([...pairs.map(({cs}) => cs.text), ...pages].flatMap(rules.usedIllustrations));
}

main();
