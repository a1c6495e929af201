import assert from 'node:assert/strict';
import {test} from 'vitest';
import {answerRequest} from './answer';
import {SearchEngine} from './engine';
import type {Marked, SearchIndex, SearchPage, SearchRequest} from './types';

type SectionFacts = [anchor: string, level: number, heading: string, text: string];

function page(url: string, title: string, intro: string, sections: SectionFacts[], rest: Partial<SearchPage> = {}) {
  return {
    url,
    area: 'Hardware',
    title,
    aliases: [],
    keywords: [],
    tag: 'docs-default-current',
    sections: [['', 1, title, intro] as SectionFacts, ...sections].map(([anchor, level, heading, text]) => ({
      anchor,
      level,
      heading,
      text,
    })),
    ...rest,
  };
}

const INDEX: SearchIndex = {
  language: 'cs',
  origin: 'https://docs.example.org',
  synonyms: [
    ['měřicí bod', 'measurement point'],
    ['teplota', 'temperature'],
  ],
  suggestions: ['teplota'],
  pages: [
    page('/docs/modbus/', 'Modbus RTU po RS485', 'Řada RS485 předává hodnoty protokolem Modbus.', [
      ['registers', 2, 'Registry', 'Teplota je v registru 0x066E. Příkaz set_baudrate mění rychlost sběrnice.'],
      ['types', 3, 'Převod hodnot', 'Číslo se dělí stem; čas se počítá v sekundách.'],
      ['wiring', 2, 'Zapojení sběrnice', 'Na obou koncích zapojte zakončovací odpor.'],
    ]),
    page(
      '/docs/points/',
      'Měřicí bod',
      'Místo na konstrukci, pod kterým portál uchovává data.',
      [['create', 2, 'Založení měřicího bodu', 'Vyplňte název a polohu. Snímače přiřadíte později.']],
      {area: 'Webový portál', keywords: ['datalogger']},
    ),
    page('/blog/cas/', 'O čase', 'Pas a pás, cas a čas.', [], {area: 'Blog', tag: 'default'}),
  ],
};

const engine = new SearchEngine(INDEX);
const ask = (query: string, parameters: Partial<SearchRequest> = {}) =>
  answerRequest(engine, {query, tags: [], area: '', limit: 20, ...parameters});
const best = (query: string) => ask(query).hits[0]?.url;

test('inflected, unaccented, mistyped and half-written words find the same section', () => {
  for (const query of ['zakončovací odpor', 'zapojeni sbernice', 'zapojením sběrnic', 'zapojeni sbernicce', 'zapoj']) {
    assert.equal(best(query), '/docs/modbus/#wiring', query);
  }
  assert.equal(ask('zapoj').hits[0]!.url, '/docs/modbus/#wiring');
});

test('identifiers are found whole, in parts and in other spellings; a digit is never taken for another', () => {
  for (const query of ['set_baudrate', 'baudrate', 'set baudrate', '0x066E', '0x066e']) {
    assert.equal(best(query), '/docs/modbus/#registers', query);
  }
  for (const query of ['RS-485', 'rs 485', 'RS485']) {
    assert.equal(best(query), '/docs/modbus/', query);
  }
  assert.equal(best('0x066F'), undefined);
});

test('terms of the other language and keywords lead to the page', () => {
  assert.equal(best('measurement point'), '/docs/points/');
  assert.equal(best('datalogger'), '/docs/points/');
  assert.equal(best('temperature'), '/docs/modbus/#registers');
});

test('a page shows at most twice before every other page has been shown', () => {
  const sections = (word: string): SectionFacts[] =>
    Array.from({length: 5}, (_, number) => [`s${number}`, 2, `${word} ${number}`, 'Teplota.']);
  const pages = Array.from({length: 7}, (_, number) =>
    page(`/${number}/`, `Stránka ${number}`, '', sections('Teplota')),
  );
  const urls = new SearchEngine({...INDEX, pages}).search('teplota').ranked.map(({unit}) => unit.page.url);
  assert.equal(urls.length, 35);
  assert.equal(new Set(urls.slice(0, 14)).size, 7);
});

