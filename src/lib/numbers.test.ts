import assert from 'node:assert/strict';
import {test} from 'vitest';
import {formatNumber, parseDecimal, parseInteger} from './numbers';

test('decimal comma, decimal point, grouped thousands and a true minus are all read', () => {
  const texts: [string, number][] = [
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 12 345,25 ', 12345.25],
    ['12\u00a0345', 12345],
    ['\u22120,137', -0.137],
    ['-.5', -0.5],
    ['5,', 5],
    ['2e-3', 0.002],
    ['0', 0],
  ];
  for (const [text, value] of texts) {
    assert.equal(parseDecimal(text, 'cs'), value, text);
  }
});

test('a comma between thousands is one in English only', () => {
  assert.equal(parseDecimal('86,400', 'en'), 86400);
  assert.equal(parseDecimal('86,400', 'cs'), 86.4);
  assert.equal(parseDecimal('0,137', 'en'), 0.137);
  assert.equal(parseDecimal('2,5', 'en'), 2.5);
});

test('whole numbers are read in decimal and hexadecimal, and any other text is none', () => {
  assert.equal(parseInteger('0x066E'), 1646);
  assert.equal(parseInteger('\u22125'), -5);
  for (const text of ['', '066E', '1,5', '1.5', '0x', '-0x5']) {
    assert.equal(parseInteger(text), NaN, text);
  }
  for (const text of ['  ', 'abc', '1.234,5', '1,234.5', '1,2,3', '--1', '1 mm', '.', '1e999', '0x10']) {
    assert.equal(parseDecimal(text, 'cs'), NaN, text);
  }
});

test('numbers are written as the language writes them', () => {
  assert.equal(formatNumber(1.2345, 'cs', {decimals: 4}), '1,2345');
  assert.equal(formatNumber(1.2345, 'en', {decimals: 4}), '1.2345');
  assert.equal(formatNumber(-10.25, 'cs', {decimals: 2}), '\u221210,25');
  assert.equal(formatNumber(-0, 'en'), '0');
  assert.equal(formatNumber(35, 'cs', {unit: '%'}), '35\u00a0%');
  assert.equal(formatNumber(35, 'en', {unit: '%'}), '35%');
  assert.equal(formatNumber(35, 'en', {unit: 'mm'}), '35\u00a0mm');
  assert.equal(formatNumber(35, 'en', {unit: '°'}), '35°');
  assert.equal(formatNumber(9806.65, 'cs'), '9806,65');
  assert.equal(formatNumber(12345.6, 'en', {decimals: 1}), '12,345.6');
  assert.equal(formatNumber(12345.6, 'cs', {decimals: 1}), '12\u00a0345,6');
  assert.equal(formatNumber(26.18592156, 'en'), '26.1859');
  for (const locale of ['cs', 'en']) {
    for (let power = -9; power < 16; power += 0.37) {
      const value = (power % 2 ? -1 : 1) * 10 ** power;
      const intl = new Intl.NumberFormat(locale, {maximumSignificantDigits: 6, useGrouping: 'min2'});
      assert.equal(formatNumber(value, locale), intl.format(value).replace('-', '\u2212'));
    }
  }
});
