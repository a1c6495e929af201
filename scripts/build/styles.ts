import fs from 'node:fs';
import path from 'node:path';
import {pagesOf} from './pages';
import type {FinishingStep} from './finish';

const ASSETS = 'assets/css';

/** Start of the name of the stylesheet that every page has; Docusaurus has linked it. */
const COMMON = 'styles.';

/** The classes that each selector of a stylesheet asks for together; selectors without a class are left out. */
export function classGroupsOf(css: string): string[][] {
  return [...css.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors = '']) => (selectors.trimStart().startsWith('@') ? [] : selectors.split(',')))
    .map((selector) =>
      [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
    )
    .filter((names) => names.length > 0);
}

/** Names of the classes that elements of a page have. */
export function classesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>"]+))/g)].flatMap(([, quoted, plain = '']) =>
      (quoted ?? plain).split(' '),
    ),
  );
}

/** The first stylesheet of a page; the minifier leaves quotes out. */
const STYLESHEET = /<link rel="?stylesheet"? href=[^>]*>/;

/** A page with one more stylesheet, right behind the one that all have; the same page when it has it already. */
export function withStylesheet(html: string, href: string): string {
  if (html.includes(href)) {
    return html;
  }
  const common = STYLESHEET.exec(html)?.[0];
  if (common === undefined) {
    throw new Error('A page has no stylesheet at all, so that there is no place for another.');
  }
  return html.replace(common, `${common}<link rel=stylesheet href=${href} />`);
}

/** A page that fetches a font before the stylesheet has named it. */
function withFont(html: string, href: string): string {
  return html.includes(href)
    ? html
    : html.replace(STYLESHEET, `<link rel=preload as=font type=font/woff2 crossorigin href=${href} />$&`);
}

/** Letters of Czech and others that are not among those of Western Europe. */
const MORE_LETTERS = /[\u0100-\u017f]/;

/** A file of the heading font. */
interface FontFile {
  href: string;
  /** Holds `MORE_LETTERS`. */
  more: boolean;
}

function fontFilesIn(css: string): FontFile[] {
  return [...css.matchAll(/url\(["']?([^"')]*-(latin|latin-ext)-600[^"')]*)/g)].map(([, href = '', part]) => ({
    href,
    more: part === 'latin-ext',
  }));
}

/**
 * A page that fetches its heading font at once, the file with more letters only where its title has some. Were that fetched
 * later than the other, a heading would change twice.
 */
function withFonts(html: string, files: readonly FontFile[]): string {
  const title = /<title[^>]*>[^<]*/.exec(html)?.[0] ?? '';
  return files
    .filter(({more}) => !more || MORE_LETTERS.test(title))
    .reduce((page, {href}) => withFont(page, href), html);
}

/**
 * Links the stylesheets that only some pages need from those pages, and lets every page fetch the heading font at once.
 * Docusaurus knows one stylesheet; the others come with the scripts, which is too late for what the page already shows.
 */
export const styles: FinishingStep = {
  title: 'Styles',
  run: async ({dir, baseUrl}) => {
    let linked = 0;
    for (const {root, address, files} of pagesOf(dir, baseUrl)) {
      const folder = path.join(root, ASSETS);
      if (!fs.existsSync(folder)) {
        continue;
      }
      const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
      const extra = sheets
        .filter((name) => !name.startsWith(COMMON))
        .map((name) => ({
          href: `${address}${ASSETS}/${name}`,
          groups: classGroupsOf(fs.readFileSync(path.join(folder, name), 'utf8')),
        }));
      const common = sheets.find((name) => name.startsWith(COMMON));
      const fonts = common === undefined ? [] : fontFilesIn(fs.readFileSync(path.join(folder, common), 'utf8'));
      for (const file of files) {
        const html = fs.readFileSync(file, 'utf8');
        const classes = classesIn(html);
        let changed = withFonts(html, fonts);
        for (const {href, groups} of extra) {
          if (groups.some((names) => names.every((name) => classes.has(name)))) {
            changed = withStylesheet(changed, href);
            linked += 1;
          }
        }
        if (changed !== html) {
          fs.writeFileSync(file, changed);
        }
      }
    }
    return Promise.resolve(`${linked} links to stylesheets of single pages`);
  },
};
