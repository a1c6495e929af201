import assert from 'node:assert/strict';
import {test} from 'node:test';
import {areaPath, envelopePath, hourTicks, linear, linePath} from './scale';

const series = [
  {minute: -1440, value: 0},
  {minute: 0, value: 10},
];
const x = linear([-1440, 0], [0, 100]);
const y = linear([0, 10], [50, 0]);

test('a linear scale maps the ends and the middle, also downwards', () => {
  assert.deepEqual([x(-1440), x(-720), x(0)], [0, 50, 100]);
  assert.deepEqual([y(0), y(5), y(10)], [50, 25, 0]);
  assert.throws(() => linear([3, 3], [0, 1]), /two different ends/);
});

test('paths go through the samples', () => {
  assert.equal(linePath(series, x, y), 'M0 50L100 0');
  assert.equal(areaPath(series, x, y, 60), 'M0 50L100 0L100 60L0 60Z');
  assert.equal(areaPath([], x, y, 60), '');
  assert.equal(envelopePath([{minute: 0, value: 5}], x, linear([-10, 10], [20, 0])), 'M100 15V5');
});

test('hour ticks lie on whole hours of the clock (the pictures are taken at 14:20)', () => {
  assert.deepEqual(hourTicks(6), [-1220, -860, -500, -140]);
  assert.equal(hourTicks(1).length, 24);
});
