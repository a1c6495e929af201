/** Draws favicon.ico, the icons of the app and the link previews from favicon.svg, bridge.svg and the tokens. */
import type {Browser} from '@playwright/test';
import sharp from 'sharp';
import {TITLE} from '../src/config/site';
import {LOCALES} from '../src/lib/locale';
import {fontFaces, source} from './page';

const MARK = source('static/img/favicon.svg');
const GROUND = /fill="(#\w+)"/.exec(MARK)?.[1];
/** With a margin, because systems cut this icon down to a circle. */
const MASKABLE = MARK.replace('0 0 32 32', '-6.4 -6.4 44.8 44.8');
const MONOCHROME = MARK.replace(/<rect.*?>/, '').replace(/#\w+(?="\/><\/svg>)/, '#fff');

/** Style of a link preview: the bridge of the home page and its curves, without the chart. */
const PREVIEW = `body{background:var(--site-surface);color:var(--site-text);font:600 33px Barlow Semi Condensed} body>*{position:absolute}
  img{left:80px;top:62px;width:56px} p{margin:0;left:156px;top:70px} h1{margin:0;left:80px;top:146px;font-size:74px} svg{left:0;top:118px;width:1200px}
  svg>:is(:nth-child(-n+3),:nth-child(5),:nth-child(6)){display:none} svg>:nth-child(4){transform:translateY(215px);stroke-width:2.5px}`;

const png = (svg: string, size: number) => sharp(Buffer.from(svg), {density: 1200}).resize(size).png({palette: true});

/** Draws the pictures, by their paths in `static/`. */
export async function icons(browser: Browser): Promise<Map<string, Buffer>> {
  const small = await png(MARK, 32).toBuffer();
  const header = Buffer.from('00000100010020200000010020000000000016000000', 'hex');
  header.writeUInt32LE(small.length, 14);
  const files = new Map<string, Buffer>([['favicon.ico', Buffer.concat([header, small])]]);
  files.set('img/apple-touch-icon.png', await png(MARK, 180).flatten({background: GROUND}).toBuffer());
  files.set('img/app/icon-192.png', await png(MARK, 192).toBuffer());
  files.set('img/app/icon-512.png', await png(MARK, 512).toBuffer());
  files.set('img/app/maskable-512.png', await png(MASKABLE, 512).flatten({background: GROUND}).toBuffer());
  files.set('img/app/monochrome-512.png', await png(MONOCHROME, 512).toBuffer());
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  const styles = `<style>${fontFaces()}${source('src/css/tokens.css')}${PREVIEW}</style>`;
  const mark = `<img src="data:image/svg+xml,${encodeURIComponent(MARK)}">`;
  for (const locale of LOCALES) {
    const words = `<p>${{cs: 'Dokumentace', en: 'Documentation'}[locale]}</p><h1>${TITLE[locale]}</h1>`;
    const bridge = source('src/components/BridgeScene/bridge.svg');
    await page.setContent(`<!doctype html><html data-theme="dark">${styles}${mark}${words}${bridge}`);
    await page.evaluate('document.fonts.ready.then(() => true)');
    const picture = sharp(await page.screenshot()).png({colours: 64});
    files.set(`img/social-${locale}.png`, await picture.toBuffer());
  }
  return files;
}
