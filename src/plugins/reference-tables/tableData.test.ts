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

  it('leaves download columns out, marks code and shows a dash for nothing', () => {
    const {columns, groups} = pageTable('geosnake-commands', referenceTables['geosnake-commands']('en'), 'en');
    assert.ok(!columns.some(({label}) => label.includes('Lowest')));
    assert.deepEqual(
      groups.map(({heading}) => heading?.id),
      ['commands-device', 'commands-adxl', 'commands-mlx'],
    );
    const [restart] = groups[0]?.rows ?? [];
    assert.deepEqual(restart?.cells, [[{code: 'restart'}], ['restarts the device'], ['–'], ['–']]);
    assert.equal(restart.cells.length, columns.length);
  });

  it('sets non-breaking spaces', () => {
    const {groups} = pageTable('laser-registers', referenceTables['laser-registers']('cs'), 'cs');
    assert.deepEqual(groups[0]?.rows[4]?.cells[2], ['0,1\u00A0mm']);
  });

  it('splits typed text and labels from the text around', () => {
    const marked = '**Valid From** (`validFrom`), a to';
    assert.deepEqual(inlinePieces(marked), [{strong: 'Valid From'}, ' (', {code: 'validFrom'}, '), a to']);
    assert.equal(plainText(marked), 'Valid From (validFrom), a to');
    assert.deepEqual(inlinePieces('2 * 3 ` 4'), ['2 * 3 ` 4']);
  });
});
