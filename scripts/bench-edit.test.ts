import assert from 'node:assert/strict';
import {test} from 'node:test';
import {median} from './bench-edit';

test('the median is the middle by size, the upper one of two', () => {
  assert.equal(median([900, 100, 500]), 500);
  assert.equal(median([4, 1, 3, 2]), 3);
});
