import assert from 'node:assert/strict';
import {test} from 'node:test';
import {assess, type DataRate, largestCorner, sampling, suggest} from './sampling';

const RATES: DataRate[] = [4000, 2000, 1000, 500, 250, 125, 62.5, 31.25, 15.625, 7.813, 3.906].map(
  (frequency, code) => ({code, frequency}),
);

test('the upper end passes through its four verdicts as the frequency rises, the lower end asks for 10 / (ζ · f)', () => {
  const verdict = (lowest: number, highest: number) => assess(sampling(125, 2048, 0.05), {lowest, highest});
  const upper = [31.25, 31.3, 48.8, 48.9, 62.4, 62.5].map((highest) => verdict(1, highest).upper);
  assert.deepEqual(upper, ['amplitude', 'detection', 'detection', 'filtered', 'filtered', 'aliased']);
  const lower = [200 / 16.384, 12.2, 1 / 16.384, 0.06].map((lowest) => verdict(lowest, 20).lower);
  assert.deepEqual(lower, ['enough', 'short', 'short', 'none']);
});

test('the worked examples of the blog are answered alike: 400 s for 2.5 Hz at 1 %, 952 s and code 6 for 2.1 Hz at 0.5 %', () => {
  const longEnough = (samples: number) => assess(sampling(125, samples, 0.01), {lowest: 2.5, highest: 20}).lower;
  assert.deepEqual([50_000, 49_999].map(longEnough), ['enough', 'short']);
  const setting = {kind: 'setting', rate: {code: 6, frequency: 62.5}, amplitude: true};
  const answer = (maximum: number) => suggest({lowest: 2.1, highest: 8}, RATES, maximum, 0.005);
  assert.deepEqual(answer(2048), {...setting, samples: 2048, records: 30});
  assert.deepEqual(answer(Infinity), {...setting, samples: 59_524, records: 1});
});

test('a suggested setting always shows the wanted band, and no slower rate would', () => {
  let settings = 0;
  for (let lowest = 0.02; lowest < 1500; lowest *= 1.37) {
    for (let highest = lowest; highest < 1700; highest *= 1.29) {
      const wanted = {lowest, highest};
      const result = suggest(wanted, RATES, 2048, 0.01);
      if (result.kind !== 'setting') {
        continue;
      }
      settings += 1;
      const verdict = (records: number) =>
        assess(sampling(result.rate.frequency, result.samples * records, 0.01), wanted);
      const {upper, lower} = verdict(result.records);
      assert.equal(lower, 'enough');
      assert.equal(upper, result.amplitude ? 'amplitude' : 'detection');
      if (result.records > 1) {
        assert.equal(verdict(result.records - 1).lower, 'short');
      }
      const slower = RATES[result.rate.code + 1];
      if (slower && result.amplitude) {
        assert.notEqual(assess(sampling(slower.frequency, 2048, 0.01), wanted).upper, 'amplitude');
      }
    }
  }
  assert.ok(settings > 100);
});

test('what no setting can show is said, with the limit', () => {
  const answer = (lowest: number, highest: number) => suggest({lowest, highest}, RATES, 2048, 0.01);
  assert.deepEqual(answer(10, 1600), {kind: 'tooHigh', most: 1562.5});
  assert.equal(answer(0.01, 0.5).kind, 'tooLow');
  const both = answer(0.1, 50);
  assert.ok(both.kind === 'two');
  assert.equal(both.fast.code, 4);
  const periods = [1, 2].map((times) => (0.1 * 2048) / (both.slow.frequency * times));
  assert.deepEqual(
    periods.map((count) => count >= 10),
    [true, false],
  );
});

test('the high-pass corner is at most a tenth of the lowest frequency and costs at most 0.5 % of its amplitude', () => {
  // Corners of the data sheet at 125 Hz, in Hz.
  const corners = [24.7, 6.2084, 1.5545, 0.3862, 0.0954, 0.0238].map((ratio) => ratio * 1e-4 * 125);
  const answer = (frequency: number) => largestCorner(corners, frequency);
  assert.deepEqual(
    [4, 3.0875, 3, 1, 0.1].map((frequency) => answer(frequency)?.corner.toPrecision(3)),
    ['0.309', '0.309', '0.0776', '0.0776', '0.00483'],
  );
  assert.equal(answer(0.002), undefined);
  assert.equal(largestCorner([], 1), undefined);
  // A first-order filter passes 1 / √2 at its corner and √(1 / 1.01) ten times above it.
  assert.ok(Math.abs((answer(3.0875)?.loss ?? 0) - (1 - Math.sqrt(1 / 1.01))) < 1e-12);
  for (let frequency = 0.01; frequency < 100; frequency *= 1.7) {
    assert.ok((answer(frequency)?.loss ?? 0) < 0.005, String(frequency));
  }
});
