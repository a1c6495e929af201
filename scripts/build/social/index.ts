/** A picture for every page, which is shown where its address is shared. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {TITLE} from '../../../src/config/site';
import {cached, cacheFolder, cacheKey, programKey} from '../cache';
import {localeFolder, type BuiltPage} from '../pageFacts';
import {textDrawing, type TextDrawing} from './letters';
import {drawMark, drawScene, MARK_PLACE, PICTURE, TEXT_HEIGHT, textLines, type Typefaces} from './picture';
import {encodePng, lowerPart, reduceColors, type LowerPart, type Reduced} from './png';
import {loadTypeface} from './typeface';

/** Below the folder of the language. Its addresses last: whoever has shared a page has the old picture replaced, not lost. */
const FOLDER = 'img/social';

export const PICTURE_CACHE = cacheFolder('social');

/** How many are drawn at the same time; reading, writing, and the drawing of new letters run beside the program. */
const AT_ONCE = 4;

/** File of the picture of a page, relative to the folder of the build. */
export function pictureFile({locale, route}: Pick<BuiltPage, 'locale' | 'route'>): string {
  return `${localeFolder(locale)}${FOLDER}/${route === '' ? 'home' : route.replace(/\/$/, '')}.png`;
}

/** What the picture says in words. */
export function pictureAlt({title, locale}: Pick<BuiltPage, 'title' | 'locale'>): string {
  return locale === 'cs'
    ? `${title} – ${TITLE.cs}. Kresba zavěšeného mostu se snímači a křivkami naměřených hodnot.`
    : `${title} – ${TITLE.en}. Drawing of a cable-stayed bridge with sensors and curves of measured values.`;
}

async function pixelsOf(
  svg: string,
  {top, width, height}: {top: number; width: number; height: number},
): Promise<Reduced> {
  const pixels = sharp(Buffer.from(svg)).ensureAlpha().extract({left: 0, top, width, height}).raw();
  return reduceColors(await pixels.toBuffer());
}

/** What all pictures share. */
interface Parts {
  text: TextDrawing;
  scene: LowerPart;
}

async function drawParts(): Promise<Parts> {
  const {size} = MARK_PLACE;
  const {width, height} = PICTURE;
  const scene = await pixelsOf(drawScene(), {top: TEXT_HEIGHT, width, height: height - TEXT_HEIGHT});
  const mark = await pixelsOf(drawMark(), {top: 0, width: size, height: size});
  return {text: textDrawing(mark, MARK_PLACE), scene: lowerPart(scene, width)};
}

/** Pictures are drawn again when what draws them changes, the typeface and the scene of the home page included. */
const PROGRAM = cacheKey(
  programKey(__dirname, ['letters.ts', 'lines.ts', 'picture.ts', 'png.ts', 'typeface.ts']),
  drawScene(),
);

/** What a picture is made from. */
export type PictureSource = Pick<BuiltPage, 'locale' | 'route' | 'title' | 'trail' | 'image'>;

/** Pictures of pages. */
export interface DrawnPictures {
  pictures: number;
  /** How many of them did not lie in the cache. */
  drawn: number;
  bytes: number;
}

/**
 * Draws the pictures of those pages that have none of their own.
 * @param dir folder of the build
 */
export async function drawPictures(dir: string, pages: readonly PictureSource[]): Promise<DrawnPictures> {
  const typefaces: Typefaces = {bold: loadTypeface(600), medium: loadTypeface(500)};
  // Drawn when the first picture needs them.
  let parts: Promise<Parts> | undefined;
  const waiting = pages.filter(({image}) => image === undefined);
  let drawn = 0;
  let bytes = 0;
  const worker = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const text = {
        siteName: TITLE[page.locale],
        title: page.title,
        section: page.trail.slice(1, -1).map(({name}) => name),
      };
      const picture = await cached(PICTURE_CACHE, `${cacheKey(PROGRAM, JSON.stringify(text))}.png`, async () => {
        drawn += 1;
        const {text: drawing, scene} = await (parts ??= drawParts());
        return encodePng(await drawing.draw(textLines(text, typefaces)), scene, PICTURE);
      });
      bytes += picture.length;
      const file = path.join(dir, pictureFile(page));
      await fs.promises.mkdir(path.dirname(file), {recursive: true});
      await fs.promises.writeFile(file, picture);
    }
  };
  const pictures = waiting.length;
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  return {pictures, drawn, bytes};
}
