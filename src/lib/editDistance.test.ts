import assert from 'node:assert/strict';
import test from 'node:test';
import {editDistance} from './editDistance';

test('a transposition counts once; above the limit, the distance is the limit plus one', () => {
  assert.equal(editDistance('kalbirace', 'kalibrace', 2), 1);
  assert.equal(editDistance('kalibrac', 'kalibrace', 2), 1);
  assert.equal(editDistance('most', 'bod', 1), 2);
  assert.equal(editDistance('most', 'most', 0), 0);
});
