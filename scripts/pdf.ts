/**
 * Prints the manuals of the finished build to `build-pdf/`, one PDF for each sidebar and language.
 *
 *     npm run pdf [-- --sidebar hardware] [-- --locale cs] [-- --out-dir build-pdf]
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {localePath, LOCALES} from '../src/config/locales';
import {MANUALS_FILE, type Contents} from '../src/plugins/site-output/tablesOfContents';
import {launchBrowser} from './browser';
import {composeManual} from './pdf/compose';
import {runMain} from './runMain';
import {basePathOf, startServer} from './serve';

type Composition = Awaited<ReturnType<typeof composeManual>>;

const ROOT = path.resolve(__dirname, '..');
/** Path at which the browser loads the composed manual. No page of the site has this path. */
const DOCUMENT = 'printed-manual.html';
/** Maximum number of layout passes. Printing fails if the table of contents is still wrong after the last pass. */
const MAX_LAYOUTS = 4;

/** Short name of a manual: `web-portal` for `webPortalSidebar`. */
const shortName = (id: string) =>
  id.replace(/Sidebar$/, '').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Maps the id of each link target in a PDF to its page number, from 1. Chromium does not compress what this reads. */
export function pagesOfTargets(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1');
  const pages = Array.from(text.matchAll(/^(\d+) 0 obj\n<<\/Type \/Page\n/gm), ([, object]) => object);
  const targets = text.matchAll(/(?:^|<<)\/(\S+) \[(\d+) 0 R \/XYZ /gm);
  return new Map(Array.from(targets, ([, id = '', object]) => [id, pages.indexOf(object) + 1]));
}

/** Prints a manual and returns the PDF. Repeats the layout until the table of contents has the right page numbers. */
async function printManual(browser: Browser, url: string, {chapters, html}: Composition): Promise<Buffer> {
  const page = await browser.newPage({colorScheme: 'light'});
  let pages: ReadonlyMap<string, number> = new Map<string, number>();
  await page.route(`**/${DOCUMENT}`, (route) =>
    route.fulfill({contentType: 'text/html; charset=utf-8', body: html(pages)}),
  );
  try {
    for (let layout = 0; layout < MAX_LAYOUTS; layout += 1) {
      await page.goto(url + DOCUMENT, {waitUntil: 'load'});
      const broken = await page.evaluate(async () => {
        await document.fonts.ready;
        const images = [...document.images];
        await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
        return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
      });
      if (broken.length > 0) {
        throw new Error(`Pictures did not load: ${broken.join(', ')}`);
      }
      const pdf = await page.pdf({preferCSSPageSize: true, printBackground: true, outline: true, tagged: true});
      const actual = pagesOfTargets(pdf);
      if (chapters.every(({id}) => actual.has(id) && pages.get(id) === actual.get(id))) {
        return pdf;
      }
      pages = actual;
    }
  } finally {
    await page.close();
  }
  throw new Error('The table of contents does not settle: its page numbers change with every layout.');
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      sidebar: {type: 'string'},
      locale: {type: 'string'},
      'out-dir': {type: 'string', default: 'build-pdf'},
    },
  });
  const [dir, outDir] = [path.join(ROOT, 'build'), path.resolve(ROOT, values['out-dir'])];
  const baseUrl = basePathOf(dir);
  const server = await startServer({dir, port: 0, host: 'localhost', baseUrl});
  const browser = await launchBrowser();
  let printed = 0;
  try {
    await fs.mkdir(outDir, {recursive: true});
    for (const locale of LOCALES.filter((known) => known === (values.locale ?? known))) {
      const list = path.join(dir, localePath(locale), MANUALS_FILE);
      const manuals = JSON.parse(await fs.readFile(list, 'utf8')) as Contents[];
      for (const manual of manuals.filter(({id}) => shortName(id) === (values.sidebar ?? shortName(id)))) {
        const pdf = await printManual(browser, server.url, await composeManual({dir, baseUrl}, manual, locale));
        const file = path.join(outDir, `${shortName(manual.id)}.${locale}.pdf`);
        await fs.writeFile(file, pdf);
        console.log(`${path.relative(ROOT, file)}: ${(pdf.length / 1e6).toFixed(1)} MB`);
        printed += 1;
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  if (printed === 0) {
    throw new Error('No manual has that sidebar and language. Give names such as --sidebar web-portal --locale cs.');
  }
}

if (require.main === module) {
  void runMain(main);
}
