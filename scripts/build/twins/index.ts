/**
 * The text of a page as plain Markdown, made from the finished page: what components draw from data, terms and diagrams say
 * the same there as on the page, and no writer has to keep a second text.
 */
import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {cached, cacheFolder, cacheKey, programKey} from '../cache';
import {localeFolder, type BuiltPage} from '../pageFacts';
import {hastOf} from './hast';
import {simplify} from './simplify';

/** Documents, posts and standalone texts that search engines may list. */
export function hasTwin({kind, hidden}: Pick<BuiltPage, 'kind' | 'hidden'>): boolean {
  return !hidden && (kind === 'document' || kind === 'post' || kind === 'text');
}

/** File of the twin, relative to the folder of the build: the address of the page with `.md` instead of its last slash. */
export function twinFile({locale, route}: Pick<BuiltPage, 'locale' | 'route'>): string {
  return `${localeFolder(locale)}${route.replace(/\/$/, '')}.md`;
}

/** The element that holds the text of a page. */
function textOf($: CheerioAPI): ReturnType<CheerioAPI> {
  return $('.theme-doc-markdown, article .markdown, article.markdown').first();
}

/** Where a link of a page leads from its twin. */
type LinkTo = (address: string) => string;

/** What a twin is made from. */
export type TwinSource = Pick<
  BuiltPage,
  'locale' | 'kind' | 'file' | 'url' | 'route' | 'title' | 'description' | 'hidden' | 'mainHtml'
>;

/** Decoded paths on the host of the pages that have a twin. */
export function pathsWithTwin(pages: readonly Pick<BuiltPage, 'url' | 'kind' | 'hidden'>[]): ReadonlySet<string> {
  return new Set(pages.filter(hasTwin).map(({url}) => decodeURI(new URL(url).pathname)));
}

/** @param paths see `pathsWithTwin` */
function linksOf(page: TwinSource, paths: ReadonlySet<string>): LinkTo {
  const base = new URL(page.url);
  return (address) => {
    const url = new URL(address, base);
    if (url.origin !== base.origin) {
      return url.href;
    }
    const pathname = paths.has(decodeURI(url.pathname)) ? url.pathname.replace(/\/$/, '.md') : url.pathname;
    return pathname + url.search + url.hash;
  };
}

/**
 * Markdown of a page: title, description, address, text. Links inside the site are absolute paths, to the twin of a page
 * that has one.
 * @param paths see `pathsWithTwin`
 * @throws when the page has no text
 */
export function twinOf(page: TwinSource, paths: ReadonlySet<string>): string {
  const $ = load(page.mainHtml);
  const text = textOf($);
  if (text.length === 0) {
    throw new Error(`${page.file} has no element with its text.`);
  }
  simplify($, text, linksOf(page, paths));
  const tree = toMdast({type: 'root', children: text.contents().toArray().flatMap(hastOf)});
  const body = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  const head = [`# ${page.title}`, page.description && `> ${page.description}`, `<${page.url}>`].filter(Boolean);
  return `${head.join('\n\n')}\n\n${body}`;
}

export const TWIN_CACHE = cacheFolder('twins');

/** Twins are made again when their program changes. */
const PROGRAM = programKey(__dirname, ['index.ts', 'hast.ts', 'simplify.ts']);

/** Name of everything that a twin is made from: whether a page that it links to has a twin, too. */
function keyOf(page: TwinSource, linkTo: LinkTo): string {
  const links = [...page.mainHtml.matchAll(/<a [^>]*?\bhref="?([^" >]+)/g)].map(([, address = '']) => linkTo(address));
  return cacheKey(PROGRAM, page.title, page.description, page.url, page.mainHtml, links.join('\n'));
}

/**
 * Writes the twins of those pages that are to have one.
 * @param dir folder of the build
 * @param paths see `pathsWithTwin`; of all pages, not only of these
 * @returns how many there are
 */
export async function writeTwins(
  dir: string,
  pages: readonly TwinSource[],
  paths: ReadonlySet<string>,
): Promise<number> {
  const chosen = pages.filter(hasTwin);
  for (const page of chosen) {
    const name = `${keyOf(page, linksOf(page, paths))}.md`;
    const twin = await cached(TWIN_CACHE, name, () => Buffer.from(twinOf(page, paths)));
    await fs.promises.writeFile(path.join(dir, twinFile(page)), twin);
  }
  return chosen.length;
}
