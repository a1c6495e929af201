import assert from 'node:assert/strict';
import test, {type TestContext} from 'node:test';
import type {SearchAnswer, SearchPort} from '../shared/types';
import {withFallback} from './withFallback';

/** An answer that names the engine that gave it. */
const answer = (engine: string): SearchAnswer => ({
  results: [{hits: [], nbHits: 0, nbPages: 0, suggestions: [engine]}],
});
const REQUESTS = [{indexName: 'manual', query: 'a'}];
const embedded: SearchPort = {search: () => Promise.resolve(answer('embedded'))};

let hours = 0;

/** Starts the clock an hour later than in the test before, because the pause after a failure outlives that test. */
function mockClock(t: TestContext): void {
  hours += 1;
  t.mock.timers.enable({apis: ['Date', 'setTimeout'], now: hours * 3_600_000});
}

async function answeredBy(hosted: () => Promise<unknown>): Promise<string | undefined> {
  return (await withFallback(hosted, embedded).search(REQUESTS)).results[0]!.suggestions?.[0];
}

test('a failing service is replaced by the index, not asked for a while, and tried again', async (t) => {
  mockClock(t);
  assert.equal(await answeredBy(() => Promise.resolve(answer('hosted'))), 'hosted');
  assert.equal(await answeredBy(() => Promise.reject(new Error('down'))), 'embedded');
  assert.equal(await answeredBy(() => assert.fail('asked')), 'embedded');
  t.mock.timers.tick(31_000);
  assert.equal(await answeredBy(() => Promise.resolve(answer('hosted'))), 'hosted');
});

test('a silent service is given up after two seconds', async (t) => {
  mockClock(t);
  const answered = answeredBy(() => new Promise(() => undefined));
  t.mock.timers.tick(2000);
  assert.equal(await answered, 'embedded');
});

test('an answer of another form counts as none', async (t) => {
  mockClock(t);
  const strange = [undefined, {}, {results: []}, {results: [{}]}, {results: [{hits: [{objectID: '1'}], nbHits: 1}]}];
  for (const body of strange) {
    assert.equal(await answeredBy(() => Promise.resolve(body)), 'embedded', JSON.stringify(body));
    t.mock.timers.tick(31_000);
  }
});

test('only the failure of both is a failure', async (t) => {
  mockClock(t);
  const broken: SearchPort = {search: () => Promise.reject(new Error('no index'))};
  await assert.rejects(withFallback(() => Promise.reject(new Error('down')), broken).search(REQUESTS), /no index/);
});
