import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildRows, stepTable, table} from './report';
import {useOfTree} from './run';
import {stepsOf} from './steps';

test('a goal is a number or a share of the other site, and a missed one is marked', () => {
  const text = table(
    ['what', 'own', 'stock'],
    [
      {what: 'a', values: [90, 100], goal: {ofStock: 0.9}},
      {what: 'b', values: [12.5, 20], goal: {most: 12}, digits: 1},
      {what: 'c', values: [Number.NaN, 1]},
    ],
  );
  assert.deepEqual(text.split('\n').slice(2), [
    '| a | 90 | 100 | ≤ 90 |',
    '| b | 12.5 | 20.0 | ≤ 12.0, **missed** |',
    '| c | – | 1 |  |',
  ]);
});

test('a warm build is to take half of a cold one, a cold one no longer than the other site', () => {
  const build = (cold: number, warm: number) => ({
    cold: {seconds: cold, processor: cold, memory: 1000},
    warm: {seconds: warm, processor: warm, memory: 900},
    steps: {cold: [], warm: []},
  });
  const text = table(['what', 'own', 'stock'], buildRows([build(20, 11), build(18, 9)]));
  assert.match(text, /\| cold, s \| 20\.0 \| 18\.0 \| ≤ 18\.0, \*\*missed\*\* \|/);
  assert.match(text, /\| warm, s \| 11\.0 \| 9\.0 \| ≤ 10\.0, \*\*missed\*\* \|/);
});

test('the parts of a build are read from what it prints', () => {
  const output = [
    '\u001b[33m[PERF]\u001b[39m Build > cs > Bundling with rspack - \u001b[31m27.49 seconds!\u001b[39m - (Heap 81mb -> 172mb)',
    '[PERF] Build > cs > Load site > Load plugins - 2.17 seconds! - (Heap 62mb -> 85mb)',
    '[PERF] Build > en > Bundling with rspack - 510.00 ms - (Heap 81mb -> 172mb)',
    '[INFO] [en] Creating an optimized production build...',
    'Offline: cs 325 files, 7.2 MB (3.7 MB compressed); en 324 files, 7.2 MB (3.6 MB compressed) (1.2 s)',
  ].join('\n');
  const steps = stepsOf(output);
  assert.deepEqual(steps, [
    {name: 'bundling', seconds: 28},
    {name: 'Offline', seconds: 1.2},
  ]);
  assert.match(
    stepTable(
      ['cold', 'warm'],
      [
        {seconds: 40, steps},
        {seconds: 10, steps: []},
      ],
    ),
    /\| bundling \| 28\.0 \(70 %\) \| – \|/,
  );
});

test('memory and time are those of a process and all below it', () => {
  const of = (id: number, parent: number, memory: number) => ({id, parent, memory, processor: id});
  const all = [of(1, 0, 5), of(2, 1, 10), of(3, 2, 20), of(4, 2, 40), of(5, 1, 80)];
  assert.deepEqual(useOfTree(2, all), {memory: 70, processor: 9});
});
