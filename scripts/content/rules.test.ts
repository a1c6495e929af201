import assert from 'node:assert/strict';
import {test} from 'vitest';
import {LIMITS, lengths, totals} from './limits';
import {parseSource, type Finding} from './source';
import {completeness, parity} from './rules';
import {referenceFindings} from './references';
import {siteOf} from './site';
import {forms} from './wording';

const FRONT = '---\ntitle: Mapa\n---\n\n';
const cs = (text: string) => parseSource('docs/web-portal/map.mdx', FRONT + text);
const en = (text: string) =>
  parseSource('i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx', FRONT + text);

const SITE = siteOf(['docs/web-portal/map.mdx', 'blog/2026-01-01-post/index.mdx'], () => 'slug: post\n');

const messages = (findings: readonly Finding[]) => findings.map(({message}) => message).join('\n');

test('parts in another order are reported where they stand', async () => {
  const [a, b] = ['## A {#a}\n\n', '## B {#b}\n\n'];
  const found = parity(await en(b + a), await cs(a + b), SITE).map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );
  assert.match(found.join('\n'), /^i18n\S*:5 .*\{#b\}" stands elsewhere in docs[^\n]*$/);
});

test('a published page is complete; what a draft lacks is only a hint', async () => {
  const front = `---\ntitle: ${'x'.repeat(61)}\ndescription: krátký\n`;
  const findings = completeness(await parseSource('docs/x.mdx', `${front}---\n\nmálo slov\n`), undefined, SITE);
  assert.match(messages(findings), /61 characters[^]*description has 6[^]*no keywords[^]*2 words; a doc/);
  assert.ok(findings.every(({hint}) => !hint));
  const draft = completeness(
    await parseSource('docs/x.mdx', `${front}draft: true\n---\n\nmálo slov\n`),
    undefined,
    SITE,
  );
  assert.ok(draft.length === findings.length && draft.every(({hint}) => hint));
});

test('terms are reported in prose, not in code, addresses and ids', async () => {
  assert.match(messages(forms(await cs('Měřící bod a senzor.'))), /Měřící[^]*senzor/);
  assert.deepEqual(forms(await cs('`senzor` [x](/docs/category/měřící-bod)\n\n```\nsenzor\n```')), []);
  assert.match(messages(forms(await en('Log in to see the graph.'))), /write chart\n[^]*sign in/);
  assert.deepEqual(forms(await en('It is also called a share token. The paragraph and the system log.')), []);
});

test('the typography of each language is demanded in running text only', async () => {
  const wanted = async (page: ReturnType<typeof cs>) =>
    forms(await page).map(({message}) => /write "(.*)"$/.exec(message)?.[1]);
  assert.deepEqual(
    (await wanted(cs('Otevře "panel", 24-2048 hodnot, -10 stupňů, 25°C, 3 x 4, 1.5 m, dost... slovo - slovo'))).sort(),
    ['1,5 m', '24–2048', '25 °C', '3 ×', '„panel“', '…', '–', '−'].sort(),
  );
  assert.deepEqual(await wanted(en('Opens the "main panel", 24-2048 samples, 1.5m, 35 %')), [
    '24–2048',
    '1.5 m',
    '35%',
  ]);
  const text =
    'Dne 2026-11-21 podle EN 60825-1, most 12-034, ADXL355-2, RS-485, `24-2048`, [odkaz](/a-1-2.mdx#x-3-4), ' +
    '<Figure name="a-1-2" />, {/* 1-2 */} https://example.com/1-2 a 0x10.\n\n- bod\n- 5 m';
  assert.deepEqual(forms(await cs(text)), []);
});

test('documents that data, sidebars, queries and redirects name exist, and a menu leads to each', () => {
  const files = {
    'docs/intro.mdx': '',
    'docs/lost.mdx': '',
    'docs/web-portal/map.mdx': '',
    'src/config/navbar.ts': "{to: '/docs/intro'}",
    'sidebars.ts': "  [\n    'web-portal/map',\n    'web-portal/mpa',\n  category('a', 'B')",
    'src/data/glossary.ts': "doc: 'web-portal/map',\ndoc: 'web-portal/plan',",
    'src/config/redirects.ts': "{from: '/docs/web-portal/old', to: '/docs/web-portal/new#a'}",
    'tests/search/cs.txt':
      'mapa => docs/web-portal/map#find ~docs/category/data\nplán => ~docs/web-portal/plan docs/x/y',
  };
  const site = siteOf(Object.keys(files), (file) => files[file as keyof typeof files]);
  const found = referenceFindings(Object.keys(files), site).map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );
  assert.deepEqual(found, [
    'sidebars.ts:3 there is no document "web-portal/mpa"; is it "web-portal/map"?',
    'src/data/glossary.ts:2 there is no document "web-portal/plan"; was it renamed or removed?',
    'src/config/redirects.ts:1 there is no document "web-portal/new"; was it renamed or removed?',
    'tests/search/cs.txt:2 there is no document "web-portal/plan"; was it renamed or removed?',
    'tests/search/cs.txt:2 there is no document "x/y"; was it renamed or removed?',
    "docs/lost.mdx:1 no sidebar leads here; write 'lost' into sidebars.ts",
  ]);
});

const words = (count: number) => `Bod${' leží'.repeat(count - 1)}`;

test.each([
  ['sentence', `${words(41)}.`, /:5 a sentence has 41 words; at most 40: write two sentences$/],
  ['cell', `| a | b |\n|---|---|\n| ${words(30)}. ${words(16)}. | b |`, /:7 a cell has 46 words; .* below the table$/],
  ['document', `${words(20)}. `.repeat(96), /:1 the document has 1920 words; at most 1900: cut/],
])('a %s above the limit is reported with its line', async (_name, text, expected) => {
  const found = lengths(await cs(text)).map(({line, message}) => `:${line} ${message}`);
  assert.match(found.join('\n'), expected);
  assert.equal(found.length, 1);
});

test('marks and phrases are counted over all pages of a language', async () => {
  const limits = {marks: 1, phrases: 1};
  const mark = 'Ano. <Certainty level="typical" />';
  const pages = [
    await cs(`${mark} ${mark} Číslo není známo. Je to otevřená otázka.`),
    await en("It isn't known; see [A](/a.mdx). It is an open question, see [B](/b.mdx)."),
  ];
  const found = totals(pages, limits).map(({file, message}) => `${file}: ${message}`);
  assert.equal(found.length, 3, found.join('\n'));
  assert.match(found[0] ?? '', /^docs.*: 2 of 2 \(at most 1 in cs\) marks <Certainty>; keep/);
  assert.match(found[2] ?? '', /^i18n.*: 2 of 2 .* phrases/);
  assert.deepEqual(totals(pages, LIMITS.perLanguage), []);
});
