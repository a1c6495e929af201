import assert from 'node:assert/strict';
import {test} from 'vitest';
import {cellText, matchingRows} from './filter';
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

test('rows match without regard to case, diacritics, dashes, decimal marks and cell borders', () => {
  const cases: [string, string][] = [
    ['', 'abcd'],
    ['MERENI', 'b'],
    ['wi-fi', 'd'],
    ['0.512', 'd'],
    ['-10.0', 'c'],
    // A phrase is preferred to scattered words; where no row has it, all words count in any order.
    ['01 03', 'c'],
    ['vystupni odr', 'a'],
    ['frekvenci spustí', ''],
    // A heading counts for each of its rows.
    ['akcelerometr', 'ab'],
    ['akcelerometr měření', 'b'],
  ];
  for (const [query, ids] of cases) {
    assert.equal([...matchingRows(GROUPS, query)].sort().join(''), ids, query);
  }
  assert.equal(cellText(['a ', {code: 'b'}, {strong: ' c'}]), 'a b c');
});
