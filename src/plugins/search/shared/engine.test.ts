import assert from 'node:assert/strict';
import test from 'node:test';
import {answerRequest} from './answer';
import {SearchEngine} from './engine';
import {sanitizeHighlight, splitHighlights} from './markup';
import type {SearchIndex, SearchPage} from './types';

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
const ask = (query: string, parameters = {}) => answerRequest(engine, {indexName: 'test', query, ...parameters});
const best = (query: string) => ask(query).hits[0]?.objectID;

test('inflected, unaccented, mistyped and half-written words find the same section', () => {
  for (const query of ['zakončovací odpor', 'zapojeni sbernice', 'zapojením sběrnic', 'zapojeni sbernicce', 'zapoj']) {
    assert.equal(best(query), '/docs/modbus/#wiring', query);
  }
  assert.equal(ask('zapoj').hits[0]!.url, 'https://docs.example.org/docs/modbus/#wiring');
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

test('a page shows at most twice, and only some do, before every other page has been shown', () => {
  const sections = (word: string): SectionFacts[] =>
    Array.from({length: 5}, (_, number) => [`s${number}`, 2, `${word} ${number}`, 'Teplota.']);
  const pages = Array.from({length: 7}, (_, number) =>
    page(`/${number}/`, `Stránka ${number}`, '', sections('Teplota')),
  );
  const urls = new SearchEngine({...INDEX, pages}).search('teplota').ranked.map(({unit}) => unit.page.url);
  assert.equal(urls.length, 35);
  assert.equal(new Set(urls.slice(0, 10)).size >= 6, true);
  assert.equal(new Set(urls.slice(0, 11)).size, 7);
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
    assert.match(hits[0]!.objectID, /wiring|points|cas/, query);
    assert.deepEqual(ignored, ['xyzzyplugh']);
  }
  assert.equal(ask('registry').ignored, undefined);
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

test('highlights every form of the word and escapes everything else', () => {
  const parameters = {
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToSnippet: ['hierarchy.lvl2', 'content:4'],
  };
  const hit = ask('registry', parameters).hits[0]!;
  assert.equal(hit._snippetResult!.hierarchy!.lvl2!.value, '<mark>Registry</mark>');
  assert.match(hit._snippetResult!.content!.value, /^(?:…|Teplota).*<mark>registru<\/mark>.*…$/);
  const pages = [page('/x/', 'A <img src=x onerror=alert(1)> teplota', '<script>teplota</script>', [])];
  const hostile = new SearchEngine({...INDEX, pages});
  const [result] = answerRequest(hostile, {indexName: 'test', query: 'teplota', ...parameters}).hits;
  assert.doesNotMatch(JSON.stringify(result!._snippetResult), /<(?!\/?mark>)/);
});

test('pages, counts and filters as Algolia gives them; a facet counts what choosing it shows', () => {
  const second = ask('', {hitsPerPage: 3, page: 2});
  assert.deepEqual([second.nbHits, second.nbPages, second.hits.length], [7, 3, 1]);
  const count = (facetFilters: unknown) => ask('', {facetFilters}).nbHits;
  assert.deepEqual([count(['language:cs']), count('language:en'), count(['unknown:value'])], [7, 0, 0]);
  assert.equal(count(['language:cs', ['docusaurus_tag:default', 'docusaurus_tag:other']]), 1);
  for (const query of ['', 'měřicí bod', 'teplota', 'čas']) {
    const {facets} = ask(query, {facets: ['hierarchy.lvl0']});
    for (const [area, expected] of Object.entries(facets!['hierarchy.lvl0']!)) {
      assert.equal(count([`hierarchy.lvl0:${area}`]) > 0, true);
      assert.equal(ask(query, {facetFilters: [`hierarchy.lvl0:${area}`]}).nbHits, expected, `${query} in ${area}`);
    }
  }
});

test('highlighted values are taken apart, or made safe, with nothing but marks left of the markup', () => {
  assert.deepEqual(splitHighlights('a &lt;b&gt; <mark>c</mark> <i>'), [
    {text: 'a <b> ', marked: false},
    {text: 'c', marked: true},
    {text: ' <i>', marked: false},
  ]);
  assert.equal(sanitizeHighlight('<em>a</em><img src=x> & &lt;'), '<mark>a</mark>&lt;img src=x&gt; &amp; &lt;');
});
