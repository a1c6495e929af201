import assert from 'node:assert/strict';
import {test} from 'vitest';
import {clockTime} from './format';

test('clock times wrap around midnight', () => {
  assert.equal(clockTime(6 * 60 + 5, 'cs'), '6:05');
  assert.equal(clockTime(6 * 60 + 5, 'en'), '06:05');
  assert.equal(clockTime(-60, 'cs'), '23:00');
  assert.equal(clockTime(1440, 'en'), '00:00');
});
