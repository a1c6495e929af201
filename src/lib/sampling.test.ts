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

test('the worked examples of the blog are answered alike: 400 s for 2.5 Hz at 1 %, 952 s for 2.1 Hz at 0.5 %', () => {
  const lower = (lowest: number, damping: number, seconds: number) =>
    assess(sampling(125, 125 * seconds, damping), lowest, 20).lower;
  assert.deepEqual([lower(2.5, 0.01, 400), lower(2.5, 0.01, 399)], ['enough', 'short']);
  assert.deepEqual([lower(2.1, 0.005, 953), lower(2.1, 0.005, 952)], ['enough', 'short']);
});
