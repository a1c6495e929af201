import assert from 'node:assert/strict';
import {test} from 'node:test';
import {remarkTypography} from './typography';
import {typography} from '../lib/typography';

const shown = (text: string) => text.replaceAll('\u00A0', '~');

test('Czech one-letter words stay with the next word, also two in a row and after a bracket', () => {
  assert.equal(shown(typography('Data z mostu a v grafu (k bodu)', 'cs')), 'Data z~mostu a~v~grafu (k~bodu)');
  assert.equal(shown(typography('V noci „o tom“ ví', 'cs')), 'V~noci „o~tom“ ví');
  assert.equal(shown(typography('Zakládá se v ', 'cs')), 'Zakládá se v~', 'before a link');
});

test('longer words and English text keep their spaces', () => {
  assert.equal(shown(typography('na mostě pod opěrou', 'cs')), 'na mostě pod opěrou');
  assert.equal(shown(typography('a bridge I saw', 'en')), 'a bridge I saw');
});

test('numbers stay with their units and thousands together in both languages', () => {
  for (const locale of ['cs', 'en'] as const) {
    assert.equal(shown(typography('25 °C, 35 %, ±2 g, 120 Ω, 1,5 mm/m', locale)), '25~°C, 35~%, ±2~g, 120~Ω, 1,5~mm/m');
    assert.equal(shown(typography('1 048 576 LSB', locale)), '1~048~576~LSB');
  }
});

test('a word that only begins like a unit is not a unit', () => {
  assert.equal(shown(typography('4 graphs, 2 snímače, 3 Voda', 'en')), '4 graphs, 2 snímače, 3 Voda');
});

test('the number of characters never changes', () => {
  const text = 'V 5 m – a s 2 048 vzorky';
  assert.equal(typography(text, 'cs').length, text.length);
});

test('the remark plugin reaches texts and alt attributes but not code', () => {
  const tree = {
    type: 'root',
    children: [
      {type: 'text', value: 'v bodě'},
      {type: 'inlineCode', value: 'v bodě'},
      {type: 'containerDirective', attributes: {}, children: []},
      {type: 'mdxJsxFlowElement', attributes: [{type: 'mdxJsxAttribute', name: 'alt', value: 'graf z mostu'}]},
    ],
  };
  remarkTypography({locale: 'cs'})(tree);
  assert.equal(tree.children[0]?.value, 'v\u00A0bodě');
  assert.equal(tree.children[1]?.value, 'v bodě');
  assert.deepEqual(tree.children[3]?.attributes, [{type: 'mdxJsxAttribute', name: 'alt', value: 'graf z\u00A0mostu'}]);
});
