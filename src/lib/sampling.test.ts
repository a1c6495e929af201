import assert from 'node:assert/strict';
import {test} from 'vitest';
import {assess, largestCorner, sampling} from './sampling';

test('the upper end passes through its four verdicts as the frequency rises, the lower end asks for 10 / (ζ · f)', () => {
  const verdict = (lowest: number, highest: number) => assess(sampling(125, 2048, 0.05), lowest, highest);
  const upper = [31.25, 31.3, 48.8, 48.9, 62.4, 62.5].map((highest) => verdict(1, highest).upper);
  assert.deepEqual(upper, ['amplitude', 'detection', 'detection', 'filtered', 'filtered', 'aliased']);
  const lower = [200 / 16.384, 12.2, 1 / 16.384, 0.06].map((lowest) => verdict(lowest, 20).lower);
  assert.deepEqual(lower, ['enough', 'short', 'short', 'none']);
});

test('the high-pass corner is at most a tenth of the lowest frequency and costs at most 0.5 % of its amplitude', () => {
  // Corners of the data sheet at 125 Hz, in Hz.
  const corners = [24.7, 6.2084, 1.5545, 0.3862, 0.0954, 0.0238].map((ratio) => ratio * 1e-4 * 125);
  const answer = (frequency: number) => largestCorner(corners, frequency);
  assert.deepEqual(
    [4, 3.0875, 3, 1, 0.1].map((frequency) => answer(frequency)?.corner.toPrecision(3)),
    ['0.309', '0.309', '0.0776', '0.0776', '0.00483'],
  );
  assert.equal(answer(0.002), undefined);
  assert.equal(largestCorner([], 1), undefined);
  // A first-order filter passes 1 / √2 at its corner and √(1 / 1.01) ten times above it.
  assert.ok(Math.abs((answer(3.0875)?.loss ?? 0) - (1 - Math.sqrt(1 / 1.01))) < 1e-12);
});
