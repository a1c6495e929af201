import assert from 'node:assert/strict';
import {test} from 'vitest';
import {assess, sampling} from './sampling';

test('the upper end passes through its four verdicts as the frequency rises, the lower end asks for 10 / (ζ · f)', () => {
  const verdict = (lowest: number, highest: number) => assess(sampling(125, 2048, 0.05), lowest, highest);
  const upper = [31.25, 31.3, 48.8, 48.9, 62.4, 62.5].map((highest) => verdict(1, highest).upper);
  assert.deepEqual(upper, ['amplitude', 'detection', 'detection', 'filtered', 'filtered', 'aliased']);
  const lower = [200 / 16.384, 12.2, 1 / 16.384, 0.06].map((lowest) => verdict(lowest, 20).lower);
  assert.deepEqual(lower, ['enough', 'short', 'short', 'none']);
});
