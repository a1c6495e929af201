/** What the labeled queries of tests/search cannot tell. */
import assert from 'node:assert/strict';
import {test} from 'vitest';
import {answerRequest} from './answer';
import {SearchEngine} from './engine';
import type {Marked, SearchPage, SearchRequest} from './types';

type SectionFacts = readonly [anchor: string, level: number, heading: string, text: string];

/** A page whose first section has its title. */
function page(url: string, area: string, ...facts: readonly SectionFacts[]): SearchPage {
  const sections = facts.map(([anchor, level, heading, text]) => ({anchor, level, heading, text}));
  const tag = area === 'Blog' ? 'default' : 'docs-default-current';
  return {url, area, aliases: [], keywords: [], tag, sections};
}

const engineOf = (...pages: SearchPage[]) =>
  new SearchEngine({language: 'cs', origin: 'https://docs.example.org', synonyms: [], suggestions: [], pages});

const answerOf = (engine: SearchEngine, query: string, parameters: Partial<SearchRequest> = {}) =>
  answerRequest(engine, {query, tags: [], area: '', limit: 20, ...parameters});

test('a page shows at most twice before every other page has been shown', () => {
  const pages = Array.from({length: 7}, (_, number) =>
    page(
      `/${number}/`,
      'Hardware',
      ...Array.from({length: 5}, (_section, place) => [`s${place}`, 2, `Teplota ${place}`, 'Teplota.'] as const),
    ),
  );
  const urls = engineOf(...pages)
    .search('teplota')
    .ranked.map(({indexed}) => indexed.page.url);
  assert.equal(urls.length, 35);
  assert.equal(new Set(urls.slice(0, 14)).size, 7);
});

test('a far guess is no match: other first letters, another digit, or accents that were typed and are not there', () => {
  const engine = engineOf(page('/a/', 'Hardware', ['', 1, 'Špičková hodnota', 'Registr 0x066E.']));
  const count = (query: string) => engine.search(query).ranked.length;
  assert.deepEqual(['svíčková', 'svickova', '0x066F'].map(count), [0, 0, 0]);
  assert.deepEqual(['spickova', 'spcikova', 'špičkva', '0x066e'].map(count), [1, 1, 1, 1]);
});

/** A text with its marks in brackets. */
const bracketed = (text: Marked) => text.map((part) => (part.marked ? `[${part.text}]` : part.text)).join('');

test('marks every form of the word, in titles and in a passage; without a match, gives the first sentence', () => {
  const engine = engineOf(
    page(
      '/x/',
      'Hardware',
      ['', 1, 'Rozsah', 'Např. 5 m, tj. málo. Druhá věta. '.repeat(20)],
      ['a', 2, 'Nadřazená', ''],
      ['b', 3, 'Podřízená', 'Obsah.'],
      ['c', 2, 'Registry', 'Teplota je v registru 0x066E.'],
    ),
  );
  const best = (query: string) => answerOf(engine, query).hits[0] ?? assert.fail(query);
  assert.deepEqual(best('registry').trail.map(bracketed), ['Rozsah', '[Registry]']);
  assert.match(bracketed(best('registry').snippet), /^Teplota je v \[registru\] 0x066E\./);
  assert.equal(bracketed(best('rozsah').snippet), 'Např. 5 m, tj. málo.');
  assert.match(bracketed(best('druhá').snippet), /\[Druhá\] věta\..*…$/);
  assert.equal(bracketed(best('nadřazená').snippet), 'Obsah.', 'that of the section inside');
});

test('counts all areas, limits hits to one, and searches only pages with the tags', () => {
  const engine = engineOf(
    page('/docs/', 'Hardware', ['', 1, 'Sběrnice', 'Měří čas.'], ['time', 2, 'Čas', 'V sekundách.']),
    page('/blog/', 'Blog', ['', 1, 'O čase', 'Pas a pás.']),
  );
  assert.deepEqual([answerOf(engine, '').count, answerOf(engine, '', {limit: 2}).hits.length], [3, 2]);
  assert.equal(answerOf(engine, '', {tags: ['default', 'other']}).count, 1);
  for (const query of ['', 'čas']) {
    const {areas} = answerOf(engine, query);
    for (const [area, expected] of Object.entries(areas)) {
      const answer = answerOf(engine, query, {area});
      assert.equal(answer.count, expected, `${query} in ${area}`);
      assert.deepEqual(answer.areas, areas);
    }
  }
});
