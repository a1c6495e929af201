/** Composes the HTML of a printed manual from pages of the site: title page, table of contents, chapters. */
import type {Locale} from '../../src/config/locales';
import {TAGLINE, TITLE} from '../../src/config/site';
import {withSlash} from '../../src/lib/addresses';
import type {Manual, ManualEntry} from '../../src/plugins/site-output/manuals';
import {copyOf, NOT_TEXT, TEXT, type Page} from '../../src/plugins/site-output/page';
import {escapeHtml} from '../../src/lib/escapeHtml';

/** A chapter, or a part that only groups chapters. */
export interface Chapter {
  /** Id of the heading in the printed manual. */
  id: string;
  /** Number of the chapter, such as `1.2.3`. */
  number: string;
  title: string;
  /** Level in the table of contents; 1 is the outermost. */
  depth: number;
  description: string;
  /** Path of the page of the site, including the base path; absent for a part that has none. */
  path?: string;
  isPart: boolean;
}

/** Numbered chapters for the entries of a manual, in reading order. @param above prefix of the numbers, such as `1.` */
export function chaptersOf(entries: readonly ManualEntry[], above = ''): Chapter[] {
  return entries.flatMap(({title, path, description = '', entries: below}, index) => {
    const number = `${above}${index + 1}`;
    const id = `chapter-${number.replaceAll('.', '-')}`;
    const depth = number.split('.').length;
    const chapter = {id, number, title, depth, description, path, isPart: below !== undefined};
    return [chapter, ...chaptersOf(below ?? [], `${number}.`)];
  });
}

/** Selects what chapters omit: `NOT_TEXT`, and the header and h1 of the page, which the chapter title replaces. */
const NOT_PRINTED = `${NOT_TEXT}, header, h1`;

const WORDS = {
  cs: {
    contents: 'Obsah',
    manual: 'Příručka',
    state: 'Stav k',
    published: 'Nejnovější vydání',
    tool: 'Nástroj, který tu na stránce je, funguje na webu:',
  },
  en: {
    contents: 'Contents',
    manual: 'Manual',
    state: 'As of',
    published: 'Latest edition',
    tool: 'The tool that belongs here works on the website:',
  },
} as const;

const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * HTML of a page as a chapter of the PDF. Ids are unique, headings rank below the title, and a link to a page that is a
 * chapter, too, leads to that chapter.
 */
