import assert from 'node:assert/strict';
import test from 'node:test';
import {answerRequest} from './answer';
import {SearchEngine} from './engine';
import {onlyMarks, stretches} from './markup';
import type {SearchIndex, SearchPage} from './types';

function page(
  url: string,
  title: string,
  sections: [anchor: string, level: number, heading: string, text: string][],
  rest: Partial<SearchPage> = {},
): SearchPage {
  const [intro, ...others] = sections;
  return {
    url,
    area: 'Hardware',
    title,
    keywords: [],
    tag: 'docs-default-current',
    sections: [
      {anchor: '', level: 1, heading: title, text: intro?.[3] ?? ''},
      ...others.map(([anchor, level, heading, text]) => ({anchor, level, heading, text})),
    ],
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
  pages: [
    page('/docs/modbus/', 'Modbus RTU po RS485', [
      ['', 1, '', 'Řada RS485 předává hodnoty protokolem Modbus.'],
      [
        'registers',
        2,
        'Registry',
        'Teplota je v registru 0x066E. Příkaz set_baudrate mění rychlost sběrnice na 9600 Bd.',
      ],
      ['types', 3, 'Převod hodnot', 'Číslo se dělí stem; čas se počítá v sekundách.'],
      ['wiring', 2, 'Zapojení sběrnice', 'Na obou koncích zapojte zakončovací odpor.'],
    ]),
    page(
      '/docs/points/',
      'Měřicí bod',
      [
        ['', 1, '', 'Místo na konstrukci, pod kterým portál uchovává data.'],
        ['create', 2, 'Založení měřicího bodu', 'Vyplňte název a polohu. Snímače přiřadíte později.'],
      ],
      {area: 'Webový portál', keywords: ['datalogger']},
    ),
    page('/blog/cas/', 'O čase', [['', 1, '', 'Pas a pás, cas a čas.']], {area: 'Blog', tag: 'default'}),
  ],
};

const engine = new SearchEngine(INDEX);
const best = (query: string) => {
  const [first] = engine.search(query).ranked;
  return first && `${first.unit.page.url}#${first.unit.section.anchor}`;
};
const ask = (query: string, parameters = {}) => answerRequest(engine, {indexName: 'test', query, ...parameters});

test('finds the section and its anchor', () => {
  assert.equal(best('zakončovací odpor'), '/docs/modbus/#wiring');
  assert.equal(ask('zakončovací odpor').hits[0]!.url, 'https://docs.example.org/docs/modbus/#wiring');
});

test('inflected, unaccented, mistyped and half-written words find the same', () => {
  for (const query of ['zapojeni sbernice', 'zapojením sběrnic', 'zapojeni sbernicce', 'zapoj']) {
    assert.equal(best(query), '/docs/modbus/#wiring', query);
  }
});

test('identifiers are found whole, in parts and in other spellings', () => {
  for (const query of ['set_baudrate', 'baudrate', 'set baudrate', '0x066E', '0x066e']) {
    assert.equal(best(query), '/docs/modbus/#registers', query);
  }
  for (const query of ['RS-485', 'rs 485', 'RS485']) {
    assert.equal(best(query), '/docs/modbus/#', query);
  }
});

test('a digit is never taken for another', () => {
  assert.equal(engine.search('0x066F').ranked.length, 0);
});

test('terms of the other language and keywords lead to the page', () => {
  assert.equal(best('measurement point'), '/docs/points/#');
  assert.equal(best('datalogger'), '/docs/points/#');
  assert.equal(best('temperature'), '/docs/modbus/#registers');
});

test('exact accents rank above folded ones', () => {
  const pair: SearchIndex = {
    ...INDEX,
    pages: [page('/a/', 'Stránka', [['', 1, '', 'pas']]), page('/b/', 'Stránka', [['', 1, '', 'pás']])],
  };
  const accents = new SearchEngine(pair);
  assert.equal(accents.search('pás').ranked[0]!.unit.page.url, '/b/');
  assert.equal(accents.search('pas').ranked[0]!.unit.page.url, '/a/');
  assert.equal(accents.search('pas').ranked.length, 2);
});

test('nonsense finds nothing and an unknown word is not outvoted by a common one', () => {
  for (const query of ['qwertzuiop', 'xyzzy plugh', '!!!', '🙂', 'dkfjghsl']) {
    assert.equal(engine.search(query).ranked.length, 0, query);
  }
});

test('suggests a corrected or shortened query when nothing is found', () => {
  assert.deepEqual(ask('registru xyzzyplugh').suggestions, ['registru']);
});

test('highlights every form of the word and escapes everything else', () => {
  const hit = ask('registry', {
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributesToSnippet: ['content:10'],
  }).hits[0]!;
  assert.match(hit._highlightResult.hierarchy.lvl2!.value, /<mark>Registry<\/mark>/);
  assert.match(hit._highlightResult.content!.value, /<mark>registru<\/mark>/);
  assert.equal(hit._highlightResult.content!.matchLevel, 'full');
  const hostile = new SearchEngine({
    ...INDEX,
    pages: [page('/x/', 'A <img src=x onerror=alert(1)> teplota', [['', 1, '', '<script>teplota</script>']])],
  });
  const [result] = answerRequest(hostile, {
    indexName: 'test',
    query: 'teplota',
    attributesToSnippet: ['content:10'],
  }).hits;
  assert.doesNotMatch(JSON.stringify([result!._highlightResult, result!._snippetResult]), /<(?!\/?em>)/);
});

test('pages, counts and facets as Algolia gives them', () => {
  const all = ask('');
  assert.equal(all.nbHits, 7);
  const second = ask('', {hitsPerPage: 3, page: 2});
  assert.deepEqual([second.nbPages, second.page, second.hits.length], [3, 2, 1]);
  assert.deepEqual(ask('', {facets: ['hierarchy.lvl0']}).facets, {
    'hierarchy.lvl0': {Hardware: 4, 'Webový portál': 2, Blog: 1},
  });
});

test('a facet counts what choosing it shows', () => {
  for (const query of ['měřicí bod', 'teplota', 'čas', 'zapojení']) {
    const counts = ask(query, {facets: ['hierarchy.lvl0']}).facets!['hierarchy.lvl0']!;
    for (const [area, count] of Object.entries(counts)) {
      assert.equal(ask(query, {facetFilters: [`hierarchy.lvl0:${area}`]}).nbHits, count, `${query} in ${area}`);
    }
  }
});

test('facet filters combine as in Algolia', () => {
  const urls = (facetFilters: unknown) => ask('', {facetFilters}).nbHits;
  assert.equal(urls(['language:cs']), 7);
  assert.equal(urls('language:en'), 0);
  assert.equal(urls(['language:cs', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]), 7);
  assert.equal(urls(['language:cs', ['docusaurus_tag:default']]), 1);
  assert.equal(urls(['-docusaurus_tag:default']), 6);
  assert.equal(urls(['unknown:value']), 0);
});

test('parameters are read from "params" as older clients send them', () => {
  const {hits, query} = answerRequest(engine, {indexName: 'test', params: {query: 'registry', hitsPerPage: 1}});
  assert.equal(query, 'registry');
  assert.equal(hits.length, 1);
});

test('any query is answered, whatever its length and signs', () => {
  const queries = [
    '<script>alert(1)</script>',
    'a'.repeat(10_000),
    '(('.repeat(3000),
    '\u0000\u202e',
    '.*+?^${}()|[]\\',
    'č'.repeat(5000),
    'most '.repeat(3000),
  ];
  for (const query of queries) {
    const started = performance.now();
    assert.ok(Array.isArray(ask(query).hits));
    assert.ok(performance.now() - started < 50, query.slice(0, 20));
  }
});

test('markup is taken apart without setting HTML', () => {
  assert.deepEqual(stretches('a &lt;b&gt; <mark>c</mark> <i>'), [
    {text: 'a <b> ', marked: false},
    {text: 'c', marked: true},
    {text: ' <i>', marked: false},
  ]);
  assert.equal(onlyMarks('<mark>a</mark><img src=x> & &lt;'), '<mark>a</mark>&lt;img src=x&gt; &amp; &lt;');
});
