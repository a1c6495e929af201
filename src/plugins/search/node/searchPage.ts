import type {CheerioAPI} from 'cheerio';
import {copyOf, NOT_TEXT, type DomElement, type DomNode, type Page} from '../../site-output/page';
import type {SearchPage, Section} from '../shared/types';

/** CSS selector of the elements to leave out of the search index: navigation, forms, programs, whose words the text names. */
const NOT_SEARCHED =
  `${NOT_TEXT}, [data-index="off"], nav, aside, footer, form, label, pre, svg, .theme-doc-toc-mobile, .table-of-contents, .theme-doc-footer, ` +
  '.theme-doc-version-badge, .theme-doc-version-banner, .theme-edit-this-page, .theme-last-updated, article > header > :not(h1)';

/** Elements around which a space is added, so that the words of neighboring elements do not run together. */
const BLOCK_ELEMENTS = new Set(
  (
    'address article blockquote br caption details div dl figcaption figure h1 h2 h3 h4 h5 h6 header hr ol p pre section ' +
    'summary table tbody tfoot thead tr ul'
  ).split(' '),
);

/** Elements that a snippet separates: cells of tables, list items, terms and their definitions. */
const ITEMS = new Set(['dd', 'dt', 'li', 'td', 'th']);

/** Stands for the border of an item until the text is complete. No text contains this control character. */
const BORDER = '\u001F';

/** Id of the section in which a page describes problems. CONTRIBUTING.md prescribes this id. */
export const PROBLEMS = 'problems';

/** Id of the section with related links. It is not indexed, because queries for the linked pages would match it. */
const RELATED = 'related';

/**
 * Returns a text on one line, with single spaces and without characters such as soft hyphens. Items are separated by
 * " · ", or by a space where a punctuation mark already separates them.
 */
function tidy(text: string): string {
  return text
    .replace(/[\u200B\u2060\uFEFF\u00AD]/gu, '')
    .replace(/[\s\u001F]*\u001F[\s\u001F]*/gu, BORDER)
    .replace(/^\u001F|(?<=[.,:;!?…])\u001F|\u001F$/gu, ' ')
    .replaceAll(BORDER, ' · ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Calls `onText` with each text below a node. Skips the elements for which `isHandled` returns true. */
function walk(node: DomNode, onText: (text: string) => void, isHandled: (element: DomElement) => boolean): void {
  if (node.nodeType === 3 && 'data' in node) {
    onText(node.data);
  } else if ('attribs' in node && !isHandled(node)) {
    const gap = ITEMS.has(node.name) ? BORDER : BLOCK_ELEMENTS.has(node.name) ? '\n' : '';
    onText(gap);
    node.children.forEach((child) => walk(child, onText, isHandled));
    onText(gap);
  }
}

function textOf(node: DomNode): string {
  let text = '';
  walk(
    node,
    (piece) => (text += piece),
    () => false,
  );
  return tidy(text);
}

/** Returns the `<th>` or `<dt>` that names a table row or definition with an id; otherwise `undefined`. */
function entryName($: CheerioAPI, node: DomElement): DomNode | undefined {
  const element = $(node);
  if (element.is('tbody > tr[id]') && element.children('td').length > 0) {
    return element.children('th').get(0);
  }
  return element.is('dl > div[id]') ? element.children('dt').get(0) : undefined;
}

/** A section while its text is being read. */
interface OpenSection extends Section {
  /** Texts from the first column of the tables, if the heading has the id `problems`. Otherwise empty. */
  problems: string[];
  entries: Section[];
}

/** Splits the main part of a page into sections, at each heading, table row or definition with an id. */
function sectionsOf($: CheerioAPI, root: DomNode, title: string): Section[] {
  const opened = (anchor: string, level: number, heading: string): OpenSection => ({
    anchor,
    level,
    heading,
    text: '',
    problems: [],
    entries: [],
  });
  let section = opened('', 1, title);
  const sections = [section];

  const isHandled = (node: DomElement): boolean => {
    const name = node.attribs.id ? entryName($, node) : undefined;
    if (name) {
      const others = $(node)
        .children()
        .toArray()
        .filter((child) => child !== name);
      section.entries.push({
        anchor: node.attribs.id!,
        level: section.level + 1,
        heading: textOf(name),
        text: others.map(textOf).join(' · '),
        entry: true,
      });
      return true;
    }
    const level = Number(/^h([1-6])$/.exec(node.name)?.[1]);
    // The heading of an MDX section carries its id itself; some components put it on the element around.
    if (level > 1 && node.attribs.id) {
      section = opened(node.attribs.id, level, tidy($(node).text()));
      sections.push(section);
      return true;
    }
    if (node.name === 'td' && section.anchor === PROBLEMS && $(node).is('tbody td:first-child')) {
      section.problems.push(tidy($(node).text()));
    }
    return level === 1;
  };
  walk(root, (text) => (section.text += text), isHandled);

  return sections
    .filter(({anchor}) => anchor !== RELATED)
    .flatMap(({anchor, level, heading, text, problems, entries}) => [
      {anchor, level, heading, text: tidy(text), ...(problems.length > 0 && {keywords: problems})},
      ...entries,
    ]);
}

/**
 * The searchable content of a page; `undefined` when it has no `h1`, or is `noindex`.
 * @param url path of the page from the root of the host
 * @param area name of the part of the site
 */
export function searchPageOf(page: Page, url: string, area: string): SearchPage | undefined {
  const main = copyOf(page, 'main');
  const root = main.get(0);
  const title = tidy(main.find('h1').first().text());
  if (!root || !title || !page.isListed) {
    return undefined;
  }
  main.find(NOT_SEARCHED).remove();
  return {
    url,
    area,
    title,
    aliases: [],
    keywords: page.keywords.map(tidy).filter(Boolean),
    tag: page.searchTag,
    sections: sectionsOf(page.document, root, title).filter(({level, text, heading}) => level === 1 || text || heading),
  };
}
