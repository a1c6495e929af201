import assert from 'node:assert/strict';
import {test} from 'vitest';
import {foldDiacritics} from './foldDiacritics';
import {textIn} from './locale';

test('a text without translations is for all readers', () => {
  assert.equal(textIn({cs: 'most', en: 'bridge'}, 'en'), 'bridge');
  assert.equal(textIn('RS-485', 'cs'), 'RS-485');
});

test('diacritics and case are folded', () => {
  assert.equal(foldDiacritics('Příliš ŽLUŤOUČKÝ ﬁltr'), 'prilis zlutoucky filtr');
});
