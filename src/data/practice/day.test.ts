import assert from 'node:assert/strict';
import {test} from 'vitest';
import {seededRandom} from '../../lib/random';
import {airTemperature, autoregressiveNoise, DAY_MINUTES, MEAN_TEMPERATURE, traffic} from './day';

const minutes = Array.from({length: DAY_MINUTES}, (_, minute) => minute);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the day repeats itself, is warmest in the afternoon, and busiest in the morning', () => {
  const temperatures = minutes.map(airTemperature);
  assert.equal(airTemperature(-60), airTemperature(DAY_MINUTES - 60));
  assert.equal(temperatures.indexOf(Math.max(...temperatures)), 15.5 * 60);
  assert.ok(Math.abs(mean(temperatures) - MEAN_TEMPERATURE) < 0.01);
  const loads = minutes.map(traffic);
  assert.ok(Math.max(...loads) <= 1 && loads.indexOf(Math.max(...loads)) < 12 * 60);
});

test('random numbers repeat, and noise has the deviation that was asked for', () => {
  const [first, second] = [seededRandom(7), seededRandom(7)];
  assert.deepEqual([first(), first()], [second(), second()]);
  const noise = autoregressiveNoise(7, 0.2, 0.5);
  const values = Array.from({length: 20_000}, noise);
  assert.ok(Math.abs(Math.sqrt(mean(values.map((value) => value ** 2))) / 0.2 - 1) < 0.05);
});
