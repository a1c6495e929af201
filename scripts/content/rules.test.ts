import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {avifSize} from './pictures';
import * as rules from './rules';

const file = (text: string, name = 'docs/x.mdx') => ({path: name, text});
const messages = (findings: rules.Finding[]) => findings.map(({message}) => message).join('\n');

const PAGE = `---
title: Mapa
description: Jak na mapě najít konstrukci a měřicí bod a ověřit jejich polohu.
keywords: [mapa]
last_checked: "2026-11-21"
---

Text s [odkazem](/web-portal/map.mdx) a \`{kódem}\`.

## Postup {#steps}

:::note

Pozor.

:::

| a | b |
|---|---|
| 1 | 2 |

\`\`\`text
## Není nadpis {#nadpis}
| není | tabulka |
\`\`\`

<Figure name="map" alt="Mapa se dvěma značkami" />
`;

test('the structure of a page leaves code and front matter out', () => {
  assert.deepEqual(rules.structure(PAGE), {
    headings: ['2#steps'],
    tables: ['2×3'],
    codeBlocks: ['text'],
    admonitions: ['note'],
    components: ['Figure map'],
    links: ['/web-portal/map.mdx'],
  });
});

test('parity names what a translation lacks and what it adds', () => {
  const english = PAGE.replace('{#steps}', '{#procedure}').replace('| 1 | 2 |\n', '').replace(':::note', ':::tip');
  const text = messages(rules.parity(file(PAGE), file(english, 'i18n/en/x.mdx')));
  assert.match(text, /headings differ.*missing: 2#steps; not in the Czech page: 2#procedure/);
  assert.match(text, /tables .*missing: 2×3/);
  assert.match(text, /admonitions .*missing: note/);
  assert.deepEqual(rules.parity(file(PAGE), file(PAGE)), []);
});

test('heading ids must exist, be ASCII and be unique', () => {
  const text = messages(rules.headingIds(file('## A\n\n## B {#měření}\n\n## C {#c}\n\n### D {#c}\n')));
  assert.match(text, /"A" has no id/);
  assert.match(text, /"měření" may hold only/);
  assert.match(text, /"c" stands twice/);
});

test('links in docs name the file, links elsewhere the address', () => {
  assert.equal(rules.linkForm(file('[a](/web-portal/map.mdx#steps) [b](#steps) [c](/blog/x)'), 'doc').length, 0);
  for (const bad of ['./map.mdx', '/docs/web-portal/map', 'map.mdx', '/web-portal/map', '/en/blog/x']) {
    assert.equal(rules.linkForm(file(`[a](${bad})`), 'doc').length, 1, bad);
  }
  assert.equal(rules.linkForm(file('[a](/docs/web-portal/map)'), 'post').length, 0);
  assert.equal(rules.linkForm(file('[a](/docs/web-portal/map.mdx)'), 'post').length, 1);
});

test('front matter needs title, description of the right length, keywords and date', () => {
  assert.deepEqual(rules.frontMatter(file(PAGE), 'doc'), []);
  const text = messages(rules.frontMatter(file(`---\ntitle: ${'x'.repeat(61)}\ndescription: krátký\n---\n`), 'doc'));
  assert.match(text, /61 characters/);
  assert.match(text, /description has 6/);
  assert.match(text, /no keywords/);
  assert.match(text, /last_checked/);
});

test('forbidden forms are found in prose, not in code or addresses', () => {
  assert.match(messages(rules.terms(file('Měřící bod a senzor.'), 'cs')), /Měřící.*\n.*senzor/);
  assert.deepEqual(rules.terms(file('`senzor` [x](/docs/category/měřící-bod)\n```\nsenzor\n```'), 'cs'), []);
  assert.match(messages(rules.terms(file('A measuring point.'), 'en')), /measurement point/);
});

test('words are counted in text and tables, without addresses and ids', () => {
  assert.equal(rules.wordCount('---\ntitle: a b c\n---\nJedna [dvě](/tři.mdx) {#id}\n\n| čtyři | 5 |\n'), 4);
  assert.equal(rules.length(file('málo slov'), 'doc').length, 1);
});

test('pictures without a telling alternative text are found, also over several lines', () => {
  assert.equal(rules.alternativeTexts(file('![](a.png)')).length, 1);
  assert.equal(rules.alternativeTexts(file('<Figure\n  name="x"\n/>')).length, 1);
  assert.equal(rules.alternativeTexts(file('<Figure name="x" alt="Mapa se značkami mostů" />')).length, 0);
});

test('the size of an AVIF picture is read from the file', () => {
  const folder = path.resolve(__dirname, '../../static/img/illustrations');
  const size = avifSize(fs.readFileSync(path.join(folder, 'dashboard.cs.light.1600.avif')));
  assert.deepEqual(size, {width: 1600, height: 1000});
  assert.equal(avifSize(Buffer.from('no picture')), undefined);
});
