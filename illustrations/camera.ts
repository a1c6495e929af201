import type {Browser} from '@playwright/test';
import sharp from 'sharp';
import {scenePage} from './page';
import type {Locale, Mode, Scene} from './types';

/** Browser flags that make glyphs and colors independent of the machine's font settings and screen profile. */
export const BROWSER_ARGUMENTS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** Device pixels per CSS pixel in the screenshot of a scene. */
const SCALE = 2;

// From effort 4 on, encoding takes at least three times as long for files 3 % smaller. 4:4:4 keeps the edges of
// colored text and lines sharp; 4:2:0 saves little on flat drawings.
const AVIF = {quality: 58, effort: 3, chromaSubsampling: '4:4:4'} as const;

// In the page; texts that do not fit are the commonest fault of a second language. SVG texts have no scroll width.
const FIND_OVERFLOW = `[...document.querySelectorAll('body *')].filter((element) => {
  if (element.tagName === 'text') {
    const box = element.getBoundingClientRect();
    const frame = element.ownerSVGElement.getBoundingClientRect();
    return box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 4 || box.bottom > frame.bottom + 4;
  }
  if (element.closest('svg') || !element.textContent.trim()) return false;
  const box = element.getBoundingClientRect();
  return (
    (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) ||
    (element.children.length > 0 && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 6) ||
    box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5 || box.left < -0.5
  );
}).map((element) => (element.className.baseVal ?? element.className) + ' "' + element.textContent.slice(0, 40) + '"')`;

/** Takes a screenshot of a scene: a PNG of the whole canvas at twice its CSS size. @throws when a text does not fit */
export async function photograph(browser: Browser, scene: Scene, locale: Locale, mode: Mode): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: {width: scene.width, height: scene.height},
    deviceScaleFactor: SCALE,
    offline: true,
    reducedMotion: 'reduce',
    colorScheme: mode,
  });
  try {
    await page.setContent(await scenePage(scene, locale, mode), {waitUntil: 'load'});
    await page.evaluate('document.fonts.ready.then(() => true)');
    const overflowing: string[] = await page.evaluate(FIND_OVERFLOW);
    if (overflowing.length > 0) {
      throw new Error(
        `Scene "${scene.name}" (${locale}, ${mode}) has content that does not fit:\n  ${overflowing.join('\n  ')}\n` +
          'Shorten the text or give it room.',
      );
    }
    return await page.screenshot({type: 'png', omitBackground: true, animations: 'disabled'});
  } finally {
    await page.close();
  }
}

/** Scales a screenshot to a width in pixels, without encoding the result yet. */
export function resized(photo: Buffer, width: number): sharp.Sharp {
  return sharp(photo).resize({width, kernel: 'lanczos3'});
}

/** Makes the AVIF file for a width in pixels from a screenshot. The same screenshot always gives the same bytes. */
export async function develop(photo: Buffer, width: number): Promise<Buffer> {
  const {isOpaque} = await sharp(photo).stats();
  const picture = resized(photo, width);
  return (isOpaque ? picture.removeAlpha() : picture).avif(AVIF).toBuffer();
}
