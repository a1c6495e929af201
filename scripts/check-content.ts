/**
 * Checks the texts of the site.
 *
 *     npm run check                                  all pages
 *     npm run check -- docs/web-portal/map.mdx       one page, in both languages
 *     npm run check -- --fix                         corrects what needs no decision
 *     npm run check -- --table                       words, headings, tables and pictures of each page
 *
 * Ends with an error when a mistake is left; hints are advice and stop nobody.
 */
import fs from 'node:fs';
import path from 'node:path';
import {pairFindings} from './content/check';
import {applyFixes} from './content/fixes';
import {pictureFindings} from './content/pictures';
import {readPages, type PagePair} from './content/pages';
import * as rules from './content/rules';
import type {Finding} from './content/rules';
import {spelling} from './content/spelling';

const ROOT = path.resolve(__dirname, '..');

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
  const findings: Finding[] = [
    ...chosen.flatMap(pairFindings),
    ...spelling(
      ROOT,
      chosen.flatMap(({cs, en}) => [cs, ...(en ? [en] : [])]),
    ),
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
  const fixed = process.argv.includes('--fix') ? applyFixes(ROOT, findings) : [];
  const left = findings.filter((finding) => !fixed.includes(finding));
  for (const {file, line, message, hint} of left) {
    console.error(`${file}:${line} ${hint ? 'hint: ' : ''}${message}`);
  }
  const mistakes = left.filter(({hint}) => !hint);
  const hints = left.length - mistakes.length;
  console.log(
    `${chosen.length} pages in two languages checked, ${mistakes.length} findings` +
      (hints > 0 ? `, ${hints} hints` : '') +
      (fixed.length > 0 ? `, ${fixed.length} corrected` : ''),
  );
  const correctable = mistakes.filter(({fix}) => fix).length;
  if (correctable > 0) {
    console.log(`${correctable} of them can be corrected by itself: npm run check -- --fix`);
  }
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

function usedNames(pairs: readonly PagePair[]): Set<string> {
  const pages = fs
    .readdirSync(path.join(ROOT, 'src/pages'), {encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => fs.readFileSync(path.join(ROOT, 'src/pages', file), 'utf8'));
  return new Set([...pairs.map(({cs}) => cs.text), ...pages].flatMap(rules.usedIllustrations));
}

main();
