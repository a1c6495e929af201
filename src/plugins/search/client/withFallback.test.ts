import assert from 'node:assert/strict';
import test from 'node:test';
import type {SearchAnswer, SearchPort} from '../shared/types';
import {circuitBreaker, CircuitBreaker, withFallback} from './withFallback';

const answer = (index: string) => ({results: [{index, hits: [], nbHits: 0}]}) as unknown as SearchAnswer;
const REQUESTS = [{indexName: 'manual', query: 'a'}];
const embedded: SearchPort = {search: () => Promise.resolve(answer('embedded'))};

async function answeredBy(hosted: () => Promise<unknown>, breaker = new CircuitBreaker()): Promise<string> {
  return (await withFallback(hosted, embedded, breaker).search(REQUESTS)).results[0]!.index;
}

test('a failing service is replaced by the index, not asked for a while, and tried again', async (t) => {
  t.mock.timers.enable({apis: ['Date', 'setTimeout']});
  const breaker = new CircuitBreaker();
  assert.equal(await answeredBy(() => Promise.resolve(answer('hosted')), breaker), 'hosted');
  assert.equal(await answeredBy(() => Promise.reject(new Error('down')), breaker), 'embedded');
  assert.equal(await answeredBy(() => assert.fail('asked'), breaker), 'embedded');
  t.mock.timers.tick(31_000);
  assert.equal(await answeredBy(() => Promise.resolve(answer('hosted')), breaker), 'hosted');
  assert.equal(circuitBreaker('A'), circuitBreaker('A'));
});

test('requests to a silent service time out together after two seconds', async (t) => {
  t.mock.timers.enable({apis: ['Date', 'setTimeout']});
  const breaker = new CircuitBreaker();
  const first = answeredBy(() => new Promise(() => undefined), breaker);
  t.mock.timers.tick(1500);
  const second = answeredBy(() => new Promise(() => undefined), breaker);
  t.mock.timers.tick(500);
  assert.deepEqual(await Promise.all([first, second]), ['embedded', 'embedded']);
});

test('an answer of another form counts as none', async () => {
  const strange = [undefined, {}, {results: []}, {results: [{}]}, {results: [{hits: [{objectID: '1'}], nbHits: 1}]}];
  for (const body of strange) {
    assert.equal(await answeredBy(() => Promise.resolve(body)), 'embedded', JSON.stringify(body));
  }
});

test('only the failure of both is a failure', async () => {
  const broken: SearchPort = {search: () => Promise.reject(new Error('no index'))};
  const port = withFallback(() => Promise.reject(new Error('down')), broken, new CircuitBreaker());
  await assert.rejects(port.search(REQUESTS), /no index/);
});
