import {objectsOf} from '../../scripts/pdf/objects';

/** What the glyphs of a font stand for. */
function charactersOf(toUnicode: string): Map<number, string> {
  const characters = new Map<number, string>();
  const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of toUnicode.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', value = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      characters.set(Number.parseInt(glyph, 16), decode(value));
    }
  }
  for (const [, block = ''] of toUnicode.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', value = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const start = Number.parseInt(first, 16);
      const code = Number.parseInt(value, 16);
      for (let glyph = start; glyph <= Number.parseInt(last, 16); glyph += 1) {
        characters.set(glyph, String.fromCodePoint(code + glyph - start));
      }
    }
  }
  return characters;
}

/**
 * The text of a PDF that Chromium printed, in the order in which it was painted, without any space: where one word ends is
 * only told by positions. For tests, which look for words.
 * @throws when a page has text in a font that does not say which characters it shows
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const {dictionary} of objects.values()) {
    for (const [, entries = ''] of dictionary.matchAll(/\/Font\s*<<([\s\S]*?)>>/g)) {
      for (const [, name = '', number] of entries.matchAll(/\/(\w+) (\d+) 0 R/g)) {
        const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.dictionary ?? '')?.[1];
        const map = objects.get(Number(toUnicode))?.stream;
        if (map) {
          fonts.set(name, charactersOf(map.toString('latin1')));
        }
      }
    }
  }
  let text = '';
  for (const {stream} of objects.values()) {
    const content = stream?.toString('latin1') ?? '';
    if (!/\bBT\b[\s\S]*\bET\b/.test(content)) {
      continue;
    }
    let font: Map<number, string> | undefined;
    for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name !== undefined) {
        font = fonts.get(name);
        if (!font) {
          throw new Error(`The font ${name} of the printed page does not say which characters it shows.`);
        }
      } else if (hex !== undefined) {
        for (const [glyph] of hex.matchAll(/\w{4}/g)) {
          text += font?.get(Number.parseInt(glyph, 16)) ?? '';
        }
      }
    }
  }
  // Two letters may be one glyph.
  return text.normalize('NFKC').replace(/\s+/g, '');
}

/** All colours that a printed page fills with, as "red green blue" from 0 to 1. */
export function fillColorsOfPdf(pdf: Buffer): Set<string> {
  const colors = new Set<string>();
  for (const {stream} of objectsOf(pdf).values()) {
    for (const [, color = ''] of (stream?.toString('latin1') ?? '').matchAll(/([\d.]+ [\d.]+ [\d.]+) rg\b/g)) {
      colors.add(color);
    }
  }
  return colors;
}
