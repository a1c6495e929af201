import assert from 'node:assert/strict';
import {describe, it} from 'vitest';
import {referenceTables} from '../../data/tables';
import {inlinePieces, pageTable, plainText} from './tableData';

describe('pageTable', () => {
  it('formats numbers in the language, with units in the column', () => {
    const cells = (locale: 'cs' | 'en') =>
      pageTable('adxl-data-rates', referenceTables['adxl-data-rates'](locale), locale).groups[0]?.rows[9]?.cells;
    assert.deepEqual(cells('cs'), [['9'], ['7,813'], ['1,95'], ['262,144'], ['0,0038']]);
    assert.deepEqual(cells('en'), [['9'], ['7.813'], ['1.95'], ['262.144'], ['0.0038']]);
    const {columns} = pageTable('adxl-data-rates', referenceTables['adxl-data-rates']('cs'), 'cs');
    assert.equal(columns[1]?.label, 'ODR (Hz)');
  });

  it('splits typed text and labels from the text around', () => {
    const marked = '**Valid From** (`validFrom`), a to';
    assert.deepEqual(inlinePieces(marked), [{strong: 'Valid From'}, ' (', {code: 'validFrom'}, '), a to']);
    assert.equal(plainText(marked), 'Valid From (validFrom), a to');
    assert.deepEqual(inlinePieces('2 * 3 ` 4'), ['2 * 3 ` 4']);
  });
});
