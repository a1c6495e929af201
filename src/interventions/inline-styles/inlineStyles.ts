import fs from 'node:fs/promises';
import path from 'node:path';
import {filesOf} from '../../content/filesOf';
import {writeFileAtomic} from '../../content/writeFileAtomic';
import type {LanguageStep} from '../../plugins/site-output/types';

/** The link as the HTML minifier leaves it. */
const STYLESHEET = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/;

/** Names, on the element with the styles of a page, the stylesheet that they come from. The bundler's loader and the PDF read it. */
export const STYLESHEET_ATTRIBUTE = 'data-href';

/** Where the build writes stylesheets. */
const FOLDER = 'assets/css';

/** Classes of CSS modules, with the hash that makes them unique. */
const CLASSES = /\.([A-Za-z][\w-]*_[\w-]{4})(?![\w-])/g;

interface Stylesheet {
  classes: ReadonlySet<string>;
  element: string;
}

async function readStylesheets(dir: string, baseUrl: string): Promise<Map<string, Stylesheet>> {
  const stylesheets = new Map<string, Stylesheet>();
  for (const name of filesOf(path.join(dir, FOLDER)).filter((file) => file.endsWith('.css'))) {
    const href = `${baseUrl}${FOLDER}/${name}`;
    const css = await fs.readFile(path.join(dir, FOLDER, name), 'utf8');
    if (/<\/style/i.test(css)) {
      throw new Error(`${href} contains "</style" and cannot be put into a page.`);
    }
    const classes = new Set([...css.matchAll(CLASSES)].map(([, className = '']) => className));
    stylesheets.set(href, {classes, element: `<style ${STYLESHEET_ATTRIBUTE}="${href}">${css.trim()}</style>`});
  }
  return stylesheets;
}

/**
 * Puts the stylesheet that all pages share into each page, and after it the others that it uses, so that no request delays
 * the first paint. The elements are the same in every page of a language: few hashes in the Content-Security-Policy. By
 * `data-href` the bundler's loader knows that it need not fetch the file when another page is opened.
 * @throws when a page links a stylesheet that the build has not written, or one that would end the element
 */
export const inlineStyles: LanguageStep = async ({outDir, baseUrl}) => {
  const stylesheets = await readStylesheets(outDir, baseUrl);
  let count = 0;
  for (const name of filesOf(outDir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const [link = '', href = ''] = STYLESHEET.exec(html) ?? [];
    if (!href.startsWith(baseUrl)) {
      continue;
    }
    const shared = stylesheets.get(href);
    if (!shared) {
      throw new Error(`${name} links ${href}, which the build has not written.`);
    }
    const used = new Set(html.match(/[\w-]+/g));
    const others = [...stylesheets.values()].filter(
      (stylesheet) => stylesheet !== shared && [...stylesheet.classes].some((className) => used.has(className)),
    );
    const elements = [shared, ...others].map(({element}) => element).join('');
    const styled = html.replace(link, () => elements);
    await writeFileAtomic(file, styled);
    count += 1;
  }
  return `${count} pages with their stylesheets inside`;
};
