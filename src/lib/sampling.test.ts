import assert from 'node:assert/strict';
import {test} from 'node:test';
import {assess, type DataRate, sampling, suggest} from './sampling';

const RATES: DataRate[] = [4000, 2000, 1000, 500, 250, 125, 62.5, 31.25, 15.625, 7.813, 3.906].map(
  (frequency, code) => ({code, frequency}),
);

/** Table of the manual: code, low-pass, duration and step of 2048 samples, as printed (rounded). */
const PRINTED: [number, number, number, number][] = [
  [0, 1000, 0.512, 1.953],
  [1, 500, 1.024, 0.977],
  [2, 250, 2.048, 0.488],
  [3, 125, 4.096, 0.244],
  [4, 62.5, 8.192, 0.122],
  [5, 31.25, 16.384, 0.061],
  [6, 15.6, 32.768, 0.0305],
  [7, 7.81, 65.5, 0.0153],
  [8, 3.91, 131, 0.0076],
  [9, 1.95, 262, 0.0038],
  [10, 0.98, 524, 0.0019],
];

test('2048 samples at every code give the printed table', () => {
  for (const [code, lowPass, duration, step] of PRINTED) {
    const result = sampling(RATES[code]?.frequency ?? NaN, 2048);
    for (const [actual, printed] of [
      [result.amplitudeLimit, lowPass],
      [result.recordLength, duration],
      [result.resolution, step],
    ] as const) {
      assert.ok(Math.abs(actual - printed) <= printed * 0.01, `code ${code}: ${actual} is not ${printed}`);
    }
  }
});

test('the upper end passes through its four verdicts as the frequency rises, the lower end counts periods', () => {
  const verdict = (lowest: number, highest: number) => assess(sampling(125, 2048), {lowest, highest});
  const upper = [31.25, 31.3, 48.8, 48.9, 62.4, 62.5].map((highest) => verdict(1, highest).upper);
  assert.deepEqual(upper, ['amplitude', 'detection', 'detection', 'filtered', 'filtered', 'aliased']);
  const lower = [10 / 16.384, 0.6, 1 / 16.384, 0.06].map((lowest) => verdict(lowest, 20).lower);
  assert.deepEqual(lower, ['enough', 'few', 'few', 'none']);
});

test('the worked example of the blog is answered alike: 8 Hz wants code 6 because code 7 just misses', () => {
  const result = suggest({lowest: 2.1, highest: 8}, RATES, 24, 2048);
  assert.deepEqual(result, {
    kind: 'setting',
    rate: {code: 6, frequency: 62.5},
    samples: 2048,
    leastSamples: 298,
    amplitude: true,
  });
});

test('a suggested setting always shows the wanted band, and no slower rate would', () => {
  let settings = 0;
  for (let lowest = 0.02; lowest < 1500; lowest *= 1.37) {
    for (let highest = lowest; highest < 1700; highest *= 1.29) {
      const wanted = {lowest, highest};
      const result = suggest(wanted, RATES, 24, 2048);
      if (result.kind !== 'setting') {
        continue;
      }
      settings += 1;
      for (const samples of [result.samples, result.leastSamples]) {
        const {upper, lower} = assess(sampling(result.rate.frequency, samples), wanted);
        assert.equal(lower, 'enough');
        assert.equal(upper, result.amplitude ? 'amplitude' : 'detection');
      }
      const slower = RATES[result.rate.code + 1];
      if (slower && result.amplitude) {
        assert.notEqual(assess(sampling(slower.frequency, 2048), wanted).upper, 'amplitude');
      }
    }
  }
  assert.ok(settings > 100);
});

test('what no setting can show is said, with the limit', () => {
  assert.deepEqual(suggest({lowest: 10, highest: 1600}, RATES, 24, 2048), {kind: 'tooHigh', most: 1562.5});
  assert.equal(suggest({lowest: 0.01, highest: 0.5}, RATES, 24, 2048).kind, 'tooLow');
  const both = suggest({lowest: 0.1, highest: 50}, RATES, 24, 2048);
  assert.ok(both.kind === 'two');
  assert.equal(both.fast.code, 4);
  assert.equal(assess(sampling(both.slow.frequency, 2048), {lowest: 0.1, highest: 0.1}).lower, 'enough');
  assert.equal(assess(sampling(both.slow.frequency * 2, 2048), {lowest: 0.1, highest: 0.1}).lower, 'few');
});

test('a record without a limit of samples is as long as the lowest frequency asks', () => {
  const result = suggest({lowest: 0.5, highest: 30}, RATES, 1, Infinity);
  assert.deepEqual(result, {
    kind: 'setting',
    rate: {code: 5, frequency: 125},
    samples: 2500,
    leastSamples: 2500,
    amplitude: true,
  });
});
