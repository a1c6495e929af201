import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {PageType} from './budgets';
import {overBudget, weightTable, weigh} from './report';

const FILES = [
  {kind: 'document', path: '/', bytes: 8000},
  {kind: 'stylesheet', path: '/assets/css/styles.1.css', bytes: 12_000},
  {kind: 'script', path: '/assets/js/main.1.js', bytes: 70_000},
  {kind: 'other', path: '/assets/js/ahead.1.js', bytes: 4000},
  {kind: 'image', path: '/img/a.avif', bytes: 30_000},
];

test('pictures are weighed apart, and code fetched ahead is code', () => {
  assert.deepEqual(weigh(FILES), {total: 94_000, scripts: 74_000, styles: 12_000, requests: 4, pictures: 30_000});
});

test('what is over its budget is named with the place to look', () => {
  const type: PageType = {
    name: 'home',
    address: '/',
    budget: {total: 94_000, scripts: 73_999, styles: 12_000, requests: 3},
  };
  const problems = overBudget(type, weigh(FILES));
  assert.equal(problems.length, 2);
  assert.match(problems[0] ?? '', /^home \(\/\): scripts 74000, at most 73999 .*budgets\.ts/);
  assert.match(problems[1] ?? '', /requests 4/);
});

test('the table tells the difference to another build', () => {
  const weight = weigh(FILES);
  const table = weightTable({home: weight}, {home: {...weight, scripts: 72_500, total: 95_000}});
  assert.match(table, /\| home \| 94\.0 \(−1\.0\) \| 74\.0 \(\+1\.5\) \| 12\.0 \| 30\.0 \| 4 \|/);
});