function chapterText(
  source: Page,
  {id: chapterId, depth}: Pick<Chapter, 'id' | 'depth'>,
  toolNote: string,
  origin: string,
  linkTo: (url: URL) => string | undefined,
): string {
  const text = copyOf(source, TEXT);
  if (text.length === 0) {
    throw new Error(`${source.file} has no text. Build the site again.`);
  }
  // Drawings, of which searches and copies have only the text alternative, are printed.
  text.find(NOT_PRINTED).not('[role="img"]').remove();
  const own = (id: string) => `${chapterId}--${id}`;
  const page = source.url;
  for (const element of text.find('*').toArray()) {
    const {attribs} = element;
    for (const [name, value] of Object.entries(attribs)) {
      if (name === 'id') {
        attribs.id = own(value);
      } else if (REFERENCES.includes(name)) {
        attribs[name] = value.split(/\s+/).map(own).join(' ');
      } else if (element.name !== 'a' && /url\(#|^#/.test(value)) {
        // Drawings refer to their own markers and gradients.
        attribs[name] = value.replace(/#([\w-]+)/, (_, id: string) => `#${own(id)}`);
      }
    }
    if (element.name === 'a' && attribs.href !== undefined) {
      const url = new URL(attribs.href, page);
      const place = url.origin === origin ? linkTo(url) : undefined;
      attribs.href = place === undefined ? url.href : `#${place}`;
      if (url.origin === origin) {
        attribs['data-own'] = '';
      }
    } else if (element.name === 'img') {
      Object.assign(attribs, {loading: 'eager', decoding: 'auto'});
    } else if (/^h[2-6]$/.test(element.name)) {
      const level = Number(element.name[1]);
      attribs['data-level'] = String(level);
      element.name = `h${Math.min(6, level + depth - 1)}`;
    }
  }
  // A tool works on screen only, so the printed page links to it.
  text.find('form').replaceWith(`<p class="tool">${toolNote} <a data-own href="${page}">${decodeURI(page)}</a></p>`);
  return text.html() ?? '';
}

/** Makes a function that maps a link's URL to an id in the printed manual; `undefined` if no chapter has the URL. */
function linkResolver(chapters: readonly Chapter[], sources: ReadonlyMap<string, Page>) {
  const byPath = new Map(chapters.map(({id, path = ''}) => [decodeURI(path), id]));
  return ({pathname, hash}: URL) => {
    const chapter = byPath.get(withSlash(decodeURI(pathname))) ?? '';
    const place = decodeURIComponent(hash.slice(1));
    return sources.get(chapter)?.ids.has(place) ? `${chapter}--${place}` : chapter || undefined;
  };
}

export interface Composition {
  manual: Manual;
  locale: Locale;
  chapters: readonly Chapter[];
  /** Page of the site for each chapter that has one, by the id of the chapter. */
  sources: ReadonlyMap<string, Page>;
  /** Page that is printed on a separate sheet before the title page. */
  card: Page | undefined;
  /** CSS of the printed manual, with the placeholder `RUNNING_TITLE` for the title of the manual. */
  css: string;
  /** Drawing of the title page, as SVG. */
  drawing: string;
}

/** Prepares a printed manual. @returns a function that takes page numbers by chapter id and makes the HTML */
export function composeManual({manual, locale, chapters, sources, card, css, drawing}: Composition) {
  const pages = [...sources.values(), ...(card ? [card] : [])];
  const address = pages[0]?.url;
  if (!address) {
    throw new Error(`The sidebar ${manual.id} has no page, or its first page has no canonical link.`);
  }
  const words = WORDS[locale];
  const date = pages
    .flatMap(({updated = []}) => updated)
    .sort()
    .at(-1);
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {dateStyle: 'long', timeZone: 'UTC'});
  const styles = [...new Set(pages.flatMap(({stylesheets}) => stylesheets))];
  if (styles.length === 0) {
    throw new Error(
      `The pages of ${manual.id} link no stylesheet, so the PDF would have no style. Build the site again.`,
    );
  }
  const {origin} = new URL(address);
  const linkTo = linkResolver(chapters, sources);
  const bodies = chapters.map((chapter) => {
    const {id, number, title, depth, description, isPart} = chapter;
    const name = `<span class="number">${number}</span> ${escapeHtml(title)}`;
    const heading = `<h${depth} id="${id}" class="chapter-title">${name}</h${depth}>`;
    const source = sources.get(id);
    const text = source && chapterText(source, chapter, words.tool, origin, linkTo);
    const below =
      text === undefined
        ? `<p class="lead">${escapeHtml(description)}</p>`
        : `<div class="theme-doc-markdown markdown">${text}</div>`;
    return `<section class="${isPart ? 'part' : 'chapter'}" data-depth="${depth}">${heading}${below}</section>`;
  });
  const title = `${manual.title} – ${TITLE[locale]}`;
  const firstPage = card
    ? `<section class="first-page"><h1>${escapeHtml(card.title)}</h1><div class="markdown">` +
      `${chapterText(card, {id: 'card', depth: 1}, words.tool, origin, linkTo)}</div></section>`
    : '';
  return (numbers: ReadonlyMap<string, number>): string => {
    const lines = chapters.map(
      ({id, number, title: name, depth}) =>
        `<li data-depth="${depth}"><a href="#${id}"><span class="number">${number}</span>` +
        `${escapeHtml(name)}<span class="leader"></span>${numbers.get(id) ?? '000'}</a></li>`,
    );
    return `<!doctype html>
<html lang="${locale}" data-theme="light"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<style>${css.replaceAll('RUNNING_TITLE', JSON.stringify(title))}</style></head>
<body>
${firstPage}
<section class="title-page">
<p class="site">${escapeHtml(TITLE[locale])}</p>
<p class="manual-title">${escapeHtml(manual.title)}</p>
<p class="kind">${words.manual} · ${escapeHtml(TAGLINE[locale])}</p>
${drawing}
<p class="edition">${date === undefined ? '' : `${words.state} ${day.format(new Date(date))}<br>`}
${words.published}: <a data-own href="${escapeHtml(address)}">${escapeHtml(decodeURI(address))}</a></p>
</section>
<section class="contents"><p class="contents-title">${words.contents}</p><ol>${lines.join('')}</ol></section>
<main>${bodies.join('\n')}</main>
</body></html>`;
  };
}
