import type {CheerioAPI} from 'cheerio';
import {copyOf, NOT_TEXT, type Elements, type Page} from '../../site-output/page';
import type {SearchPage, Section} from '../shared/types';

/**
 * CSS selector of the elements to leave out of the search index: navigation, forms, programs, whose words the text names,
 * and the tables of device sheets, which repeat facts of other pages.
 */
const NOT_SEARCHED =
  `${NOT_TEXT}, [data-index="off"], [data-reference-table^="sheet-"], nav, aside, footer, form, label, pre, svg, ` +
  '.theme-doc-toc-mobile, .table-of-contents, .theme-doc-footer, .theme-doc-version-badge, .theme-doc-version-banner, ' +
  '.theme-edit-this-page, .theme-last-updated, article > header > :not(h1)';

/** Elements around which a space is added, so that the words of neighboring elements do not run together. */
const BLOCKS =
  'address, article, blockquote, br, caption, details, div, dl, figcaption, figure, h1, h2, h3, h4, h5, h6, header, hr, ol, ' +
  'p, pre, section, summary, table, tbody, tfoot, thead, tr, ul';

/** Elements that a snippet separates: cells of tables, list items, terms and their definitions. */
const ITEMS = 'dd, dt, li, td, th';

/** Headings, table rows and definitions with an id. Some components put the id on the element around a heading. */
const PARTS = ':is(h2, h3, h4, h5, h6)[id], tbody > tr[id]:has(> th):has(> td), dl > div[id]:has(> dt)';

/** Stand for the border of an item, and for the beginning of a section. No text contains these control characters. */
const BORDER = '\u001F';
const BEGINNING = '\u001E';

/** Id of the section in which a page describes problems. CONTRIBUTING.md prescribes this id. */
const PROBLEMS = 'problems';

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

/** Splits the main part of a page into sections, at each heading, table row or definition with an id. Changes `main`. */
function sectionsOf($: CheerioAPI, main: Elements, title: string): Section[] {
  main.find('h1').remove();
  const space = $.parseHTML(' ');
  const border = $.parseHTML(BORDER);
  main.find(BLOCKS).before(space).after(space);
  main.find(ITEMS).prepend(border).append(border);
  const sections: (Section & {entries: Section[]})[] = [{anchor: '', level: 1, heading: title, text: '', entries: []}];
  for (const node of main.find(PARTS).toArray()) {
    const element = $(node);
    const anchor = element.attr('id') ?? '';
    const name = element.children('th, dt').first();
    const last = sections.at(-1)!;
    if (name.length > 0) {
      const text = tidy(element.children().not(name).text());
      last.entries.push({anchor, level: last.level + 1, heading: tidy(name.text()), text, entry: true});
      element.remove();
    } else {
      const heading = tidy(element.text());
      const symptoms = anchor === PROBLEMS ? element.nextUntil('h2').find('tbody td:first-child').toArray() : [];
      const searchWords = symptoms.map((cell) => tidy($(cell).text()));
      const level = Number(node.tagName.slice(1));
      sections.push({anchor, level, heading, text: '', ...(searchWords.length > 0 && {searchWords}), entries: []});
      element.replaceWith(BEGINNING);
    }
  }
  const texts = main.text().split(BEGINNING);
  return sections.flatMap(({entries, ...section}, number) =>
    section.anchor === RELATED ? [] : [{...section, text: tidy(texts[number] ?? '')}, ...entries],
  );
}

/**
 * The searchable content of a page; `undefined` when it has no `h1`, or is `noindex`.
 * @param url path of the page from the root of the host
 * @param area name of the part of the site
 */
export function searchPageOf(page: Page, url: string, area: string): SearchPage | undefined {
  const main = copyOf(page, 'main');
  const title = tidy(main.find('h1').first().text());
  if (!title || !page.isListed) {
    return undefined;
  }
  main.find(NOT_SEARCHED).remove();
  return {
    url,
    area,
    aliases: [],
    keywords: page.keywords.map(tidy).filter(Boolean),
    tag: page.searchTag,
    sections: sectionsOf(page.document, main, title).filter(({level, text, heading}) => level === 1 || text || heading),
  };
}
