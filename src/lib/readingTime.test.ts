import assert from 'node:assert/strict';
import {test} from 'vitest';
import {withReadingTime} from './readingTime';

const minutes = (content: string) =>
  withReadingTime<{frontMatter: Record<string, unknown>; content: string}>({frontMatter: {}, content}).frontMatter
    .reading_minutes;

test('reading time counts words, at least one minute, without code, formulas and components', () => {
  assert.equal(minutes('Krátký text.'), 1);
  assert.equal(minutes('slovo '.repeat(900)), 5);
  assert.equal(
    minutes(`slovo <Figure name="map" alt="${'slovo '.repeat(900)}" />\n\`\`\`text\n${'a '.repeat(900)}\`\`\``),
    1,
  );
  assert.equal(minutes(`slovo\n\n$$\n${'a + '.repeat(900)}\n$$\n`), 1);
});
