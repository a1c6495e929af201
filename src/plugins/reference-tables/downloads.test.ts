import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {LocalizedTable} from '../../data/tables/define';
import {csvField, tableAsCsv, tableAsJson} from './downloads';

const TABLE: LocalizedTable = {
  title: 'Zkouška',
  narrow: 'stack',
  groups: [{id: 'first', label: 'První; oddíl'}],
  columns: [
    {key: 'command', label: 'Příkaz', kind: 'text', digits: [0, 0]},
    {key: 'time', label: 'Doba', kind: 'number', unit: 's', digits: [2, 3]},
    {key: 'shown', label: 'Jen na stránce', kind: 'text', only: 'page', digits: [0, 0]},
    {key: 'note', label: 'Poznámka', kind: 'text', only: 'download', digits: [0, 0]},
  ],
  rows: [
    {id: 'row-a', group: 0, cells: ['`set:X`', 0.1 + 0.2, 'skryto', 'má "uvozovky"']},
    {id: 'row-b', group: 0, cells: ['b', -1234.5678, null, null]},
  ],
};

test('a field of CSV is nothing that a spreadsheet would run', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '＝']) {
    assert.ok(csvField(`${start}1+1`, ';').replace(/^"/, '').startsWith(`'${start}`), JSON.stringify(start));
  }
  assert.equal(csvField('−400…800', ';'), '−400…800');
});

test('a table as CSV is in the dialect of the language, with a byte order mark', () => {
  assert.equal(
    tableAsCsv(TABLE, 'cs'),
    '\uFEFFOddíl;Příkaz;Doba (s);Poznámka\r\n' +
      '"První; oddíl";set:X;0,30;"má ""uvozovky"""\r\n' +
      '"První; oddíl";b;-1234,568;\r\n',
  );
  assert.match(tableAsCsv(TABLE, 'en'), /\r\nPrvní; oddíl,b,-1234\.568,\r\n$/);
});

test('a table as JSON says what it is and keeps numbers', () => {
  const {name, language, columns, rows} = JSON.parse(tableAsJson('trial', TABLE, 'cs')) as Record<string, unknown[]>;
  assert.deepEqual([name, language], ['trial', 'cs']);
  assert.deepEqual(columns?.[2], {key: 'time', label: 'Doba', type: 'number', unit: 's'});
  assert.deepEqual(rows, [
    {id: 'row-a', section: 'První; oddíl', command: 'set:X', time: 0.3, note: 'má "uvozovky"'},
    {id: 'row-b', section: 'První; oddíl', command: 'b', time: -1234.5678, note: null},
  ]);
});
