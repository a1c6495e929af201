/**
 * Makes the icons for browsers that do not take the drawing itself: `npm run icons`. Run it after changing
 * static/img/favicon.svg; the results are committed.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const STATIC = path.resolve(__dirname, '../static');
const SOURCE = path.join(STATIC, 'img/favicon.svg');

/** Side of the icon for old browsers and for whoever asks for /favicon.ico without reading the page, in pixels. */
const SMALL = 32;
/** Side of the icon on the home screen of an iPhone, in pixels. */
const HOME_SCREEN = 180;

/** A drawing of 32 units as a square PNG, `side` pixels wide. */
export async function iconPng(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), {density: (72 * side) / 32})
    .resize(side, side)
    .png({compressionLevel: 9, palette: true})
    .toBuffer();
}

/** An ICO file with one PNG inside, which every browser of the last fifteen years reads. */
export function icoFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1: icon; one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function main(): Promise<void> {
  const svg = await fs.readFile(SOURCE, 'utf8');
  await fs.writeFile(path.join(STATIC, 'favicon.ico'), icoFile(await iconPng(svg, SMALL), SMALL));
  // iOS rounds the corners itself and shows black where a picture is transparent.
  const square = svg.replace(/ rx="\d+"/, '');
  if (square === svg) {
    throw new Error(`${SOURCE} has no rounded square; correct scripts/icons.ts to make its icon fill the square.`);
  }
  await fs.writeFile(path.join(STATIC, 'img/apple-touch-icon.png'), await iconPng(square, HOME_SCREEN));
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
