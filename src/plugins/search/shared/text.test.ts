import assert from 'node:assert/strict';
import test from 'node:test';
import {fold, tokenize, typoDistance} from './text';

const exact = (text: string) => tokenize(text).map((token) => token.exact);

test('words begin and end with accented letters', () => {
  assert.deepEqual(exact('Čas, příručka; účet (šířka) ÚHEL.'), ['čas', 'příručka', 'účet', 'šířka', 'úhel']);
});

test('folding drops diacritics and keeps other scripts', () => {
  assert.equal(fold('příliš žluťoučký kůň'), 'prilis zlutoucky kun');
  assert.equal(fold('straße µm'), 'strasse um');
  assert.deepEqual(exact('温度 דוח'), ['温度', 'דוח']);
});

test('composed and decomposed letters are one word', () => {
  assert.deepEqual(exact('snímač'.normalize('NFD')), exact('snímač'.normalize('NFC')));
});

test('identifiers are whole and in parts', () => {
  const parts = (text: string) => tokenize(text).map(({folded, parts: found}) => [folded, found]);
  assert.deepEqual(parts('set_baudrate'), [['setbaudrate', ['set', 'baudrate']]]);
  assert.deepEqual(parts('set_address:5'), [
    ['setaddress', ['set', 'address']],
    ['5', []],
  ]);
  assert.deepEqual(parts('1,04'), [['1.04', ['1', '04']]]);
  assert.deepEqual(parts('RS-485'), [['rs485', ['rs', '485']]]);
  assert.deepEqual(parts('RS485'), [['rs485', ['rs', '485']]]);
  assert.deepEqual(parts('192.168.4.1'), [['192.168.4.1', ['192', '168', '4', '1']]]);
  assert.deepEqual(parts('ADXL355'), [['adxl355', ['adxl', '355']]]);
  assert.deepEqual(parts('userSettings'), [['usersettings', ['user', 'settings']]]);
  assert.deepEqual(parts('docusaurus.config.ts'), [['docusaurusconfigts', ['docusaurus', 'config', 'ts']]]);
  assert.deepEqual(exact('C++ C#'), ['c++', 'c#']);
});

test('offsets point into the original text', () => {
  const text = '  „Měřicí bod“ č. 5';
  assert.deepEqual(
    tokenize(text).map(({start, end}) => text.slice(start, end)),
    ['Měřicí', 'bod', 'č', '5'],
  );
});

test('the number of words is bounded', () => {
  assert.equal(tokenize('a '.repeat(10_000), 16).length, 16);
});

test('typo distance counts a swap of neighbours once', () => {
  assert.equal(typoDistance('kalibrace', 'kalibrace', 2), 0);
  assert.equal(typoDistance('kalbirace', 'kalibrace', 2), 1);
  assert.equal(typoDistance('kalibrac', 'kalibrace', 2), 1);
  assert.equal(typoDistance('most', 'bod', 1), 2);
  assert.equal(typoDistance('klaibr', 'kalibrace', 1, true), 1);
});
