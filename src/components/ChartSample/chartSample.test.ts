import assert from 'node:assert/strict';
import {test} from 'node:test';
import {DAY_MINUTES} from '../../lib/sampleDay';
import {aggregated, bucketMinutes, intervalAround} from './aggregation';
import {EVENT_MINUTE, OUTAGES, sampleSeries} from './sampleSeries';

test('the sample day shows what the manual says: two outages in all series, one impact', () => {
  const missing = OUTAGES.flatMap(({first, last}) =>
    Array.from({length: last - first + 1}, (_, index) => first + index),
  );
  for (const {values, domain, label} of sampleSeries()) {
    assert.deepEqual(
      values.flatMap((value, minute) => (value === null ? [minute] : [])),
      missing,
    );
    const numbers = values.filter((value) => value !== null);
    assert.ok(Math.min(...numbers) >= domain[0] && Math.max(...numbers) <= domain[1], label.en);
  }
  const impact = sampleSeries()[2]?.values[EVENT_MINUTE];
  assert.equal(impact, 24.6);
  assert.deepEqual(sampleSeries(), sampleSeries());
});

test('an interval lies around a minute and inside the day', () => {
  assert.deepEqual(intervalAround(617, DAY_MINUTES), {from: 0, to: DAY_MINUTES});
  assert.deepEqual(intervalAround(617, 60), {from: 590, to: 650});
  assert.deepEqual(intervalAround(0, 60), {from: 0, to: 60});
  assert.deepEqual(intervalAround(1439, 360), {from: 1080, to: 1440});
});

test('a bucket has the minimum, average and maximum of its values; without any it is a gap', () => {
  const values = [4, null, 7, 1, null, null];
  assert.equal(aggregated(values, 0, 4, 'min'), 1);
  assert.equal(aggregated(values, 0, 4, 'avg'), 4);
  assert.equal(aggregated(values, 0, 4, 'max'), 7);
  assert.equal(aggregated(values, 4, 2, 'max'), null);
  assert.equal(bucketMinutes({from: 0, to: DAY_MINUTES}, 'avg'), 30);
});
