import {load, type CheerioAPI} from 'cheerio';
import type {SearchPage, Section} from '../shared/types';

/** Kinds of page that list other pages or are kept out of search on purpose, by the class Docusaurus gives to `<html>`. */
const LISTS =
  /(?:^|\s)(?:blog-list-page|blog-tags-list-page|blog-tags-post-list-page|blog-archive-page|blog-authors-\S+|docs-tags-list-page|docs-tag-doc-list-page|search-page-wrapper)(?:\s|$)/;

/** What stands in the main part of a page without being its text. */
export const NOT_TEXT = [
  'nav',
  'aside',
  'footer',
  'script',
  'style',
  'template',
  'button',
  // Entries of a tool and their sample values; its heading and description stand outside.
  'form',
  'label',
  'svg',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.table-of-contents',
  '.theme-doc-footer',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
  '.theme-edit-this-page',
  '.theme-last-updated',
  '.site-visually-hidden',
  '[data-search="off"]',
  'article > header > :not(h1)',
].join(',');

const BLOCKS = new Set([
  'address',
  'article',
  'blockquote',
  'br',
  'caption',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);

/** Text of one line: invisible signs and doubled spaces gone, non-breaking spaces made plain. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200B\u2060\uFEFF\u00AD]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function between(html: string, open: string, close: string): string {
  const start = html.indexOf(open);
  const end = start < 0 ? -1 : html.lastIndexOf(close);
  return end < 0 ? '' : html.slice(start, end + close.length);
}

/** Share of linked text from which on a section is a list of links. */
const LINK_LIST = 0.35;

type DomNode = ReturnType<CheerioAPI>[number];

/** Text of an element, with a space wherever a reader sees a gap. */
function readable(node: DomNode): string {
  let text = '';
  const visit = (part: DomNode): void => {
    // domhandler compares its own enum; the values are these strings.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-comparison
    if (part.type === 'text') {
      text += part.data;
      // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-comparison
    } else if (part.type === 'tag') {
      const gap = BLOCKS.has(part.name) ? '\n' : '';
      text += gap;
      part.children.forEach(visit);
      text += gap;
    }
  };
  visit(node);
  return tidy(text);
}

/** What an entry of a list is called; `undefined` for anything else that has an id. */
function entryName($: CheerioAPI, node: DomNode): DomNode | undefined {
  const element = $(node);
  if (element.is('tbody > tr[id]') && element.children('td').length > 0) {
    return element.children('th').get(0);
  }
  return element.is('dl > div[id]') ? element.children('dt').get(0) : undefined;
}

/** Cuts the main part of a page at its headings, and takes the entries of tables and lists out that have an address. */
function sectionsOf($: CheerioAPI, root: DomNode, title: string): Section[] {
  const sections: (Section & {linked: number; entries: Section[]})[] = [
    {anchor: '', level: 1, heading: title, text: '', linked: 0, entries: []},
  ];
  let text = '';
  let defines: string[] = [];
  const finish = () => {
    const section = sections.at(-1)!;
    section.text = tidy(text);
    if (defines.length > 0) {
      section.defines = [...new Set(defines)].join(' ');
    }
    text = '';
    defines = [];
  };
  const visit = (node: DomNode): void => {
    // domhandler compares its own enum; the values are these strings.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-comparison
    if (node.type === 'text') {
      text += node.data;
      return;
    }
    // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-comparison
    if (node.type !== 'tag') {
      return;
    }
    const name = entryName($, node);
    if (name) {
      const section = sections.at(-1)!;
      section.entries.push({
        anchor: (node as {attribs: Record<string, string>}).attribs.id!,
        level: section.level + 1,
        heading: readable(name),
        text: $(node)
          .children()
          .toArray()
          .filter((child) => child !== name)
          .map((child) => readable(child))
          .join(' · '),
        ...($(name).find('code').length === 0 && {entry: true as const}),
      });
      return;
    }
    const level = /^h([1-6])$/.exec(node.name)?.[1];
    if (level === '1') {
      return;
    }
    // The heading of an MDX section carries its id itself; some components put it on the element around.
    const anchor = level && node.attribs.id;
    if (level && anchor) {
      finish();
      sections.push({anchor, level: Number(level), heading: tidy($(node).text()), text: '', linked: 0, entries: []});
      return;
    }
    if (node.name === 'a') {
      sections.at(-1)!.linked += tidy($(node).text()).length;
    }
    if (node.name === 'code' && $(node).closest('td:first-child, th:first-child, dt').length > 0) {
      defines.push(tidy($(node).text()));
    }
    const block = BLOCKS.has(node.name);
    text += block ? '\n' : '';
    node.children.forEach(visit);
    text += block ? '\n' : '';
  };
  visit(root);
  finish();
  // A section of nothing but links would answer with the titles of other pages.
  return sections
    .filter(({level, text: own, linked}) => level === 1 || own.length === 0 || linked < own.length * LINK_LIST)
    .flatMap(({linked: _linked, entries, ...section}) => [section, ...entries]);
}

/**
 * What a rendered page has to say to a search.
 * @param html whole document as the build wrote it
 * @param url path of the page from the root of the host
 * @param siteTitle area of pages that belong to no part of the manual
 * @returns `undefined` for lists of pages, pages without a heading and pages that ask robots to stay away
 */
export function pageFromHtml(html: string, url: string, siteTitle: string): SearchPage | undefined {
  const head = load(
    `${html.slice(0, html.indexOf('>', html.indexOf('<html')) + 1)}${between(html, '<head', '</head>')}</html>`,
  );
  const meta = (name: string) =>
    head(`meta[name="${name}"], meta[property="${name}"]`)
      .map((_, element) => head(element).attr('content') ?? '')
      .get();
  if (meta('robots').some((value) => value.includes('noindex')) || LISTS.test(head('html').attr('class') ?? '')) {
    return undefined;
  }
  const $ = load(between(html, '<main', '</main>'));
  const main = $('main').first();
  const title = tidy(main.find('h1').first().text());
  const root = main.get(0);
  if (!title || !root) {
    return undefined;
  }
  const breadcrumb = tidy(main.find('.breadcrumbs__item').not(':has(.breadcrumbs__link[aria-label])').first().text());
  const isGeneratedList = main.find('.generated-index-page, [class*="generatedIndexPage"]').length > 0;
  main.find(NOT_TEXT).remove();
  if (isGeneratedList) {
    // Cards repeat what the documents themselves say.
    main.find('article.card, article .card, section.row').remove();
  }
  // The first of all; the last end of one stands behind the text.
  const start = html.indexOf('<nav');
  const navbar = load(start < 0 ? '' : html.slice(start, html.indexOf('</nav>', start)));
  const activeItem = tidy(navbar('a.navbar__link--active').first().text());
  return {
    url,
    area: activeItem || breadcrumb || siteTitle,
    title,
    keywords: meta('keywords').flatMap((value) => value.split(',').map(tidy).filter(Boolean)),
    tag: meta('docsearch:docusaurus_tag')[0] ?? meta('docusaurus_tag')[0] ?? 'default',
    ...(isGeneratedList && {list: true as const}),
    sections: sectionsOf($, root, title).filter(({level, text, heading}) => level === 1 || text || heading),
  };
}
