/**
 * Renders all icons from static/img/favicon.svg; the results are committed. Run it after changing the drawing:
 *
 *     npx tsx scripts/icons.ts
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import app from '../src/data/app.cs.json';
import {runMain} from './runMain';

const STATIC = path.resolve(__dirname, '../static');

/** Width of the viewBox. */
const UNITS = 32;
/** Share of a maskable icon that the drawing may fill: launchers crop up to a tenth from each side. */
const SAFE_SHARE = 0.72;

/** The drawing as a square PNG. @param side pixels */
async function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), {density: (72 * side) / UNITS})
    .resize(side, side)
    .png({compressionLevel: 9, palette: true})
    .toBuffer();
}

/** An ICO file with one PNG inside. @param side pixels */
function ico(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1: icon; one picture; one colour plane of 32 bits.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

async function main(): Promise<void> {
  const icon = await fs.readFile(path.join(STATIC, 'img/favicon.svg'), 'utf8');
  const drawing = /<rect[^>]* rx="\d+"[^>]*\/>(.*)<\/svg>/s.exec(icon)?.[1];
  if (drawing === undefined) {
    throw new Error(
      'static/img/favicon.svg has changed: its first element should be the rounded <rect> of the background.',
    );
  }
  const placed = (inner: string, share: number, ground: string) => {
    const offset = (UNITS / 2) * (1 - share);
    const moved = `<g transform="translate(${offset} ${offset}) scale(${share})">${inner}</g>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}">${ground}${moved}</svg>`;
  };
  const ground = `<rect width="${UNITS}" height="${UNITS}" fill="${app.theme_color}"/>`;
  const files: Readonly<Record<string, Buffer>> = {
    'favicon.ico': ico(await png(icon, 32), 32),
    // iOS rounds the corners itself and shows black where a picture is transparent.
    'img/apple-touch-icon.png': await png(icon.replace(/ rx="\d+"/, ''), 180),
    'img/app/icon-192.png': await png(icon, 192),
    'img/app/icon-512.png': await png(icon, 512),
    'img/app/maskable-512.png': await png(placed(drawing, SAFE_SHARE, ground), 512),
    // Only the alpha channel counts.
    'img/app/monochrome-512.png': await png(placed(drawing.replace(/#[\da-f]{6}/gi, '#fff'), 1, ''), 512),
  };
  for (const [file, content] of Object.entries(files)) {
    await fs.writeFile(path.join(STATIC, file), content);
  }
}

void runMain(main);
