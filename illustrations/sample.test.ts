import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRandom} from '../src/lib/random';
import {average, clockOf, greatest, last, lastDay, lastWeek, least, splitAtGaps, type Series} from './sample';

const values = (series: Series) => series.map(({value}) => value);
const within = (series: Series, low: number, high: number) =>
  values(series).every((value) => value >= low && value <= high);
const hour = (clock: number) => clock / 60;

test('the random numbers are fixed by the seed and stay in [0, 1)', () => {
  const random = seededRandom(1);
  const numbers = Array.from({length: 1000}, random);
  assert.deepEqual(Array.from({length: 1000}, seededRandom(1)), numbers);
  assert.notDeepEqual(Array.from({length: 1000}, seededRandom(2)), numbers);
  assert.ok(numbers.every((number) => number >= 0 && number < 1));
  assert.ok(Math.abs(numbers.reduce((sum, number) => sum + number, 0) / 1000 - 0.5) < 0.03);
});

test('every series covers the last 24 hours in steps of five minutes', () => {
  for (const series of Object.values(lastDay)) {
    assert.equal(series.length, 289);
    assert.equal(series.at(0)?.minute, -1440);
    assert.equal(last(series).minute, 0);
  }
  assert.throws(() => last([]), /without samples/);
});

test('extremes and the mean of a series', () => {
  const series = [3, -1, 4, 2].map((value, minute) => ({minute, value}));
  assert.deepEqual(least(series), {minute: 1, value: -1});
  assert.deepEqual(greatest(series), {minute: 2, value: 4});
  assert.equal(average(series), 2);
  assert.throws(() => average([]), /without samples/);
});

test('temperature is that of a day in May: coldest at dawn, warmest in the afternoon', () => {
  assert.ok(within(lastDay.temperature, 5, 22));
  const coldest = hour(clockOf(least(lastDay.temperature)));
  const warmest = hour(clockOf(greatest(lastDay.temperature)));
  assert.ok(coldest > 2.5 && coldest < 6, `coldest at ${coldest} h`);
  assert.ok(warmest > 13.5 && warmest < 17.5, `warmest at ${warmest} h`);
});

test('inclination follows the temperature', () => {
  assert.ok(within(lastDay.inclinationX, 0.9, 1.5));
  assert.ok(within(lastDay.inclinationY, -0.6, -0.25));
  const correlation = (a: readonly number[], b: readonly number[]) => {
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const [meanA, meanB] = [mean(a), mean(b)];
    const product = (left: readonly number[], right: readonly number[], offsetA: number, offsetB: number) =>
      left.reduce((sum, number, index) => sum + (number - offsetA) * ((right[index] ?? 0) - offsetB), 0);
    return product(a, b, meanA, meanB) / Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
  };
  assert.ok(correlation(values(lastDay.temperature), values(lastDay.inclinationX)) > 0.8);
  assert.ok(correlation(values(lastDay.temperature), values(lastDay.inclinationY)) < -0.8);
});

test('acceleration is calm at night and has bursts in the daytime', () => {
  assert.ok(within(lastDay.acceleration, 0.4, 18));
  const between = (from: number, to: number) =>
    lastDay.acceleration.filter((sample) => hour(clockOf(sample)) >= from && hour(clockOf(sample)) < to);
  const mean = (series: Series) => values(series).reduce((sum, value) => sum + value, 0) / series.length;
  assert.ok(mean(between(6, 10)) > 2 * mean(between(1, 4)));
  const loudest = hour(clockOf(greatest(lastDay.acceleration)));
  assert.ok(loudest > 6 && loudest < 18, `loudest at ${loudest} h`);
});

test('the week ends with the same values as the day and has one outage of hours', () => {
  for (const quantity of ['inclinationX', 'inclinationY'] as const) {
    const week = lastWeek[quantity];
    assert.equal(week.at(0)?.minute, -7 * 1440);
    assert.deepEqual(last(week), last(lastDay[quantity]));
    const pieces = splitAtGaps(week, 30);
    assert.equal(pieces.length, 2);
    assert.equal((pieces[1]?.at(0)?.minute ?? 0) - (pieces[0]?.at(-1)?.minute ?? 0), 600);
    const steps = pieces.flatMap((piece) =>
      values(piece.slice(1)).map((value, index) => Math.abs(value - (piece[index]?.value ?? 0))),
    );
    assert.ok(Math.max(...steps) < 0.1, 'a jump that nobody could explain');
  }
  assert.ok(within(lastWeek.inclinationX, 0.85, 1.5));
});