test('nonsense finds nothing, and what would find something is suggested', () => {
  for (const query of ['qwertzuiop', 'xyzzy plugh', '!!!', '🙂', 'dkfjghsl', 'registir xyzzyplugh']) {
    assert.equal(best(query), undefined, query);
  }
  assert.deepEqual(ask('registir xyzzyplugh').suggestions, ['registry']);
  assert.deepEqual(ask('qwertzuiop').suggestions, ['teplota']);
});

test('a word that matches nothing is left out and named, if most others are certain or name a page', () => {
  for (const query of ['zapojení sběrnic xyzzyplugh', 'měřicího bodu xyzzyplugh', 'čase xyzzyplugh']) {
    const {hits, ignored} = ask(query);
    assert.match(hits[0]!.url, /wiring|points|cas/, query);
    assert.deepEqual(ignored, ['xyzzyplugh']);
  }
  assert.deepEqual(ask('registry').ignored, []);
  for (const query of ['uchovává xyzzyplugh', 'registry xyzzyplugh', 'registry xyzzy plugh', 'teplto registir']) {
    assert.equal(best(query), undefined, query);
  }
});

test('a far guess is no match: other first letters, or accents that were typed and are not there', () => {
  const pages = [page('/a/', 'Špičková hodnota', 'Povolit.', [])];
  const search = (query: string) => new SearchEngine({...INDEX, pages}).search(query).ranked.length;
  assert.deepEqual(['svíčková', 'svickova', 'pivo'].map(search), [0, 0, 0]);
  assert.deepEqual(['spickova', 'spcikova', 'špičkva'].map(search), [1, 1, 1]);
});

test('a page is found by its address and label, in either language, joined or split, before pages that mention it', () => {
  const aliases = ['userSettings', 'Profil', 'Web portal'];
  const pages = [
    page('/a/', 'Účty', 'Profil a user settings, web portal.', []),
    page('/named/', 'Nastavení', '', [], {aliases}),
  ];
  const named = new SearchEngine({...INDEX, synonyms: [['webový portál', 'web portal']], pages});
  for (const query of [
    'user settings',
    'usersettings',
    'profily',
    'prof',
    'web portal',
    'webportal',
    'webového portálu',
  ]) {
    assert.equal(named.search(query).ranked[0]?.unit.page.url, '/named/', query);
  }
});

/** A text with its marks in brackets. */
const bracketed = (text: Marked) => text.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('');

test('marks every form of the word, in titles and in a passage; without a match, gives the first sentence', () => {
  const hit = ask('registry').hits[0]!;
  assert.deepEqual(hit.trail.map(bracketed), ['Modbus RTU po RS485', '[Registry]']);
  assert.match(bracketed(hit.snippet), /^Teplota je v \[registru\] 0x066E\./);
  assert.equal(bracketed(ask('převod').hits[0]!.snippet), 'Číslo se dělí stem; čas se počítá v sekundách.');
  const text = 'Např. 5 m, tj. málo. Druhá věta. '.repeat(20);
  const parent = page('/x/', 'Rozsah', text, [
    ['a', 2, 'Nadřazená', ''] as const,
    ['b', 3, 'Podřízená', 'Obsah.'],
  ] as never);
  const other = new SearchEngine({...INDEX, pages: [parent]});
  const snippetOf = (query: string) =>
    bracketed(answerRequest(other, {query, tags: [], area: '', limit: 1}).hits[0]!.snippet);
  assert.equal(snippetOf('rozsah'), 'Např. 5 m, tj. málo.');
  assert.match(snippetOf('druhá'), /\[Druhá\] věta\..*…$/);
  assert.equal(snippetOf('nadřazená'), 'Obsah.', 'that of the section inside');
});

test('counts all areas, limits hits to one, and searches only pages with the tags', () => {
  assert.deepEqual([ask('').count, ask('', {limit: 3}).hits.length], [7, 3]);
  assert.deepEqual([ask('', {tags: ['default', 'other']}).count, ask('', {tags: ['unknown']}).count], [1, 0]);
  for (const query of ['', 'měřicí bod', 'teplota', 'čas']) {
    const {areas} = ask(query);
    for (const [area, expected] of Object.entries(areas)) {
      const answer = ask(query, {area});
      assert.equal(answer.count, expected, `${query} in ${area}`);
      assert.deepEqual(answer.areas, areas);
    }
  }
});
