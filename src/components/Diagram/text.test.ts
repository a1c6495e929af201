import assert from 'node:assert/strict';
import {test} from 'node:test';
import {text, textBounds} from './shapes';
import {textWidth, wrap} from './text';

test('a text is broken at spaces only, and no line exceeds the width', () => {
  const lines = wrap('most, lávka, budova nebo opěrná zeď', 120, 'note');
  assert.ok(lines.length > 1);
  assert.equal(lines.join(' '), 'most, lávka, budova nebo opěrná zeď');
  for (const line of lines) {
    assert.ok(textWidth(line, 'note') <= 120, line);
  }
});

test('a one-letter preposition stays with its word', () => {
  for (let width = 60; width < 220; width += 4) {
    for (const line of wrap('uloží data k měřicímu bodu a u portálu', width, 'note')) {
      assert.doesNotMatch(line, /(^| )[kau]$/, `at width ${width}`);
    }
  }
});

test('a number stays with its unit', () => {
  assert.deepEqual(wrap('odpor 120\u00a0Ω', 40, 'note'), ['odpor', '120\u00a0Ω']);
});

test('accents make no letter wider', () => {
  assert.equal(textWidth('ěščřž', 'label'), textWidth('escrz', 'label'));
});

test('a text stands where its box says', () => {
  const box = {x: 10, y: 20, width: 200, height: 60};
  const at = (anchor: 'start' | 'middle' | 'end', align: 'top' | 'middle' | 'bottom') =>
    textBounds(text('Portál', box, {anchor, align}));
  const {width, height} = at('start', 'top');
  assert.deepEqual([at('start', 'top').x, Math.round(at('start', 'top').y)], [10, 20]);
  assert.ok(Math.abs(at('middle', 'middle').x - (110 - width / 2)) < 0.1);
  assert.ok(Math.abs(at('middle', 'middle').y - (50 - height / 2)) < 0.1);
  assert.ok(Math.abs(at('end', 'bottom').x + width - 210) < 0.1);
  assert.ok(Math.abs(at('end', 'bottom').y + height - 80) < 0.1);
});
