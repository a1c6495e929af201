/**
 * Letters of the pictures. Each is drawn once in its size and then put where a text has it, which takes a small part of the
 * time of drawing every text anew.
 */
import sharp from 'sharp';
import {PICTURE, TEXT_COLORS, TEXT_HEIGHT, type Line} from './picture';
import {UNITS, type PlacedLetter} from './typeface';
import type {Reduced} from './png';

/** Shades between the ground and a letter, the letter's own colour included. */
const SHADES = 15;

/** Places within a pixel at which a letter may begin. */
const PHASES = 4;

/** Widest sheet of letters, in pixels. */
const SHEET_WIDTH = 4000;

const COLORS = ['name', 'section', 'title'] as const satisfies readonly Line['color'][];

/** The shades of a letter of a size, row by row. */
type Stamp = Uint8Array;

/** Where a letter goes. */
interface Spot {
  /** Of its stamp; the same key means the same width and height. */
  key: string;
  letter: PlacedLetter;
  /** Pixels to the em. */
  size: number;
  /** Upper left corner of the stamp, in whole pixels of the picture. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Beginning of the letter within its stamp, in pixels. */
  x: number;
  y: number;
}

const channelsOf = (color: string): number[] => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));

/** The colours of texts: the ground, then the shades of each. */
function paletteOfTexts(): number[] {
  const ground = channelsOf(TEXT_COLORS.ground);
  const shaded = (color: string, shade: number) =>
    channelsOf(color).reduce((sum, channel, index) => {
      const from = ground[index] ?? 0;
      return sum * 0x100 + Math.round(from + ((channel - from) * shade) / SHADES);
    }, 0);
  return [
    shaded(TEXT_COLORS.ground, 0),
    ...COLORS.flatMap((name) => Array.from({length: SHADES}, (_, index) => shaded(TEXT_COLORS[name], index + 1))),
  ];
}

function spotsOf({text, typeface, size, x, y}: Line): Spot[] {
  // Base lines stand on whole pixels.
  const base = Math.round(y);
  return typeface.lettersOf(text).map((letter) => {
    const start = Math.round((x + letter.x * size) * PHASES) / PHASES;
    const phase = start - Math.floor(start);
    const before = Math.floor(phase + letter.box.left * size);
    const above = Math.floor(letter.box.top * size);
    return {
      key: `${letter.name} ${size} ${phase}`,
      letter,
      size,
      left: Math.floor(start) + before,
      top: base + above,
      width: Math.ceil(phase + letter.box.right * size) - before,
      height: Math.ceil(letter.box.bottom * size) - above,
      x: phase - before,
      y: -above,
    };
  });
}

/**
 * Draws letters beside and below each other, and cuts the sheet up.
 * @returns stamps by key
 */
async function drawStamps(spots: readonly Spot[]): Promise<[key: string, stamp: Stamp][]> {
  let [right, below, height, width] = [0, 0, 0, 0];
  const cells = spots.map((spot) => {
    if (right + spot.width > SHEET_WIDTH) {
      [right, below, height] = [0, below + height, 0];
    }
    const cell = {spot, left: right, top: below};
    right += spot.width;
    height = Math.max(height, spot.height);
    width = Math.max(width, right);
    return cell;
  });
  const paths = cells.map(
    ({spot: {letter, size, x, y}, left, top}) =>
      `<path transform="translate(${left + x} ${top + y}) scale(${size / UNITS})" d="${letter.path}"/>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${below + height}">` +
    `<rect width="100%" height="100%"/><g fill="#fff">${paths.join('')}</g></svg>`;
  const sheet = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  return cells.map(({spot, left, top}) => {
    const shades = new Uint8Array(spot.width * spot.height);
    for (let row = 0; row < spot.height; row += 1) {
      const start = (top + row) * width + left;
      for (let column = 0; column < spot.width; column += 1) {
        shades[row * spot.width + column] = Math.round(((sheet[start + column] ?? 0) * SHADES) / 0xff);
      }
    }
    return [spot.key, shades];
  });
}

/** The upper part of the pictures. */
export interface TextDrawing {
  /** Its pixels with the lines in it; where lines leave the part, they are cut off. */
  draw: (lines: readonly Line[]) => Promise<Reduced>;
}

/**
 * @param mark a square drawing that all pictures show
 * @param place its upper left corner and its sides, in pixels
 */
export function textDrawing(mark: Reduced, place: {left: number; top: number; size: number}): TextDrawing {
  const stamps = new Map<string, Stamp>();
  const texts = paletteOfTexts();
  const palette = [...texts, ...mark.palette];
  const ground = new Uint8Array(PICTURE.width * TEXT_HEIGHT);
  mark.indices.forEach((color, pixel) => {
    const row = place.top + Math.floor(pixel / place.size);
    ground[row * PICTURE.width + place.left + (pixel % place.size)] = texts.length + color;
  });

  return {
    draw: async (lines) => {
      const placed = lines.flatMap((line) => spotsOf(line).map((spot) => ({spot, color: COLORS.indexOf(line.color)})));
      const missing = [...new Map(placed.map(({spot}) => [spot.key, spot])).values()].filter(
        ({key}) => !stamps.has(key),
      );
      if (missing.length > 0) {
        (await drawStamps(missing)).forEach(([key, stamp]) => stamps.set(key, stamp));
      }
      const indices = Uint8Array.from(ground);
      for (const {spot, color} of placed) {
        const {key, left, top, width, height} = spot;
        const stamp = stamps.get(key);
        for (let row = Math.max(0, -top); row < Math.min(height, TEXT_HEIGHT - top); row += 1) {
          const start = (top + row) * PICTURE.width + left;
          for (let column = 0; column < width; column += 1) {
            const shade = stamp?.[row * width + column] ?? 0;
            const index = color * SHADES + shade;
            // Where letters touch, the fuller shade stays.
            if (shade > 0 && index > (indices[start + column] ?? 0)) {
              indices[start + column] = index;
            }
          }
        }
      }
      return {palette, indices};
    },
  };
}
