import assert from 'node:assert/strict';
import {test} from 'node:test';
import {textWidth, wrap} from './text';

test('a text is broken at spaces only, no line exceeds the width, and short words and units stay in place', () => {
  const text = 'uloží data k měřicímu bodu a u portálu, odpor 120\u00a0Ω';
  for (let width = 70; width < 220; width += 4) {
    const lines = wrap(text, width, 'note');
    assert.equal(lines.join(' ').replaceAll('\u00a0', ' '), text.replaceAll('\u00a0', ' '));
    for (const line of lines) {
      assert.ok(textWidth(line, 'note') <= width || !line.includes(' '), `${line} at ${width}`);
      assert.doesNotMatch(line, /(^| )([kau]|120)$/, `at width ${width}`);
    }
  }
  assert.equal(textWidth('ěščřž', 'label'), textWidth('escrz', 'label'));
});
