/**
 * The text of a page as plain Markdown, made from the finished page: what components draw from data, terms and diagrams say
 * the same there as on the page, and no writer has to keep a second text.
 */
import type {CheerioAPI} from 'cheerio';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
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

/**
 * Markdown of a page: title, description, address, text. Links inside the site are absolute paths, to the twin of a page
 * that has one.
 * @param pages all pages by their decoded path on the host
 * @throws when the page has no text
 */
export function twinOf(page: BuiltPage, pages: ReadonlyMap<string, BuiltPage>): string {
  const $ = page.main();
  const text = textOf($);
  if (text.length === 0) {
    throw new Error(`${page.file} has no element with its text.`);
  }
  const base = new URL(page.url);
  const linkTo = (address: string): string => {
    const url = new URL(address, base);
    if (url.origin !== base.origin) {
      return url.href;
    }
    const target = pages.get(decodeURI(url.pathname));
    const pathname = target && hasTwin(target) ? url.pathname.replace(/\/$/, '.md') : url.pathname;
    return pathname + url.search + url.hash;
  };
  simplify($, text, linkTo);
  const tree = toMdast({type: 'root', children: text.contents().toArray().flatMap(hastOf)});
  const body = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  const head = [`# ${page.title}`, page.description && `> ${page.description}`, `<${page.url}>`].filter(Boolean);
  return `${head.join('\n\n')}\n\n${body}`;
}
