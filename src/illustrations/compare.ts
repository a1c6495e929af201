import type sharp from 'sharp';

/** Decoded pixels, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/** Side of the squares that are compared, in pixels: about one character of the large pictures. */
export const TILE = 16;

/**
 * Mean absolute difference (0 … 255) above which a square counts as changed. Measured on the first four scenes: the
 * compression alone makes at most 4, one changed digit of the smallest labels 10 or more in the large files.
 */
export const TOLERANCE = 7;

/** Pixels of a picture, always with an alpha channel. */
export async function decode(picture: sharp.Sharp): Promise<Pixels> {
  const {data, info} = await picture.ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height, channels: info.channels};
}

/**
 * Greatest mean absolute difference (0 … 255) of any square of the two pictures. A mean over the whole picture would hide
 * a changed value behind a million equal pixels. Infinity when the sizes differ.
 */
export function greatestDifference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height || one.channels !== other.channels) {
    return Infinity;
  }
  const {width, height, channels} = one;
  let greatest = 0;
  for (let top = 0; top < height; top += TILE) {
    for (let left = 0; left < width; left += TILE) {
      const bottom = Math.min(top + TILE, height);
      const right = Math.min(left + TILE, width);
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        const row = y * width;
        for (let index = (row + left) * channels; index < (row + right) * channels; index += 1) {
          sum += Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0));
        }
      }
      greatest = Math.max(greatest, sum / ((bottom - top) * (right - left) * channels));
    }
  }
  return greatest;
}
