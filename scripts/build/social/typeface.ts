/**
 * Text as outlines of the heading typeface. The pictures are drawn on machines that have no fonts, or others, so no text is
 * left to the program that makes a PNG of them.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parse, type Font, type Glyph} from 'opentype.js';

const FOLDER = path.resolve(__dirname, '../../../node_modules/@fontsource/barlow-semi-condensed/files');

/** @fontsource splits the font by script; the Czech carons live in latin-ext. */
const SUBSETS = ['latin', 'latin-ext'] as const;

export interface Typeface {
  /** Width of a line in pixels. */
  widthOf: (text: string, size: number) => number;
  /** A line as SVG; the point is the left end of its base line. */
  outline: (text: string, x: number, y: number, size: number) => string;
}

interface Face {
  font: Font;
  /** Outlines in units of the font, made when they are first needed. */
  outlines: Map<Glyph, string>;
}

interface Placed {
  face: Face;
  glyph: Glyph;
  /** In ems, from the beginning of the line. */
  x: number;
}

function outlineOf({font, outlines}: Face, glyph: Glyph): string {
  let data = outlines.get(glyph);
  if (data === undefined) {
    data = glyph
      .getPath(0, 0, font.unitsPerEm)
      .commands.map((command) => {
        const {type, x1, y1, x2, y2, x, y} = {x1: null, y1: null, x2: null, y2: null, x: null, y: null, ...command};
        return type + [x1, y1, x2, y2, x, y].filter((value) => value !== null).join(' ');
      })
      .join('');
    outlines.set(glyph, data);
  }
  return data;
}

/** @param weight of Barlow Semi Condensed */
export function loadTypeface(weight: 500 | 600): Typeface {
  const faces = SUBSETS.map((subset): Face => {
    const file = fs.readFileSync(path.join(FOLDER, `barlow-semi-condensed-${subset}-${weight}-normal.woff`));
    return {font: parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)), outlines: new Map()};
  });

  /** Signs that the typeface does not have are left out: no picture is worth stopping a build. */
  const place = (text: string): {glyphs: Placed[]; width: number} => {
    const glyphs: Placed[] = [];
    let x = 0;
    for (const character of text.normalize('NFC').replaceAll('\u00A0', ' ')) {
      const face = faces.find(({font}) => font.charToGlyphIndex(character) > 0);
      if (!face) {
        continue;
      }
      const glyph = face.font.charToGlyph(character);
      const before = glyphs.at(-1);
      if (before?.face === face) {
        x += face.font.getKerningValue(before.glyph, glyph) / face.font.unitsPerEm;
      }
      glyphs.push({face, glyph, x});
      x += (glyph.advanceWidth ?? 0) / face.font.unitsPerEm;
    }
    return {glyphs, width: x};
  };

  return {
    widthOf: (text, size) => place(text).width * size,
    outline: (text, x, y, size) =>
      place(text)
        .glyphs.map((placed) => {
          const scale = size / placed.face.font.unitsPerEm;
          const left = (x + placed.x * size).toFixed(2);
          return `<path transform="translate(${left} ${y.toFixed(2)}) scale(${scale})" d="${outlineOf(placed.face, placed.glyph)}"/>`;
        })
        .join(''),
  };
}
