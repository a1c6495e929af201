/** What each page says to whoever finds or shares it: its picture, what it is, and its text as Markdown. */
import fs from 'node:fs/promises';
import {escapeHtml} from '../../src/plugins/search/shared/answer';
import type {FinishedBuild} from './finish';
import {hasHistory} from './history';
import {localeFolder, readPages, withHeadTags, type BuiltPage} from './pageFacts';
import {writeBeside} from './beside';
import {pruneCache} from './cache';
import {pictureAlt, pictureFile, PICTURE_CACHE} from './social';
import {PICTURE} from './social/picture';
import {graphOf, graphScript, type SiteFacts} from './structuredData';
import {TWIN_CACHE} from './twins';

const LOGO = 'img/apple-touch-icon.png';

/** Published address of a file that lies beside the pages of the same language. */
function addressOf(page: BuiltPage, file: string): string {
  const home = page.trail[0]?.url ?? page.url;
  return home + encodeURI(file.slice(localeFolder(page.locale).length));
}

function pictureTags(page: BuiltPage, picture: string): string {
  const tags: [string, string | number][] = [
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', PICTURE.width],
    ['og:image:height', PICTURE.height],
    ['og:image:alt', pictureAlt(page)],
  ];
  return tags
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}">`)
    .join('');
}

/** What is added to the head of a page. */
export function headTags(page: BuiltPage, site: SiteFacts): string {
  const picture = page.image ?? addressOf(page, pictureFile(page));
  const type = ['document', 'post', 'text'].includes(page.kind) ? 'article' : 'website';
  return [
    // Only a post says of itself that it is an article.
    ...(page.kind === 'post' ? [] : [`<meta property="og:type" content="${type}">`]),
    `<meta property="og:site_name" content="${escapeHtml(page.trail[0]?.name ?? '')}">`,
    ...(page.image === undefined ? [pictureTags(page, picture)] : []),
    graphScript(graphOf(page, picture, site)),
  ].join('');
}

/** Draws the pictures, writes the Markdown twins, and completes the head of every page. */
export async function describePages(build: FinishedBuild): Promise<string> {
  const pages = await readPages(build);
  const home = pages.find(({kind}) => kind === 'home')?.url;
  if (home === undefined) {
    throw new Error(`${build.dir} has no home page with a canonical address; build the site again.`);
  }
  const site: SiteFacts = {home, logo: home + LOGO, hasHistory: hasHistory()};
  const beside = writeBeside(build.dir, pages);
  for (const page of pages) {
    await fs.writeFile(page.file, withHeadTags(page.html, headTags(page, site)));
  }
  const {twins, pictures, drawn, bytes} = await beside;
  pruneCache(TWIN_CACHE);
  pruneCache(PICTURE_CACHE);
  return (
    `${pages.length} pages, ${twins} Markdown twins, ` +
    `${pictures} pictures, ${drawn} of them drawn now, ${Math.round(bytes / pictures / 1024)} kB each`
  );
}
