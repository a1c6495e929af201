import assert from 'node:assert/strict';
import test from 'node:test';
import type {SearchAnswer, SearchPort} from '../shared/types';
import {healthOf, requestsOf, SearchWithFallback, ServiceHealth} from './port';

const answer = (index: string, hits: object[] = []) =>
  ({results: [{index, hits, nbHits: hits.length}]}) as unknown as SearchAnswer;

const REQUESTS = [{indexName: 'manual', query: 'a'}];

const embedded: SearchPort = {search: () => Promise.resolve(answer('embedded'))};

test('the service answers when it can, and its values are made safe', async () => {
  const hit = {
    objectID: '1',
    url: 'https://docs.example.com/a/',
    hierarchy: {lvl0: 'Manual', lvl1: 'a', lvl2: 7},
    _highlightResult: {hierarchy: {lvl1: {value: '<mark>a</mark><img src=x onerror=alert(1)>'}}},
    _snippetResult: {hierarchy: {lvl1: {value: {toString: 'x'}}}, content: {value: 'a < b'}},
  };
  const port = new SearchWithFallback(() => Promise.resolve(answer('hosted', [hit])), embedded, new ServiceHealth());
  const {results} = await port.search(REQUESTS);
  assert.equal(results[0]!.index, 'hosted');
  assert.equal(
    results[0]!.hits[0]!._highlightResult.hierarchy.lvl1!.value,
    '<mark>a</mark>&lt;img src=x onerror=alert(1)&gt;',
  );
  assert.equal(results[0]!.hits[0]!._snippetResult.content!.value, 'a &lt; b');
  assert.deepEqual(results[0]!.hits[0]!._snippetResult.hierarchy, {});
  assert.deepEqual([results[0]!.hits[0]!.hierarchy.lvl1, results[0]!.hits[0]!.hierarchy.lvl2], ['a', null]);
});

test('a failing service is replaced, left alone for a while and tried again', async () => {
  let now = 0;
  let asked = 0;
  let works = false;
  const port = new SearchWithFallback(
    () => {
      asked += 1;
      return works ? Promise.resolve(answer('hosted')) : Promise.reject(new Error('down'));
    },
    embedded,
    new ServiceHealth(() => now),
  );
  const index = async () => (await port.search(REQUESTS)).results[0]!.index;
  assert.equal(await index(), 'embedded');
  works = true;
  assert.equal(await index(), 'embedded');
  assert.equal(asked, 1);
  now = 31_000;
  assert.equal(await index(), 'hosted');
});

test('a silent service is not waited for longer than two seconds', async () => {
  const port = new SearchWithFallback(() => new Promise(() => undefined), embedded, new ServiceHealth());
  const started = performance.now();
  assert.equal((await port.search(REQUESTS)).results[0]!.index, 'embedded');
  const waited = performance.now() - started;
  assert.ok(waited >= 1900 && waited < 4000, String(waited));
});

test('the failure of one wait ends the others', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const answers = [new Promise((_, reject) => (fail = reject)), new Promise(() => undefined)];
  const port = new SearchWithFallback(() => answers.shift()!, embedded, new ServiceHealth());
  const started = performance.now();
  const both = Promise.all([port.search(REQUESTS), port.search(REQUESTS)]);
  fail(new Error('down'));
  assert.deepEqual(
    (await both).map(({results}) => results[0]!.index),
    ['embedded', 'embedded'],
  );
  assert.ok(performance.now() - started < 500);
});

test('everybody on the page shares what is known about a service', () => {
  assert.equal(healthOf('A'), healthOf('A'));
  assert.notEqual(healthOf('A'), healthOf('B'));
});

test('an answer of another form counts as none', async () => {
  const strange = [undefined, {}, {results: []}, {results: [{}]}, {results: [{hits: [{objectID: '1'}], nbHits: 1}]}];
  for (const body of strange) {
    const port = new SearchWithFallback(() => Promise.resolve(body), embedded, new ServiceHealth());
    assert.equal((await port.search(REQUESTS)).results[0]!.index, 'embedded', JSON.stringify(body));
  }
});

test('only the failure of both is a failure', async () => {
  const broken: SearchPort = {search: () => Promise.reject(new Error('no index'))};
  const port = new SearchWithFallback(() => Promise.reject(new Error('down')), broken, new ServiceHealth());
  await assert.rejects(port.search(REQUESTS), /no index/);
});

test('requests are read from both forms of the call', () => {
  assert.deepEqual(requestsOf({requests: REQUESTS}), REQUESTS);
  assert.deepEqual(requestsOf(REQUESTS), REQUESTS);
  assert.deepEqual(requestsOf({}), []);
});
