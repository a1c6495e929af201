import assert from 'node:assert/strict';
import {test} from 'vitest';
import {foldedFrequency, type ShapedMode, singularValues} from './signals';

/** Asserts that `value` rounds to `printed`, a number from an article. */
function prints(value: number, printed: string) {
  assert.equal(value.toFixed(printed.split('.')[1]?.length ?? 0), printed);
}

test('tones fold down as in the table', () => {
  prints(foldedFrequency(24.5, 31.25), '6.75');
  prints(foldedFrequency(50, 62.5), '12.5');
  prints(foldedFrequency(120, 125), '5');
});

test('the first singular value shows two close modes, which their sum hides', () => {
  const modes: [ShapedMode, ShapedMode] = [
    {frequency: 2.5, damping: 0.015, shape: [1, 0.96, 0.71, 0.69], force: 1},
    {frequency: 2.54, damping: 0.015, shape: [1, -1, 0.71, -0.7], force: 0.7},
  ];
  const peaks = (value: (frequency: number) => number) =>
    Array.from({length: 600}, (_, index) => 2.2 + index / 1000).filter(
      (at) => value(at) > value(at - 0.001) && value(at) >= value(at + 0.001),
    );
  const round = (values: number[]) => values.map((value) => value.toFixed(2));
  assert.deepEqual(round(peaks((at) => singularValues(modes, 0.003, at)[0])), ['2.50', '2.54']);
  assert.deepEqual(round(peaks((at) => singularValues(modes, 0.003, at).reduce((sum, value) => sum + value))), [
    '2.51',
  ]);
});
