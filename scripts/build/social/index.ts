/** A picture for every page, which is shown where its address is shared. */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {TITLE} from '../../../src/config/site';
import {cached, cacheFolder, cacheKey, pruneCache} from '../cache';
import type {FinishedBuild} from '../finish';
import {localeFolder, type BuiltPage} from '../pageFacts';
import {drawScene, drawText, PICTURE, TEXT_HEIGHT, type Typefaces} from './picture';
import {encodePng, lowerPart, reduceColors, type LowerPart} from './png';
import {loadTypeface} from './typeface';

/** Below the folder of the language. Its addresses last: whoever has shared a page has the old picture replaced, not lost. */
const FOLDER = 'img/social';

const CACHE = cacheFolder('social');

/** How many are drawn at the same time; the drawing itself runs beside the program. */
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

async function pixelsOf(svg: string, {from = 0, height}: {from?: number; height: number}): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .ensureAlpha()
    .extract({left: 0, top: from, width: PICTURE.width, height})
    .raw()
    .toBuffer();
}

/** The part below the text, drawn when the first picture needs it. */
function sceneReader(): () => Promise<LowerPart> {
  let scene: Promise<LowerPart> | undefined;
  return () =>
    (scene ??= pixelsOf(drawScene(), {from: TEXT_HEIGHT, height: PICTURE.height - TEXT_HEIGHT}).then((pixels) =>
      lowerPart(reduceColors(pixels), PICTURE.width),
    ));
}

/**
 * Draws the pictures of the pages that have none of their own.
 * @returns how many were drawn, and how many lay in the cache
 */
export async function drawPictures(build: FinishedBuild, pages: readonly BuiltPage[]): Promise<string> {
  const typefaces: Typefaces = {bold: loadTypeface(600), medium: loadTypeface(500)};
  const version = `${await fs.readFile(path.join(__dirname, 'png.ts'), 'utf8')}${drawScene()}${sharp.versions.vips}`;
  const scene = sceneReader();
  const waiting = pages.filter(({image}) => image === undefined);
  let drawn = 0;
  let bytes = 0;
  const worker = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const svg = drawText(
        {siteName: TITLE[page.locale], title: page.title, section: page.trail.slice(1, -1).map(({name}) => name)},
        typefaces,
      );
      const picture = await cached(CACHE, `${cacheKey(version, svg)}.png`, async () => {
        drawn += 1;
        return encodePng(reduceColors(await pixelsOf(svg, {height: TEXT_HEIGHT})), await scene(), PICTURE);
      });
      bytes += picture.length;
      const file = path.join(build.dir, pictureFile(page));
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, picture);
    }
  };
  const count = waiting.length;
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  pruneCache(CACHE);
  return `${count} pictures, ${drawn} of them drawn now, ${Math.round(bytes / count / 1024)} kB each`;
}
