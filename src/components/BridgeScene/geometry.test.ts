import assert from 'node:assert/strict';
import {test} from 'node:test';
import {CHART, TRACES, VIBRATION_BARS, temperature, tilt} from './geometry';

const hours = Array.from({length: 241}, (_, index) => index / 10);
const hourOfMaximum = (value: (hour: number) => number) =>
  hours.reduce((best, hour) => (value(hour) > value(best) ? hour : best), 0);

test('temperature peaks in the afternoon and tilt follows two to three hours later', () => {
  const warmest = hourOfMaximum(temperature);
  assert.ok(warmest > 13 && warmest < 18, `warmest at ${warmest}`);
  const lag = hourOfMaximum(tilt) - warmest;
  assert.ok(lag >= 2 && lag <= 3, `lag ${lag} h`);
});

test('both curves stay inside the chart', () => {
  for (const path of Object.values(TRACES)) {
    const ys = [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
    assert.ok(ys.length > 100);
    assert.ok(Math.min(...ys) >= CHART.top && Math.max(...ys) <= CHART.bottom);
  }
});

test('vibration is highest in the two rush hours', () => {
  const mean = (from: number, to: number) => {
    const bars = VIBRATION_BARS.filter(({x}) => x / 50 >= from && x / 50 < to);
    return bars.reduce((sum, {height}) => sum + height, 0) / bars.length;
  };
  assert.ok(mean(6.5, 9) > 2 * mean(1, 4));
  assert.ok(mean(15, 18) > 2 * mean(21, 24));
});
