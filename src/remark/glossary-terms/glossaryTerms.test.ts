import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {test} from 'vitest';
import {LOCALES, type Locale} from '../../config/locales';
import {GLOSSARY, type GlossaryTerm} from '../../data/glossary';
import type {TreeNode} from '../tree';
import {MAX_TERMS_PER_PAGE, remarkGlossaryTerms, termPatterns} from '.';

const ROOT = path.resolve(__dirname, '../../..');
const DOC = path.join(ROOT, 'docs/web-portal/map.mdx');

/** The tree as text, wrapped terms as [id|text]. */
function shown(tree: TreeNode): string {
  const inside = (tree.children ?? []).map(shown).join('');
  const id = (tree.attributes as {name: string; value: string}[] | undefined)?.find(({name}) => name === 'id')?.value;
  return tree.name === 'Term' ? `[${id}|${inside}]` : typeof tree.value === 'string' ? tree.value : inside;
}

/** What becomes of a text. */
function wrapped(markdown: string, locale: Locale = 'cs', file = DOC): string {
  const tree = remark().use(remarkGfm).parse(markdown) as TreeNode;
  remarkGlossaryTerms({locale})(tree, {path: file});
  return shown(tree);
}

test.each([
  ['forms', 'Měřicího bodu, organizacích.', '[measurement-point|Měřicího bodu], [organization|organizacích].'],
  ['another space', 'Text měřicího\u00A0bodu.', 'Text [measurement-point|měřicího\u00A0bodu].'],
  ['parts of longer words', 'Reorganizace, měřicí bodák, CRC-16, preCRC, BLE5, náklonoměr.', undefined],
  ['list', '- FFT', '[fft|FFT]'],
  ['quotation', '> FFT', '[fft|FFT]'],
  ['heading and table', '## FFT\n\n| FFT |\n|-----|\n| FFT |', 'FFTFFTFFT'],
  ['link, label and code', '[FFT](/a) **FFT** *FFT* `FFT` a FFT', 'FFT FFT FFT FFT a [fft|FFT]'],
  ['first use', 'Náklon a náklon.\n\nNáklonu.', '[inclination|Náklon] a náklon.Náklonu.'],
])('key terms in Czech: %s', (_name, markdown, expected = markdown) => assert.equal(wrapped(markdown), expected));

test('English plurals are found, parts of longer terms are not', () => {
  assert.equal(wrapped('Natural frequencies change.', 'en'), '[natural-frequency|Natural frequencies] change.');
  assert.equal(wrapped('A strain gauge, then strain.', 'en'), 'A strain gauge, then [strain|strain].');
});

test('a page has at most eight terms', () => {
  const result = wrapped('FFT RMS BLE CRC ODR STA/LTA náklon firmware párování watchdog');
  assert.equal(result.match(/\[/g)?.length, MAX_TERMS_PER_PAGE);
  assert.ok(result.endsWith('[firmware|firmware] párování watchdog'));
});

test('the page that defines a term, the blog and other sites keep their text', () => {
  const definition = 'web-portal/construction/measurement-point/basics.mdx';
  const english = path.join(ROOT, 'i18n/en/docusaurus-plugin-content-docs/current', definition);
  assert.equal(
    wrapped('Měřicí bod, náklon', 'cs', path.join(ROOT, 'docs', definition)),
    'Měřicí bod, [inclination|náklon]',
  );
  assert.equal(wrapped('Measurement point', 'en', english), 'Measurement point');
  assert.equal(wrapped('FFT', 'cs', path.join(ROOT, 'blog/a/index.mdx')), 'FFT');
});

test('the glossary has unique ASCII ids and names, one sentence each, and existing documents', () => {
  const terms: readonly GlossaryTerm[] = GLOSSARY;
  for (const values of [terms.map(({id}) => id), ...LOCALES.map((locale) => terms.map(({term}) => term[locale]))]) {
    assert.equal(new Set(values).size, terms.length);
  }
  for (const {id, definition, doc} of terms) {
    assert.match(id, /^[a-z\d]+(?:-[a-z\d]+)*$/);
    for (const locale of LOCALES) {
      assert.match(definition[locale], /^\p{Lu}.*[^.]\.$/u, `${id}: ${definition[locale]}`);
      assert.doesNotMatch(definition[locale], /[.!?]\s\p{Lu}/u, `${id} has more than one sentence`);
    }
    assert.ok(doc === undefined || fs.existsSync(path.join(ROOT, 'docs', `${doc}.mdx`)), `${id}: no document`);
  }
});

test('each key term finds the name that the glossary gives it', () => {
  for (const locale of LOCALES) {
    for (const {id, pattern} of termPatterns(locale)) {
      const name = GLOSSARY.find((term) => term.id === id)?.term[locale] ?? '';
      assert.match(name, pattern, `${locale} ${id}`);
    }
  }
});
