import assert from 'node:assert/strict';
import {test} from 'vitest';
import {fold, tokenize} from './tokenize';

const exact = (text: string) => tokenize(text).map((token) => token.exact);
const parts = (text: string) => tokenize(text).map((token) => [token.folded, ...token.parts]);

test('words of any script begin and end with accented letters, composed or not', () => {
  assert.deepEqual(exact('Čas, příručka; (šířka) 温度'), ['čas', 'příručka', 'šířka', '温度']);
  assert.deepEqual(exact('snímač'.normalize('NFD')), exact('snímač'.normalize('NFC')));
  assert.equal(fold('příliš žluťoučký µm Ω'), 'prilis zlutoucky um ohm');
  const text = '  „Měřicí bod“ č. 5';
  assert.deepEqual(
    tokenize(text).map(({start, end}) => text.slice(start, end)),
    ['Měřicí', 'bod', 'č', '5'],
  );
});

test('identifiers are whole and in parts', () => {
  assert.deepEqual(parts('set_address:5'), [['setaddress', 'set', 'address'], ['5']]);
  assert.deepEqual(parts('1,04'), [['1.04', '1', '04']]);
  assert.deepEqual(parts('RS-485'), parts('RS485'));
  assert.deepEqual(parts('192.168.4.1'), [['192.168.4.1', '192', '168', '4', '1']]);
  assert.deepEqual(parts('userSettings'), [['usersettings', 'user', 'settings']]);
  assert.deepEqual(parts('docusaurus.config.ts'), [['docusaurusconfigts', 'docusaurus', 'config', 'ts']]);
});
