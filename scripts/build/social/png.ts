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

/** Pixels as numbers that can be compared at once; not every buffer begins where such numbers may. */
function wordsOf(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : Uint8Array.from(pixels);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

/** Colour of such a number; processors that run Node.js put its last byte first. */
const colorOf = (word: number): number => ((word & 0xff) << 16) | (word & 0xff00) | ((word >>> 16) & 0xff);

/**
 * The few colours that stand for those of a drawing. Areas keep their exact colour; the shades at their edges are drawn
 * together.
 * @param pixels red, green, blue and opacity of each pixel, row by row; all are opaque
 */
export function reduceColors(pixels: Uint8Array): Reduced {
  const words = wordsOf(pixels);
  const count = words.length;
  const exact = new Map<number, number>();
  // Most pixels are like the one before.
  for (let pixel = 0; pixel < count; ) {
    const word = words[pixel] ?? 0;
    const first = pixel;
    do {
      pixel += 1;
    } while (pixel < count && words[pixel] === word);
    const color = colorOf(word);
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
        const word = words[pixel] ?? 0;
        if (word !== before) {
          before = word;
          place = placeOf.get(colorOf(word)) ?? 0;
        }
        indices[pixel] = place;
      }
      return {palette, indices};
    }
  }
  throw new Error('A picture has more colours than two bits for each channel can tell apart.');
}

/** Largest prime below 65 536, as Adler's checksum wants it. */
const ADLER = 65_521;

/** So many bytes can be added up before the sums outgrow exact numbers of 32 bits. */
const ADLER_STRIDE = 3800;

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let start = 0; start < bytes.length; start += ADLER_STRIDE) {
    const end = Math.min(start + ADLER_STRIDE, bytes.length);
    for (let place = start; place < end; place += 1) {
      low += bytes[place] ?? 0;
      high += low;
    }
    low %= ADLER;
    high %= ADLER;
  }
  return high * 0x10000 + low;
}

/** Checksum of two stretches of bytes behind each other, the second of which has a length. */
function joinAdler(first: number, second: number, length: number): number {
  const [low, high] = [first % 0x10000, Math.floor(first / 0x10000)];
  const [otherLow, otherHigh] = [second % 0x10000, Math.floor(second / 0x10000)];
  // The second begins to count at 1.
  const sum = (low + otherLow + ADLER - 1) % ADLER;
  return ((high + otherHigh + (length % ADLER) * ((low + ADLER - 1) % ADLER)) % ADLER) * 0x10000 + sum;
}

/** Rows of a picture as a PNG holds them: each begins with a byte that says how it is written. */
function rowsOf(indices: Uint8Array, width: number): Buffer {
  const height = indices.length / width;
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return rows;
}

/** The lower part of many pictures, compressed once. */
export interface LowerPart {
  palette: readonly number[];
  /** Pixels. */
  count: number;
  /** End of a stream of compressed rows. */
  compressed: Buffer;
  checksum: number;
  /** Bytes of the rows. */
  length: number;
}

export function lowerPart({palette, indices}: Reduced, width: number): LowerPart {
  const rows = rowsOf(indices, width);
  return {
    palette,
    count: indices.length,
    compressed: zlib.deflateRawSync(rows, {level: 9}),
    checksum: adler32(rows),
    length: rows.length,
  };
}

/** First two bytes of a compressed stream. */
const STREAM = Buffer.from([0x78, 0x5e]);

/** A picture out of an upper and a lower part. */
export function encodePng(upper: Reduced, lower: LowerPart, {width, height}: {width: number; height: number}): Buffer {
  if (upper.indices.length + lower.count !== width * height) {
    throw new Error(
      `The parts of a picture of ${width} × ${height} have ${upper.indices.length} and ${lower.count} pixels.`,
    );
  }
  // The colours of the lower part come first, so that its rows are the same in every picture.
  const palette = [...lower.palette, ...upper.palette];
  const indices = new Uint8Array(upper.indices);
  const shift = lower.palette.length;
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    indices[pixel] = (indices[pixel] ?? 0) + shift;
  }
  const rows = rowsOf(indices, width);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for each pixel, colours from a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(joinAdler(adler32(rows), lower.checksum, lower.length));
  const start = zlib.deflateRawSync(rows, {level: 4, finishFlush: zlib.constants.Z_SYNC_FLUSH});
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 0xff, color & 0xff]))),
    chunk('IDAT', Buffer.concat([STREAM, start, lower.compressed, checksum])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
