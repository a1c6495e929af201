import assert from 'node:assert/strict';
import {test} from 'vitest';
import {LOCALES} from './locale';
import {typography} from './typography';

const shown = (text: string, locale: 'cs' | 'en') => typography(text, locale).replaceAll('\u00A0', '~');

test('Czech one-letter words stay with the next word, also two in a row and after a bracket', () => {
  assert.equal(shown('Data z mostu a v grafu (k bodu)', 'cs'), 'Data z~mostu a~v~grafu (k~bodu)');
  assert.equal(shown('V noci „o tom“ ví', 'cs'), 'V~noci „o~tom“ ví');
  assert.equal(shown('Zakládá se v ', 'cs'), 'Zakládá se v~', 'before a link');
  assert.equal(shown('na mostě pod opěrou', 'cs'), 'na mostě pod opěrou');
  assert.equal(shown('a bridge I saw', 'en'), 'a bridge I saw');
});

test('numbers stay with their units and thousands together in both languages', () => {
  for (const locale of LOCALES) {
    assert.equal(shown('25 °C, 35 %, ±2 g, 120 Ω, 1,5 mm/m', locale), '25~°C, 35~%, ±2~g, 120~Ω, 1,5~mm/m');
    assert.equal(shown('1 048 576 LSB', locale), '1~048~576~LSB');
    assert.equal(shown('4 graphs, 2 snímače, 3 Voda', locale), '4 graphs, 2 snímače, 3 Voda');
  }
});
