/** Markdown copies of pages. They are made from the built pages, so that they contain what components render. */
import type {CheerioAPI} from 'cheerio';
import fs from 'node:fs/promises';
import path from 'node:path';
import {markdownAddress, routeOf} from '../../lib/addresses';
import packages from './markdownPackages';
import {copyOf, TEXT, type Elements, type Page} from './page';
import {pagesOf} from './pages';
import {forEach, paragraph, withoutStyles} from './plainText';
import type {LanguageStep} from './types';

/** Changes `text` in place, so that Markdown can express all its elements. */
function simplify($: CheerioAPI, text: Elements): void {
  withoutStyles($, text);
  const each = forEach.bind(undefined, $, text);
  each('table > caption', (caption) => {
    caption.parent().before(paragraph($, 'strong', caption.text()));
    caption.remove();
  });
  // A row that names a group spans the whole table.
  text.find('[colspan]').removeAttr('colspan');
  // A cell of Markdown has one line.
  each('td br, th br', (lineEnd) => {
    lineEnd.replaceWith(' ');
  });
  each('td li:not(:last-child)', (item) => {
    item.append('; ');
  });
  for (const selector of ['li', 'p, div, ul, ol']) {
    each(`:is(td, th) :is(${selector})`, (block) => {
      block.append(' ');
      block.replaceWith(block.contents());
    });
  }
  each('figcaption, summary', (heading) => {
    heading.replaceWith($('<p>').append($(heading.is('summary') ? '<strong>' : '<em>').append(heading.contents())));
  });
}

/** A formula as the LaTeX that it was written in. */
function formula(_: unknown, {properties}: {properties: Readonly<Record<string, unknown>>}) {
  const type: 'math' | 'inlineMath' = properties.display === 'block' ? 'math' : 'inlineMath';
  return {type, value: String(properties.alttext)};
}

/** Loads packages, and returns a function that turns HTML into Markdown. */
export async function htmlToMarkdown() {
  const [{fromHtml}, {remark}, {default: gfm}, {default: rehypeRemark}, {default: math}] = await packages();
  const processor = remark()
    // React separates texts by comments.
    .use(rehypeRemark, {handlers: {math: formula}, nodeHandlers: {comment: () => undefined}})
    .use(gfm, {tablePipeAlign: false})
    .use(math)
    .use({settings: {bullet: '-', rule: '-'}});
  return (html: string) => processor.stringify(processor.runSync(fromHtml(html, {fragment: true}) as never));
}

/**
 * Markdown of a page: title, description, address and text. Links to pages with a Markdown copy lead to the copy.
 * @param copies addresses of the copies, keyed by decoded page path
 * @param write turns HTML into Markdown
 * @throws when the page has no text
 */
export function markdownOf(page: Page, copies: ReadonlyMap<string, string>, write: (html: string) => string): string {
  const {file, title, description, url, document: $} = page;
  const text = copyOf(page, TEXT);
  if (text.length === 0) {
    throw new Error(`${file} has no element with its text.`);
  }
  simplify($, text);
  for (const element of text.find('a[href], img[src]').toArray()) {
    const name = $(element).is('a') ? 'href' : 'src';
    const target = new URL($(element).attr(name) ?? '', url);
    const inside = target.origin === new URL(url).origin;
    const pathname = copies.get(routeOf(target.pathname, '')) ?? target.pathname;
    $(element)
      .attr(name, inside ? pathname + target.search + target.hash : target.href)
      .removeAttr('title');
  }
  const head = [`# ${title}`, description && `> ${description}`, `<${url}>`].filter(Boolean);
  return `${head.join('\n\n')}\n\n${write(text.html() ?? '')}`;
}

/** Writes a language's Markdown copies. */
export const writeMarkdownCopies: LanguageStep = async (language) => {
  const pages = pagesOf(language).filter(({markdown}) => markdown !== undefined);
  const copies = new Map(
    pages.map(({url, markdown = ''}) => [decodeURI(new URL(url).pathname), encodeURI(decodeURI(markdown))]),
  );
  const write = await htmlToMarkdown();
  for (const page of pages) {
    await fs.writeFile(path.join(language.outDir, markdownAddress(page.route)), markdownOf(page, copies, write));
  }
  return `${pages.length} pages`;
};
