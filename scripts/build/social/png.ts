/** PNG files with a palette, for drawings of few colours; several times faster than a search for the best palette. */
import zlib from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const CRC_TABLE = Uint32Array.from({length: 256}, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Steps of a colour channel that are told apart where colours are shaded into each other, as bits to drop. */
const SHADES = [4, 5, 6] as const;
/** Half of what a palette holds: the upper and the lower part of a picture have colours of their own. */
const MOST_COLORS = 128;

/** Colours as 24-bit numbers, and for each pixel its place among them. */
export interface Reduced {
  palette: number[];
  indices: Uint8Array;
}

/**
 * The few colours that stand for those of a drawing. Areas keep their exact colour; the shades at their edges are drawn
 * together.
 * @param pixels red, green and blue of each pixel, row by row
 */
export function reduceColors(pixels: Uint8Array): Reduced {
  const count = pixels.length / 3;
  const colorAt = (pixel: number) =>
    ((pixels[pixel * 3] ?? 0) << 16) | ((pixels[pixel * 3 + 1] ?? 0) << 8) | (pixels[pixel * 3 + 2] ?? 0);
  const exact = new Map<number, number>();
  // Most pixels are like the one before.
  for (let pixel = 0; pixel < count; ) {
    const color = colorAt(pixel);
    const first = pixel;
    do {
      pixel += 1;
    } while (pixel < count && colorAt(pixel) === color);
    exact.set(color, (exact.get(color) ?? 0) + pixel - first);
  }
  const byCount = [...exact].sort(([, one], [, other]) => other - one).map(([color]) => color);
  for (const dropped of SHADES) {
    const places = new Map<number, number>();
    const palette: number[] = [];
    const placeOf = new Map<number, number>();
    // The commonest colour of a group stands for all of it.
    for (const color of byCount) {
      const mask = (0xff >> dropped) << dropped;
      const group = color & ((mask << 16) | (mask << 8) | mask);
      const known = places.get(group) ?? palette.push(color) - 1;
      places.set(group, known);
      placeOf.set(color, known);
    }
    if (palette.length <= MOST_COLORS) {
      const indices = new Uint8Array(count);
      let before = -1;
      let place = 0;
      for (let pixel = 0; pixel < count; pixel += 1) {
        const color = colorAt(pixel);
        if (color !== before) {
          before = color;
          place = placeOf.get(color) ?? 0;
        }
        indices[pixel] = place;
      }
      return {palette, indices};
    }
  }
  throw new Error('A picture has more colours than two bits for each channel can tell apart.');
}

/** A picture out of an upper and a lower part. */
export function encodePng(upper: Reduced, lower: Reduced, {width, height}: {width: number; height: number}): Buffer {
  if (upper.indices.length + lower.indices.length !== width * height) {
    throw new Error(
      `The parts of a picture of ${width} × ${height} have ${upper.indices.length} and ${lower.indices.length} pixels.`,
    );
  }
  const palette = [...upper.palette, ...lower.palette];
  const indices = new Uint8Array(width * height);
  indices.set(upper.indices);
  lower.indices.forEach((index, place) => {
    indices[upper.indices.length + place] = index + upper.palette.length;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each pixel, colours from a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]))),
    chunk('IDAT', zlib.deflateSync(rows, {level: 4})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
