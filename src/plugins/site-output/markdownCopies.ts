/** Markdown copies of pages. They are made from the built pages, so that they contain what components render. */
import type {CheerioAPI} from 'cheerio';
import fs from 'node:fs/promises';
import path from 'node:path';
import {writeFileAtomic} from '../../content/writeFileAtomic';
import {markdownAddress} from '../../lib/addresses';
import packages from './markdownPackages';
import {copyOf, hashSource, TEXT, type DomNode, type Elements, type Page} from './page';
import {pagesOf} from './pages';
import {forEach, NOT_COPIED, paragraph, withoutStyles} from './plainText';
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

/** Loads packages, and returns a function that turns a tree of HTML into Markdown. */
export async function htmlToMarkdown() {
  const [{remark}, {default: gfm}, {default: rehypeRemark}, {default: math}] = await packages();
  const processor = remark()
    .use(rehypeRemark, {handlers: {math: formula}})
    .use(gfm, {tablePipeAlign: false})
    .use(math)
    .use({settings: {bullet: '-', rule: '-'}});
  return (tree: unknown) => processor.stringify(processor.runSync(tree as Parameters<typeof processor.runSync>[0]));
}

/** Converts a node for `rehype-remark`, and returns it in a list. For comments, which React adds, the list is empty. */
function treesOf(node: DomNode): object[] {
  if (node.nodeType === 3 && 'data' in node) {
    return [{type: 'text', value: node.data}];
  }
  if (!('attribs' in node)) {
    return [];
  }
  const {class: className, checked, start, ...attributes} = node.attribs;
  const properties = {
    ...attributes,
    className: className?.split(/\s+/),
    checked: checked !== undefined,
    start: start === undefined ? undefined : Number(start),
  };
  return [{type: 'element', tagName: node.name, properties, children: node.children.flatMap(treesOf)}];
}

/**
 * Markdown of a page: title, description, address and text. Links to pages with a Markdown copy lead to the copy.
 * @param copies addresses of the copies, keyed by decoded page path
 * @param write turns a tree of HTML into Markdown
 * @throws when the page has no text
 */
export function markdownOf(page: Page, copies: ReadonlyMap<string, string>, write: (tree: unknown) => string): string {
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
    const pathname = copies.get(decodeURI(target.pathname)) ?? target.pathname;
    $(element)
      .attr(name, inside ? pathname + target.search + target.hash : target.href)
      .removeAttr('title');
  }
  const head = [`# ${title}`, description && `> ${description}`, `<${url}>`].filter(Boolean);
  const tree = {type: 'root', children: text.contents().toArray().flatMap(treesOf)};
  return `${head.join('\n\n')}\n\n${write(tree)}`;
}

/** Copies from the last build, keyed by the hash of what each was made from; empty if `cache` is missing or damaged. */
async function earlierCopies(cache: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await fs.readFile(cache, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Writes a language's Markdown copies; reusing unchanged copies saves a tenth of the time of an unchanged build. */
export const writeMarkdownCopies: LanguageStep = async (language) => {
  const pages = pagesOf(language).filter(({markdown}) => markdown !== undefined);
  const copies = new Map(
    pages.map(({url, markdown = ''}) => [decodeURI(new URL(url).pathname), encodeURI(decodeURI(markdown))]),
  );
  const write = await htmlToMarkdown();
  const sources = [__filename, path.join(__dirname, 'plainText.ts')].map((file) => fs.readFile(file, 'utf8'));
  const code = (await Promise.all(sources)).join('') + JSON.stringify([TEXT, NOT_COPIED, ...copies]);
  const cache = path.join(
    language.siteDir,
    'node_modules/.cache/markdown-copies',
    `${language.i18n.currentLocale}.json`,
  );
  const earlier = await earlierCopies(cache);
  const made: Record<string, string> = {};
  for (const page of pages) {
    // Not of the whole page, whose scripts have other names after each change anywhere.
    const key = hashSource(JSON.stringify([code, page.title, page.description, page.url, page.source(TEXT)]));
    made[key] = earlier[key] ?? markdownOf(page, copies, write);
    await fs.writeFile(path.join(language.outDir, markdownAddress(page.route)), made[key]);
  }
  await fs.mkdir(path.dirname(cache), {recursive: true});
  await writeFileAtomic(cache, JSON.stringify(made));
  return `${pages.length} pages`;
};
