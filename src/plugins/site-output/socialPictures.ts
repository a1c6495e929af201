/** A picture for every page, which is shown where its address is shared. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {ReactNode} from 'react';
import satori from 'satori';
import sharp from 'sharp';
import {SOCIAL_PICTURE, socialPicturePath} from '../../lib/addresses';
import {bridgeDrawing, PICTURE_COLORS} from './bridgeDrawing';
import {writeFileAtomic} from '../../content/writeFileAtomic';
import type {Page} from './page';
import {pagesOf} from './pages';
import type {LanguageStep} from './types';

/** Above the heads of the pylons. */
const TEXT_HEIGHT = 356;
const MARGIN = 80;

/** Sizes of a title in pixels, by the number of characters up to which it fits; longer ones end with an ellipsis. */
const TITLE_SIZES = [
  {characters: 22, size: 92},
  {characters: 52, size: 74},
  {characters: Infinity, size: 56},
] as const;
const MAX_TITLE_LINES = 3;

const ROOT = path.resolve(__dirname, '../../..');
/** Cache of rendered pictures, keyed by their input. */
const CACHE = path.join(ROOT, 'node_modules/.cache/social-pictures');
const PNG = {palette: true, colours: 64, effort: 3, dither: 0};
const FONTS = path.join(ROOT, 'node_modules/@fontsource/barlow-semi-condensed/files');

/** @fontsource divides the font by script; the Czech characters with carons are in latin-ext. */
async function loadFonts() {
  const style = 'normal' as const;
  const fonts = ([500, 600] as const).flatMap((weight) =>
    ['latin', 'latin-ext'].map((name) => ({name, weight, style})),
  );
  const read = async ({name, weight}: (typeof fonts)[number]) =>
    fs.readFile(path.join(FONTS, `barlow-semi-condensed-${name}-${weight}-normal.woff`));
  return Promise.all(fonts.map(async (font) => ({...font, data: await read(font)})));
}

/** An element as satori takes it; plain objects, because steps are no components. */
function box(style: object, children: unknown, type = 'div', props: object = {}): ReactNode {
  return {type, key: null, props: {...props, style: {display: 'flex', ...style}, children}} as unknown as ReactNode;
}

function textOf({title, section}: Pick<Page, 'title' | 'section'>, siteTitle: string, mark: string): ReactNode {
  const {size} = TITLE_SIZES.find(({characters}) => title.length <= characters) ?? TITLE_SIZES[2];
  const oneLine = {display: 'block', lineClamp: 1};
  return box(
    {
      flexDirection: 'column',
      width: SOCIAL_PICTURE.width,
      height: TEXT_HEIGHT,
      padding: `62px ${MARGIN}px 0`,
      fontFamily: 'latin, latin-ext',
      color: PICTURE_COLORS.text,
    },
    [
      box({alignItems: 'center', height: 56, fontSize: 32, whiteSpace: 'nowrap'}, [
        box({width: 56, height: 56, marginRight: 20}, undefined, 'img', {src: mark, width: 56, height: 56}),
        box({fontWeight: 600, color: PICTURE_COLORS.bridge}, siteTitle),
        box(
          {...oneLine, flex: 1, fontSize: 30, fontWeight: 500, color: PICTURE_COLORS.muted, marginLeft: 10},
          section.length > 0 ? `· ${section.join(' › ')}` : '',
        ),
      ]),
      box(
        {
          display: 'block',
          width: SOCIAL_PICTURE.width - 2 * MARGIN,
          marginTop: 36,
          fontSize: size,
          fontWeight: 600,
          lineHeight: 1.08,
          lineClamp: size > 56 ? 2 : MAX_TITLE_LINES,
          wordBreak: 'break-word',
          textWrap: 'balance',
        },
        title,
      ),
    ],
  );
}

/** Draws the pictures of those pages that name no other. */
export const writeSocialPictures: LanguageStep = async (language) => {
  const {outDir, baseUrl, siteConfig} = language;
  const fonts = await loadFonts();
  const icon = await fs.readFile(path.join(ROOT, 'static/img/favicon.svg'));
  // The versions of fonts and renderers.
  const packages = createHash('sha256')
    .update(await fs.readFile(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  const mark = `data:image/svg+xml;base64,${icon.toString('base64')}`;
  const {width, height} = SOCIAL_PICTURE;
  const drawing = bridgeDrawing(0);
  const scene = await sharp(Buffer.from(drawing))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const draw = async (text: ReactNode): Promise<Buffer> => {
    const input = Buffer.from(await satori(text, {width, height: TEXT_HEIGHT, fonts}));
    const drawn = sharp(scene.data, {raw: scene.info}).composite([{input, left: 0, top: 0}]);
    return drawn.png(PNG).toBuffer();
  };
  const write = async (page: Page): Promise<void> => {
    const text = textOf(page, siteConfig.title, mark);
    const sources = JSON.stringify([text, drawing, PNG, packages]);
    const cached = path.join(CACHE, `${createHash('sha256').update(sources).digest('hex')}.png`);
    const kept = await fs.readFile(cached).catch(() => undefined);
    const picture = kept ?? (await draw(text));
    const file = path.join(outDir, socialPicturePath(page.route));
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, picture);
    if (!kept) {
      await writeFileAtomic(cached, picture);
    }
  };
  await fs.mkdir(CACHE, {recursive: true});
  const own = (page: Page) => page.image === siteConfig.url + encodeURI(baseUrl + socialPicturePath(page.route));
  const pages = pagesOf(language).filter(own);
  // Two at a time leave threads for the files that the other steps read.
  for (let first = 0; first < pages.length; first += 2) {
    await Promise.all(pages.slice(first, first + 2).map(write));
  }
  return `${pages.length} pictures`;
};
