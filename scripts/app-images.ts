/**
 * Makes the pictures of the installed app in static/img/app/: icons from static/img/favicon.svg, and photographs of the site
 * that the browser shows before installing.
 *
 *     npm run app-images [-- --icons]     icons only; without it a build must lie in build/
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {BRAND_COLOR, SCREENSHOT_PAGES, SCREENSHOTS} from '../src/config/app';
import {DEFAULT_LOCALE, LOCALES} from '../src/config/locales';
import {SCREENSHOT_SIZES, screenshotFile, type FormFactor} from '../src/plugins/offline/appManifest';
import {launchBrowser} from './browser';
import {iconPng} from './icons';
import {startServer} from './serve';

const ROOT = path.resolve(__dirname, '..');
const FOLDER = path.join(ROOT, 'static/img/app');
/** Dots per px of the photographed screens. */
const SCALES: Readonly<Record<FormFactor, number>> = {narrow: 2, wide: 1};
/** A launcher cuts up to a tenth from each side of a maskable icon. */
const SAFE_SHARE = 0.72;

/** The sign without its ground, as it stands in the icon of the site. */
async function sign(): Promise<string> {
  const icon = await readFile(path.join(ROOT, 'static/img/favicon.svg'), 'utf8');
  const inner = /<rect[^>]*\/>(.*)<\/svg>/s.exec(icon)?.[1];
  if (!inner) {
    throw new Error('static/img/favicon.svg has changed: its first element should be the <rect> of the ground.');
  }
  return inner;
}

/** The sign in the middle of a square of 32 units, smaller than the square by the share. */
function placed(inner: string, share: number, ground: string): string {
  const offset = 16 * (1 - share);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="translate(${offset} ${offset}) scale(${share})">${inner}</g></svg>`;
}

async function writeIcon(svg: string, size: number, file: string): Promise<void> {
  await writeFile(path.join(FOLDER, file), await iconPng(svg, size));
}

async function writeIcons(): Promise<void> {
  const icon = await readFile(path.join(ROOT, 'static/img/favicon.svg'), 'utf8');
  const inner = await sign();
  const ground = `<rect width="32" height="32" fill="${BRAND_COLOR}"/>`;
  await writeIcon(icon, 192, 'icon-192.png');
  await writeIcon(icon, 512, 'icon-512.png');
  await writeIcon(placed(inner, SAFE_SHARE, ground), 512, 'maskable-512.png');
  // Only its transparency counts.
  await writeIcon(placed(inner.replace(/#[\da-f]{6}/gi, '#fff'), 1, ''), 512, 'monochrome-512.png');
}

async function writeScreenshots(): Promise<void> {
  const server = await startServer({dir: path.join(ROOT, 'build'), port: 0, host: '127.0.0.1'});
  const browser = await launchBrowser();
  try {
    for (const form of ['narrow', 'wide'] as const) {
      const scale = SCALES[form];
      const {width, height} = SCREENSHOT_SIZES[form];
      const viewport = {width: width / scale, height: height / scale};
      const context = await browser.newContext({viewport, deviceScaleFactor: scale, reducedMotion: 'reduce'});
      const page = await context.newPage();
      for (const locale of LOCALES) {
        for (const name of SCREENSHOTS) {
          const prefix = locale === DEFAULT_LOCALE ? '' : `${locale}/`;
          await page.goto(server.url + prefix + SCREENSHOT_PAGES[name], {waitUntil: 'load'});
          await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
          await page.evaluate(() => document.fonts.ready);
          const file = screenshotFile(name, locale, form);
          await sharp(await page.screenshot())
            .webp({quality: 80, effort: 6})
            .toFile(path.join(FOLDER, file));
        }
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {icons: {type: 'boolean', default: false}}});
  await mkdir(FOLDER, {recursive: true});
  await writeIcons();
  if (!values.icons) {
    await writeScreenshots();
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
