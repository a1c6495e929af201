import assert from 'node:assert/strict';
import path from 'node:path';
import {suite, test} from 'node:test';
import type {SearchIndex} from '../../src/plugins/search/shared/types';
import {ENGINES, engineTitle, makeEngine, selectEngines} from './engines';
import {sectionsOf, type Corpus} from './sections';

const ROOT = path.resolve(__dirname, '../..');

function page(url: string, title: string, heading: string, text: string): SearchIndex['pages'][number] {
  return {
    url,
    area: 'Manual',
    title,
    keywords: [],
    tag: 'default',
    sections: [
      {anchor: '', level: 1, heading: title, text: 'What this page is about.'},
      {anchor: 'more', level: 2, heading, text},
    ],
  };
}

const index: SearchIndex = {
  language: 'cs',
  origin: 'https://example.org',
  synonyms: [['teploměr', 'thermometer']],
  pages: [
    page('/', 'Úvod', 'Části', 'Portál, aplikace a přístroje.'),
    page('/mapa/', 'Mapa', 'Souřadnice', 'Kde stojí most a kde lávka.'),
    page('/teplota/', 'Teplota', 'Měření', 'Přiložte teploměr a počkejte.'),
  ],
};

const corpus: Corpus = {
  language: 'cs',
  dir: '',
  base: '/',
  sections: sectionsOf(index),
  pages: index.pages.map(({url}) => url),
  synonyms: index.synonyms,
  index,
  indexBytes: 1,
};

suite('engines under comparison', () => {
  // Pagefind needs a built site and a browser.
  for (const name of selectEngines('all').filter((candidate) => candidate !== 'pagefind')) {
    test(`${name} finds a word of one section and takes some room`, async () => {
      const engine = await makeEngine(name, corpus);
      assert.equal((await engine.search('souřadnice'))[0], '/mapa/#more');
      assert.equal((await engine.search('teploměr'))[0], '/teplota/#more');
      assert.ok(engine.bytes() > 0);
    });
  }

  test('the tuned engine knows inflected words, synonyms and words without diacritics', async () => {
    const {search} = await makeEngine('minisearch-tuned', corpus);
    for (const [query, address] of [
      ['souradnicemi', '/mapa/#more'],
      ['lávkou', '/mapa/#more'],
      ['thermometer', '/teplota/#more'],
    ] as const) {
      assert.equal((await search(query))[0], address, query);
    }
    assert.deepEqual(await search('…'), []);
  });
});

suite('choice of engines', () => {
  test('"all" is every engine, names keep the order of the tables', () => {
    assert.deepEqual(selectEngines('all'), Object.keys(ENGINES));
    assert.deepEqual(selectEngines('lunr, own'), ['own', 'lunr']);
  });

  test('an unknown name is refused with the list', () => {
    assert.throws(() => selectEngines('own,elastic'), {message: /no engine "elastic".*own, minisearch/});
    assert.throws(() => selectEngines('toString'), {message: /no engine "toString"/});
  });

  test('the version of the package is part of the name', () => {
    assert.match(engineTitle('minisearch-tuned', ROOT), /^MiniSearch \d+\.\d+\.\d+, tuned$/);
    assert.equal(engineTitle('own', ROOT), 'this site');
  });
});
