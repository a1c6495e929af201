import assert from 'node:assert/strict';
import {test} from 'node:test';
import {median, medians, slope, totalBlockingTime} from './figures';

test('the median is the middle by size, the upper one of two', () => {
  assert.equal(median([900, 100, 500]), 500);
  assert.equal(median([4, 1, 3, 2]), 3);
});

test('each figure has a median of its own', () => {
  assert.deepEqual(
    medians([
      {paint: 3, shift: 0},
      {paint: 1, shift: 0.2},
      {paint: 2, shift: 0.1},
    ]),
    {paint: 2, shift: 0.1},
  );
  assert.throws(() => medians([]), /Nothing was measured/);
});

test('only what is felt of the tasks after the first paint counts as blocking', () => {
  const tasks = [
    {start: 0, duration: 400},
    {start: 450, duration: 120},
    {start: 700, duration: 200},
    {start: 1000, duration: 50},
  ];
  // Of the second, 70 ms lie behind the paint at 500 ms.
  assert.equal(totalBlockingTime(tasks, 500), 20 + 150);
});

test('the slope is what one page more takes', () => {
  assert.equal(
    slope([
      {x: 100, y: 10},
      {x: 300, y: 12},
      {x: 600, y: 20},
    ]),
    0.02,
  );
});
