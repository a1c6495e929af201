import assert from 'node:assert/strict';
import {test} from 'node:test';
import {greatestDifference, TILE, TOLERANCE, type Pixels} from './compare';

const grey = (width: number, height: number, value: number): Pixels => ({
  data: new Uint8Array(width * height).fill(value),
  width,
  height,
  channels: 1,
});

test('equal pictures do not differ, pictures of different sizes differ without limit', () => {
  assert.equal(greatestDifference(grey(40, 40, 9), grey(40, 40, 9)), 0);
  assert.equal(greatestDifference(grey(40, 40, 9), grey(41, 40, 9)), Infinity);
});

test('one changed square is detected in a large picture, also at its cut edge', () => {
  const before = grey(200, 100, 255);
  const after = grey(200, 100, 255);
  for (let y = 96; y < 100; y += 1) {
    after.data.fill(155, y * 200 + 192, y * 200 + 200);
  }
  assert.equal(greatestDifference(before, after), 100);
});

test('a slight difference everywhere stays under the tolerance', () => {
  assert.ok(greatestDifference(grey(TILE, TILE, 100), grey(TILE, TILE, 103)) < TOLERANCE);
});
