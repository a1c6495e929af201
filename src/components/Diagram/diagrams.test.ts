import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {before, describe, test} from 'node:test';
import {LOCALES, type Locale} from '../../config/locales';
import {WIDTHS, type Diagram, type Layout} from './define';
import {DIAGRAM_NAMES} from './names';
import {textBounds, type Box, type Drawing, type TextShape} from './shapes';

const LAYOUTS = Object.keys(WIDTHS) as Layout[];
/** Drawing units by which a guessed width may be off. */
const TOLERANCE = 0.5;

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  );
}

function overlap(first: Box, second: Box): boolean {
  return (
    first.x + TOLERANCE < second.x + second.width &&
    second.x + TOLERANCE < first.x + first.width &&
    first.y + TOLERANCE < second.y + second.height &&
    second.y + TOLERANCE < first.y + first.height
  );
}

const texts = ({shapes}: Drawing): TextShape[] => shapes.filter((shape) => shape.kind === 'text');
const words = (shape: TextShape): string => shape.lines.join(' ');

test('every drawing has a file, and every file is known', () => {
  const files = fs.readdirSync(path.join(__dirname, 'diagrams')).map((file) => path.parse(file).name);
  assert.deepEqual(files.sort(), [...DIAGRAM_NAMES].sort());
});

for (const name of DIAGRAM_NAMES) {
  describe(name, () => {
    let diagram: Diagram;

    before(async () => {
      const loaded = (await import(`./diagrams/${name}`)) as {default: Diagram | {default: Diagram}};
      diagram = 'default' in loaded.default ? loaded.default.default : loaded.default;
    });

    const each = (check: (drawing: Drawing, layout: Layout, locale: Locale) => void) => {
      for (const layout of LAYOUTS) {
        for (const locale of LOCALES) {
          check(diagram.draw(layout, locale), layout, locale);
        }
      }
    };

    test('no text leaves its place or the drawing', () => {
      each((drawing, layout, locale) => {
        assert.equal(drawing.width, WIDTHS[layout]);
        for (const shape of texts(drawing)) {
          const where = `${locale}, ${layout}: “${words(shape)}”`;
          assert.ok(isInside(textBounds(shape), shape.box), `${where} does not fit; shorten it or give it more room`);
          assert.ok(
            isInside(shape.box, {x: 0, y: 0, width: drawing.width, height: drawing.height}),
            `${where} has a place outside of the drawing`,
          );
        }
      });
    });

    test('no text lies over another', () => {
      each((drawing, layout, locale) => {
        const all = texts(drawing);
        for (const [index, first] of all.entries()) {
          for (const second of all.slice(index + 1)) {
            assert.ok(
              !overlap(textBounds(first), textBounds(second)),
              `${locale}, ${layout}: “${words(first)}” and “${words(second)}” overlap`,
            );
          }
        }
      });
    });

    test('says the same in both languages and both layouts', () => {
      const counts = LAYOUTS.map((layout) => LOCALES.map((locale) => texts(diagram.draw(layout, locale)).length));
      for (const [languages, layout] of counts.map((count, index) => [count, LAYOUTS[index]] as const)) {
        assert.equal(new Set(languages).size, 1, `${layout}: one language has more texts than the other`);
      }
      for (const locale of LOCALES) {
        const [wide, narrow] = LAYOUTS.map(
          (layout) => new Set(texts(diagram.draw(layout, locale)).flatMap((shape) => words(shape).split(/[\s·]+/))),
        );
        assert.deepEqual([...(narrow ?? [])].sort(), [...(wide ?? [])].sort(), `${locale}: the layouts differ`);
      }
    });

    test('is translated', () => {
      const sentences = (locale: Locale) =>
        texts(diagram.draw('wide', locale))
          .map(words)
          .filter((text) => text.includes(' ') && /\p{L}{3}/u.test(text));
      const english = new Set(sentences('en'));
      assert.ok(english.size > 0);
      assert.deepEqual(
        sentences('cs').filter((text) => english.has(text)),
        [],
        'texts that are the same in Czech and English',
      );
    });
  });
}
