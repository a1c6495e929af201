import assert from 'node:assert/strict';
import {test} from 'node:test';
import {corrected} from './fixes';
import {lengthHints, untranslated} from './languages';
import type {SourceFile} from './pages';
import {headingIds, linkForm} from './rules';
import {typographicForms} from './typography';

const FRONT = '---\ntitle: Mapa\n---\n\n';
const cs = (text: string): SourceFile => ({path: 'docs/web-portal/map.mdx', text: FRONT + text});
const en = (text: string): SourceFile => ({
  path: 'i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx',
  text: FRONT + text,
});

/** The text after one run of `--fix`, without its front matter. */
const fixed = (file: SourceFile, findings = typographicForms(file, file.path.startsWith('docs') ? 'cs' : 'en')) =>
  corrected(file.text, findings).text.slice(FRONT.length);

test('Czech typography is corrected in running text', () => {
  assert.equal(
    fixed(cs('Otevře "hlavní panel", 24-2048 vzorků, -10 °C, 25°C, 3 x 4 m, 1.5 m, počkejte... slovo - slovo')),
    'Otevře „hlavní panel“, 24–2048 vzorků, −10 °C, 25 °C, 3 × 4 m, 1,5 m, počkejte… slovo – slovo',
  );
});

test('English keeps its quotation marks and decimal points', () => {
  assert.equal(
    fixed(en('Opens the "main panel", 24-2048 samples, 1.5m, 35%')),
    'Opens the "main panel", 24–2048 samples, 1.5 m, 35 %',
  );
});

test('dates, standards, names, code, addresses and tags stay as they are', () => {
  const text =
    'Dne 2026-11-21 podle EN 60825-1, most 12-034, ADXL355-2, RS-485, `24-2048`, [odkaz](/a-1-2.mdx#x-3-4), ' +
    '<Figure name="a-1-2" />, {/* 1-2 */} https://example.com/1-2 a 0x10.\n\n- bod\n- 5 m';
  assert.deepEqual(typographicForms(cs(text), 'cs'), []);
});

test('a missing heading id is taken from the other language, else made of the English words', () => {
  const czech = cs('## Řádky mapy\n\n## Datové typy\n');
  assert.equal(
    fixed(czech, headingIds(czech, en('## Rows {#rows}\n\n## Data types\n'))),
    '## Řádky mapy {#rows}\n\n## Datové typy {#data-types}\n',
  );
  assert.equal(fixed(czech, headingIds(czech)), '## Řádky mapy {#radky-mapy}\n\n## Datové typy {#datove-typy}\n');
});

test('links are brought to the form from the root of the docs', () => {
  const file = cs(
    '[a](./terminal.mdx#log) [b](../hardware/intro.md) [c](/docs/web-portal/report/) `[d](x.mdx)` [e](/map.mdx)',
  );
  assert.equal(
    fixed(file, linkForm(file, 'doc')),
    '[a](/web-portal/terminal.mdx#log) [b](/hardware/intro.mdx) [c](/web-portal/report.mdx) `[d](x.mdx)` [e](/map.mdx)',
  );
  const post = cs('[a](/en/docs/intro) [b](/docs/intro.mdx#x)');
  assert.equal(fixed(post, linkForm(post, 'post')), '[a](/docs/intro) [b](/docs/intro#x)');
});

test('a link that cannot be told is reported without a correction', () => {
  const [finding] = linkForm(cs('[a](intro)'), 'doc');
  assert.match(finding?.message ?? '', /link "intro" must have the form \/chapter\/page\.mdx/);
  assert.equal(finding?.fix, undefined);
});

test('sentences of the other language and copied lines are found, labels and names are not', () => {
  const found = untranslated(
    cs(
      'Otevřete **Create a token for the chart**.\n\nOpen the map and choose the row that is red.\n\nJedna dvě tři čtyři pět šest.',
    ),
    en('Open the map.\n\nPanel se zobrazí, když je mapa otevřená.\n\nJedna dvě tři čtyři pět šest.'),
  );
  assert.deepEqual(
    found.map(({line, message}) => [line, /is (not Czech|not English|the same)/.exec(message)?.[1]]),
    [
      [7, 'not Czech'],
      [7, 'not English'],
      [9, 'the same'],
    ],
  );
});

test('long sentences and pages are advice only', () => {
  const [sentence, page] = lengthHints(cs(`${'slovo '.repeat(41)}.\n\n${'Slovo. '.repeat(1800)}`));
  assert.match(sentence?.message ?? '', /a sentence of 41 words/);
  assert.match(page?.message ?? '', /1841 words; consider two pages/);
  assert.equal(sentence?.hint && page?.hint, true);
});
