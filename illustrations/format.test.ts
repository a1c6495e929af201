import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatCount, formatDay, formatMinutesAgo} from './format';

const shown = (text: string) => text.replaceAll('\u00A0', '~');

test('days and relative times', () => {
  assert.equal(shown(formatDay(14, 5, 'cs')), '14.~5.');
  assert.equal(shown(formatDay(14, 5, 'en')), 'May~14');
  assert.equal(shown(formatMinutesAgo(4, 'cs')), 'před 4~min');
  assert.equal(shown(formatMinutesAgo(4, 'en')), '4~min ago');
  assert.throws(() => formatDay(14, 13, 'en'), /Month 13 does not exist/);
});

test('counted nouns take the Czech and the English forms', () => {
  const points = {cs: {one: 'bod', few: 'body', other: 'bodů'}, en: {one: 'point', other: 'points'}};
  assert.deepEqual(
    [1, 3, 8].map((count) => shown(formatCount(count, points, 'cs'))),
    ['1~bod', '3~body', '8~bodů'],
  );
  assert.deepEqual(
    [1, 3].map((count) => shown(formatCount(count, points, 'en'))),
    ['1~point', '3~points'],
  );
});
