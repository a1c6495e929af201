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

/** A letter of a line. */
export interface PlacedLetter {
  /** One for all letters of the same shape. */
  name: string;
  /** Outline as SVG path data, 1,000 units to the em, the base line at 0, downwards. */
  path: string;
  /** What the outline covers, in ems. */
  box: {left: number; top: number; right: number; bottom: number};
  /** In ems, from the beginning of the line. */
  x: number;
}

export interface Typeface {
  /** Width of a line in pixels. */
  widthOf: (text: string, size: number) => number;
  /** The letters of a line that leave a trace. */
  lettersOf: (text: string) => PlacedLetter[];
}

/** Units of an outline. */
export const UNITS = 1000;

type Shape = Omit<PlacedLetter, 'x'>;

interface Face {
  subset: string;
  font: Font;
  /** Outlines, made when they are first needed. */
  shapes: Map<Glyph, Shape>;
}

interface Placed {
  face: Face;
  glyph: Glyph;
  /** In ems, from the beginning of the line. */
  x: number;
}

function shapeOf({subset, shapes}: Face, weight: number, glyph: Glyph): Shape {
  const known = shapes.get(glyph);
  if (known) {
    return known;
  }
  const outline = glyph.getPath(0, 0, UNITS);
  const data = outline.commands
    .map((command) => {
      const {type, x1, y1, x2, y2, x, y} = {x1: null, y1: null, x2: null, y2: null, x: null, y: null, ...command};
      return type + [x1, y1, x2, y2, x, y].filter((value) => value !== null).join(' ');
    })
    .join('');
  const {x1, y1, x2, y2} = outline.getBoundingBox();
  const box = {left: x1 / UNITS, top: y1 / UNITS, right: x2 / UNITS, bottom: y2 / UNITS};
  const shape = {name: `${weight} ${subset} ${glyph.index}`, path: data, box};
  shapes.set(glyph, shape);
  return shape;
}

/** @param weight of Barlow Semi Condensed */
export function loadTypeface(weight: 500 | 600): Typeface {
  const faces = SUBSETS.map((subset): Face => {
    const file = fs.readFileSync(path.join(FOLDER, `barlow-semi-condensed-${subset}-${weight}-normal.woff`));
    const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
    return {subset, font, shapes: new Map()};
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
    lettersOf: (text) =>
      place(text)
        .glyphs.map(({face, glyph, x}) => ({...shapeOf(face, weight, glyph), x}))
        .filter((letter) => letter.path !== ''),
  };
}
