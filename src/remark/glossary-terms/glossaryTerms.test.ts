import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {LOCALES, type Locale} from '../../config/locales';
import {GLOSSARY, type GlossaryTerm} from '../../data/glossary';
import type {TreeNode} from '../tree';
import {MAX_TERMS_PER_PAGE, remarkGlossaryTerms, termPatterns} from '.';

const ROOT = path.resolve(__dirname, '../../..');
const DOC = path.join(ROOT, 'docs/web-portal/map.mdx');

const text = (value: string): TreeNode => ({type: 'text', value});
const node = (type: string, ...children: TreeNode[]): TreeNode => ({type, children});
const paragraph = (...children: TreeNode[]) => node('paragraph', ...children);

function run(tree: TreeNode, locale: Locale = 'cs', file = DOC): TreeNode {
  remarkGlossaryTerms({locale})(tree, {path: file});
  return tree;
}

/** The tree as text, wrapped terms as [id|text]. */
function shown(tree: TreeNode): string {
  const inside = (tree.children ?? []).map(shown).join('');
  if (tree.name === 'Term') {
    const id = (tree.attributes as {name: string; value: string}[]).find(({name}) => name === 'id')?.value ?? '';
    return `[${id}|${inside}]`;
  }
  return typeof tree.value === 'string' ? tree.value : inside;
}

const wrapped = (value: string, locale: Locale = 'cs', file = DOC) =>
  shown(run(node('root', paragraph(text(value))), locale, file));

test('every Czech form of a term is found, whatever the space', () => {
  const forms: Record<string, string[]> = {
    'measurement-point': ['měřicí bod', 'měřicího bodu', 'měřicími body', 'Měřicí bod', 'měřicího\u00A0bodu'],
    organization: ['organizace', 'organizaci', 'organizací', 'organizacím', 'organizacích', 'organizacemi'],
    crc: ['kontrolní součet', 'kontrolního součtu', 'kontrolním součtem', 'CRC'],
  };
  for (const [id, variants] of Object.entries(forms)) {
    for (const form of variants) {
      assert.equal(wrapped(`Text ${form}, dále.`), `Text [${id}|${form}], dále.`);
    }
  }
});

test('English plurals are found, parts of longer words are not terms', () => {
  assert.equal(wrapped('Natural frequencies change.', 'en'), '[natural-frequency|Natural frequencies] change.');
  assert.equal(wrapped('A strain gauge, then strain.', 'en'), 'A strain gauge, then [strain|strain].');
  for (const value of ['reorganizace', 'měřicí bodák', 'CRC-16', 'preCRC', 'BLE5', 'náklonoměr']) {
    assert.equal(wrapped(value), value);
  }
});

test('list items, quotations and notes are running text; nothing else is', () => {
  for (const wrap of ['blockquote', 'containerDirective']) {
    assert.equal(shown(run(node('root', node(wrap, paragraph(text('FFT')))))), '[fft|FFT]');
  }
  assert.equal(shown(run(node('root', node('list', node('listItem', paragraph(text('FFT'))))))), '[fft|FFT]');
  for (const wrap of ['heading', 'table', 'mdxJsxFlowElement', 'leafDirective']) {
    assert.equal(shown(run(node('root', node(wrap, paragraph(text('FFT')))))), 'FFT');
  }
  const label = {...paragraph(text('FFT')), data: {directiveLabel: true}};
  assert.equal(shown(run(node('root', node('containerDirective', label)))), 'FFT');
});

test('links, bold labels, code and components inside a paragraph are left alone', () => {
  for (const inner of ['link', 'strong', 'emphasis', 'mdxJsxTextElement', 'linkReference']) {
    const tree = node('root', paragraph(node(inner, text('FFT')), text(' a FFT')));
    assert.equal(shown(run(tree)), 'FFT a [fft|FFT]');
  }
  assert.equal(shown(run(node('root', paragraph({type: 'inlineCode', value: 'FFT'})))), 'FFT');
});

test('a page wraps the first use of a term, and at most eight terms', () => {
  const twice = node('root', paragraph(text('Náklon a náklon.')), paragraph(text('Náklonu.')));
  assert.equal(shown(run(twice)), '[inclination|Náklon] a náklon.Náklonu.');
  const tree = node('root', paragraph(text('FFT RMS BLE CRC ODR STA/LTA náklon firmware párování watchdog')));
  const result = shown(run(tree));
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
  for (const file of ['blog/a/index.mdx', 'src/pages/a.mdx', 'tests/sites/a/docs/b.mdx']) {
    assert.equal(wrapped('FFT', 'cs', path.join(ROOT, file)), 'FFT');
  }
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
