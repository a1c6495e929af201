import assert from 'node:assert/strict';
import {test} from 'vitest';
import {corrected, fit} from './regression';
import {greatest, lastWeek, least, type Series} from './sample';

const series = (values: readonly number[]) => values.map((value, minute) => ({minute, value}));

test('a line through points on a line is that line, and the correction leaves a constant', () => {
  const cause = series([0, 10, 20]);
  const value = series([1, 1.5, 2]);
  const line = fit(cause, value);
  assert.deepEqual([line.slope, line.reference, line.r2, line.at(30)], [0.05, 10, 1, 2.5]);
  assert.deepEqual(corrected(cause, value, line), series([1.5, 1.5, 1.5]));
  assert.throws(() => fit(series([1, 2]), series([1])), /no common sample at minute 1/);
});

test('the sample week varies less than half as much after the correction', () => {
  const line = fit(lastWeek.pierTemperature, lastWeek.inclinationX);
  const span = (values: Series) => greatest([...values]).value - least([...values]).value;
  const after = corrected(lastWeek.pierTemperature, lastWeek.inclinationX, line);
  assert.ok(span(after) < span(lastWeek.inclinationX) / 2);
});
