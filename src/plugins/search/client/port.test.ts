import assert from 'node:assert/strict';
import test from 'node:test';
import type {SearchAnswer, SearchPort} from '../shared/types';
import {requestsOf, SearchWithFallback} from './port';

const answer = (index: string, hits: object[] = []) =>
  ({results: [{index, hits, nbHits: hits.length}]}) as unknown as SearchAnswer;

const REQUESTS = [{indexName: 'manual', query: 'a'}];

const embedded: SearchPort = {search: () => Promise.resolve(answer('embedded'))};

test('the service answers when it can, and its values are made safe', async () => {
  const hit = {
    objectID: '1',
    _highlightResult: {hierarchy: {lvl1: {value: '<mark>a</mark><img src=x onerror=alert(1)>'}}},
    _snippetResult: {hierarchy: {}, content: {value: 'a < b'}},
  };
  const port = new SearchWithFallback(() => Promise.resolve(answer('hosted', [hit])), embedded);
  const {results} = await port.search(REQUESTS);
  assert.equal(results[0]!.index, 'hosted');
  assert.equal(
    results[0]!.hits[0]!._highlightResult.hierarchy.lvl1!.value,
    '<mark>a</mark>&lt;img src=x onerror=alert(1)&gt;',
  );
  assert.equal(results[0]!.hits[0]!._snippetResult.content!.value, 'a &lt; b');
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
    () => now,
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
  const port = new SearchWithFallback(() => new Promise(() => undefined), embedded);
  const started = performance.now();
  assert.equal((await port.search(REQUESTS)).results[0]!.index, 'embedded');
  const waited = performance.now() - started;
  assert.ok(waited >= 1900 && waited < 4000, String(waited));
});

test('only the failure of both is a failure', async () => {
  const broken: SearchPort = {search: () => Promise.reject(new Error('no index'))};
  const port = new SearchWithFallback(() => Promise.reject(new Error('down')), broken);
  await assert.rejects(port.search(REQUESTS), /no index/);
});

test('requests are read from both forms of the call', () => {
  assert.deepEqual(requestsOf({requests: REQUESTS}), REQUESTS);
  assert.deepEqual(requestsOf(REQUESTS), REQUESTS);
  assert.deepEqual(requestsOf({}), []);
});
