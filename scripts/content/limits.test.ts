import assert from 'node:assert/strict';
import {test} from 'vitest';
import {LIMITS, lengths, totals} from './limits';
import {parsePage} from './page';

const cs = (text: string) => parsePage('docs/web-portal/map.mdx', `---\ntitle: Mapa\n---\n\n${text}\n`);
const en = (text: string) =>
  parsePage('i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx', `---\ntitle: Map\n---\n\n${text}\n`);
const words = (count: number) => `Bod${' leží'.repeat(count - 1)}`;

test.each([
  ['sentence', `${words(41)}.`, /:5 a sentence has 41 words; at most 40: write two sentences$/],
  ['cell', `| a | b |\n|---|---|\n| ${words(30)}. ${words(16)}. | b |`, /:7 a cell has 46 words; .* below the table$/],
  ['document', `${words(20)}. `.repeat(96), /:1 1920 words; a document has at most 1900: cut/],
])('a %s above the limit is reported with its line', async (_name, text, expected) => {
  const found = lengths(await cs(text)).map(({line, message}) => `:${line} ${message}`);
  assert.match(found.join('\n'), expected);
  assert.equal(found.length, 1);
});

test('a text at the limits is allowed', async () => {
  const cell = `${words(22)}. ${words(23)}.`;
  assert.deepEqual(lengths(await cs(`${words(40)}. ${words(40)}.\n\n| a | b |\n|---|---|\n| ${cell} | b |`)), []);
});

test('marks, phrases, and "see [" are counted over all pages of a language', async () => {
  const limits = {marks: 1, phrases: 1, references: 1};
  const mark = 'Ano. <Certainty level="typical" />';
  const pages = [
    await cs(`${mark} ${mark} Číslo není známo. Je to otevřená otázka.`),
    await en("It isn't known; see [A](/a.mdx). It is an open question, see [B](/b.mdx)."),
  ];
  const found = totals(pages, limits).map(({file, message}) => `${file}: ${message}`);
  assert.equal(found.length, 4, found.join('\n'));
  assert.match(found[0] ?? '', /^docs.*: 2 of 2 marks <Certainty>, at most 1 in cs; keep/);
  assert.match(found[1] ?? '', /^docs.*: 2 of 2 phrases/);
  assert.match(found[2] ?? '', /^i18n.*: 2 of 2 phrases/);
  assert.match(found[3] ?? '', /^i18n.*: 2 of 2 "see \[" in English.*own words/);
  assert.deepEqual(totals(pages, LIMITS.perLanguage), []);
});
