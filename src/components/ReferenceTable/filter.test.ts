import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {cellText, folded, matchingRows} from './filter';
import type {PageGroup} from './types';

const GROUPS: PageGroup[] = [
  {
    heading: {id: 'group-a', label: 'Akcelerometr'},
    rows: [
      {id: 'a', cells: [[{code: 'set_adxl_odr:X'}], ['nastaví výstupní frekvenci'], ['0–10']]},
      {id: 'b', cells: [[{code: 'measure_adxl'}], ['spustí měření'], ['–']]},
    ],
  },
  {
    heading: {id: 'group-b', label: 'Rámce'},
    rows: [
      {id: 'c', cells: [['přečíst teplotu'], [{code: '01 03 00 07 00 01 35 CB'}], ['−10,0 °C']]},
      {id: 'd', cells: [['zapnout ', {strong: 'Wi-Fi'}], [{code: '01 06 00 0E 00 01 29 C9'}], ['0,512 s']]},
    ],
  },
];

const found = (query: string) => [...matchingRows(GROUPS, query)].sort().join('');

describe('folded', () => {
  it('drops case, diacritics and the width of spaces', () => {
    assert.equal(folded(' Měření  PŘÍKAZŮ\u00A0'), 'mereni prikazu');
  });

  it('treats decimal comma and point, dashes and minus alike', () => {
    assert.equal(folded('−10,25 – 3'), folded('-10.25 - 3'));
    assert.equal(folded('4, 5'), '4, 5');
  });

  it('treats both signs for micro alike', () => {
    assert.equal(folded('\u00B5T'), folded('\u03BCT'));
  });
});

describe('cellText', () => {
  it('joins the pieces without their marks', () => {
    assert.equal(cellText(['a ', {code: 'b'}, {strong: ' c'}]), 'a b c');
  });
});

describe('matchingRows', () => {
  it('takes every row for an empty query', () => {
    assert.equal(found(''), 'abcd');
    assert.equal(found('  '), 'abcd');
  });

  it('finds without diacritics and in other case', () => {
    assert.equal(found('MERENI'), 'b');
    assert.equal(found('wi-fi'), 'd');
  });

  it('prefers the phrase to scattered words', () => {
    assert.equal(found('01 03'), 'c');
  });

  it('accepts all words in any order where no row has the phrase', () => {
    assert.equal(found('vystupni odr'), 'a');
    assert.equal(found('frekvenci spustí'), '');
  });

  it('finds numbers written the other way', () => {
    assert.equal(found('0.512'), 'd');
    assert.equal(found('-10.0'), 'c');
  });

  it('finds the rows of a group by its heading', () => {
    assert.equal(found('akcelerometr'), 'ab');
    assert.equal(found('akcelerometr měření'), 'b');
  });

  it('does not read across cells as a phrase', () => {
    assert.equal(found('teplotu 01'), 'c');
    assert.equal(found('x nastaví'), 'a');
    assert.equal(found('nenalezeno'), '');
  });
});
