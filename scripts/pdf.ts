/**
 * Prints the manuals: one PDF for each sidebar and language, from the finished build, into `build-pdf/`.
 *
 *     npm run pdf [-- --sidebar hardware] [-- --locale cs] [-- --out-dir <folder>]
 *
 * The document is laid out twice: the pages of the table of contents are known only after the first time.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {load} from 'cheerio';
import {basePathFromEnv} from '../src/config/env';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../src/config/locales';
import {bridgeDrawing} from '../src/plugins/site-output/bridgeDrawing';
import {MANUALS_FILE, type Manual} from '../src/plugins/site-output/contents';
import {launchBrowser} from './browser';
import {chaptersOf, chapterText, composeManual, linksInside, toolNote} from './pdf/compose';
import {bookmarksOf, destinationsOf, pageCountOfPdf} from './pdf/objects';
import {startServer} from './serve';

const ROOT = path.resolve(__dirname, '..');
/** Where the browser is told to find the composed document; no page has this address. */
const DOCUMENT = 'printed-manual.html';
/** A document whose table of contents still moves after this many times is not going to settle. */
const MOST_PASSES = 4;

/** Short name of a sidebar: `webPortalSidebar` → `web-portal`. */
export function shortName(id: string): string {
  return id.replace(/Sidebar$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

interface Choice {
  dir: string;
  outDir: string;
  sidebar?: string;
  locales: readonly Locale[];
}

/** @throws when an argument is unknown or names no language */
export function readChoice(args: readonly string[]): Choice {
  const {values} = parseArgs({
    args: [...args],
    options: {
      sidebar: {type: 'string'},
      locale: {type: 'string'},
      dir: {type: 'string', default: 'build'},
      'out-dir': {type: 'string', default: 'build-pdf'},
    },
  });
  const locale = LOCALES.find((known) => known === values.locale);
  if (values.locale !== undefined && !locale) {
    throw new Error(`--locale "${values.locale}" is no language of the site. Use one of: ${LOCALES.join(', ')}.`);
  }
  return {
    dir: path.resolve(ROOT, values.dir),
    outDir: path.resolve(ROOT, values['out-dir']),
    ...(values.sidebar !== undefined && {sidebar: values.sidebar}),
    locales: locale ? [locale] : LOCALES,
  };
}

async function readManuals(dir: string, locale: Locale, wanted: string | undefined): Promise<Manual[]> {
  const file = path.join(dir, locale === DEFAULT_LOCALE ? '' : locale, MANUALS_FILE);
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. Build both languages with "npm run build", then print again.`);
  });
  const manuals = JSON.parse(text) as Manual[];
  const chosen = manuals.filter(({id}) => wanted === undefined || shortName(id) === wanted || id === wanted);
  if (chosen.length === 0) {
    throw new Error(
      `--sidebar "${wanted}" is no sidebar. Use one of: ${manuals.map(({id}) => shortName(id)).join(', ')}.`,
    );
  }
  return chosen;
}

interface Printed {
  pdf: Buffer;
  pages: number;
  bookmarks: number;
}

/** Lays one manual out until its table of contents is right. */
async function printManual(
  browser: Browser,
  site: {dir: string; url: string; baseUrl: string},
  manual: Manual,
  locale: Locale,
): Promise<Printed> {
  const chapters = chaptersOf(manual.entries);
  const sources = new Map(
    await Promise.all(
      chapters
        .filter(({isPart, path: route}) => !isPart && route !== undefined)
        .map(async (chapter) => {
          const route = decodeURI(chapter.path ?? '').slice(site.baseUrl.length);
          return [chapter, await fs.readFile(path.join(site.dir, route, 'index.html'), 'utf8')] as const;
        }),
    ),
  );
  const [first] = sources.values();
  if (first === undefined) {
    throw new Error(`The sidebar ${manual.id} has no page.`);
  }
  const head = load(first);
  const address = head('link[rel=canonical]').attr('href') ?? site.url;
  const documents = new Map([...sources].map(([chapter, html]) => [chapter, load(html)]));
  // A page links only the style sheets that it needs.
  const styles = [
    ...new Set(
      [...documents.values()].flatMap(($) =>
        $('link[rel=stylesheet]')
          .toArray()
          .map((link) => $(link).attr('href') ?? ''),
      ),
    ),
  ];
  const ids = new Map(
    [...documents].map(([{id}, $]) => [
      id,
      new Set(
        $('[id]')
          .toArray()
          .map((element) => $(element).attr('id') ?? ''),
      ),
    ]),
  );
  const links = {origin: new URL(address).origin, inside: linksInside(chapters, ids), toolNote: toolNote(locale)};
  const texts = new Map([...documents].map(([chapter, $]) => [chapter.id, chapterText($, chapter, links)]));
  const css = await fs.readFile(path.join(__dirname, 'pdf/manual.css'), 'utf8');
  const dates = [...sources.values()].flatMap(
    (html) => /<time datetime="?([^" >]+)"? itemprop="?dateModified/.exec(html)?.[1] ?? [],
  );
  const date = new Date(dates.sort().at(-1) ?? Date.now());

  const page = await browser.newPage({colorScheme: 'light'});
  try {
    let html = '';
    await page.route(`**/${DOCUMENT}*`, (route) =>
      route.fulfill({contentType: 'text/html; charset=utf-8', body: html}),
    );
    let pages: ReadonlyMap<string, number> = new Map<string, number>();
    for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
      html = composeManual({
        manual,
        locale,
        chapters,
        texts,
        pages,
        styles,
        css,
        address,
        date,
        drawing: bridgeDrawing(330),
      });
      await page.goto(`${site.url}${DOCUMENT}?${createHash('sha256').update(html).digest('hex').slice(0, 8)}`);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const broken = await page.evaluate(() =>
        [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
      );
      if (broken.length > 0) {
        throw new Error(`Pictures of ${manual.id} did not load: ${broken.join(', ')}`);
      }
      const pdf = await page.pdf({preferCSSPageSize: true, printBackground: true, outline: true, tagged: true});
      const found = destinationsOf(pdf);
      const missing = chapters.filter(({id}) => !found.has(id));
      if (missing.length > 0) {
        throw new Error(`No page was found for: ${missing.map(({title}) => title).join(', ')}.`);
      }
      if (chapters.every(({id}) => pages.get(id) === found.get(id))) {
        return {pdf, pages: pageCountOfPdf(pdf), bookmarks: bookmarksOf(pdf).length};
      }
      pages = found;
    }
  } finally {
    await page.close();
  }
  throw new Error(`The table of contents of ${manual.id} does not settle.`);
}

async function main(): Promise<void> {
  const {dir, outDir, sidebar, locales} = readChoice(process.argv.slice(2));
  const baseUrl = basePathFromEnv('BASE_URL');
  const server = await startServer({dir, port: 0, host: 'localhost', baseUrl});
  try {
    const browser = await launchBrowser();
    try {
      await fs.mkdir(outDir, {recursive: true});
      for (const locale of locales) {
        for (const manual of await readManuals(dir, locale, sidebar)) {
          const {pdf, pages, bookmarks} = await printManual(browser, {dir, url: server.url, baseUrl}, manual, locale);
          const file = path.join(outDir, `${shortName(manual.id)}.${locale}.pdf`);
          await fs.writeFile(file, pdf);
          const size = (pdf.length / 1024 / 1024).toFixed(1);
          console.log(`${path.relative(ROOT, file)}: ${pages} pages, ${bookmarks} bookmarks, ${size} MB`);
        }
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
