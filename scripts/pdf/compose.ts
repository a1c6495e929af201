/** Composes the HTML of a printed manual from pages of the site: title page, table of contents, chapters. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {TAGLINE, TITLE} from '../../src/config/site';
import {routeOf, withSlash} from '../../src/lib/addresses';
import {escapeHtml} from '../../src/lib/escapeHtml';
import type {Contents, ContentsEntry} from '../../src/plugins/site-output/tablesOfContents';
import {copyOf, NOT_TEXT, parsePage, TEXT, type Page} from '../../src/plugins/site-output/page';
import {withColors} from '../../src/plugins/site-output/tokens';
import type {Site} from '../../src/plugins/site-output/types';
import {fontFaces} from '../../src/plugins/site-theme/stylesheet';

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
  /** When its text last changed, in ms since 1970. */
  updated?: number;
  isPart: boolean;
}

/** Numbered chapters for the entries of a manual, in reading order. @param above prefix of the numbers, such as `1.` */
export function chaptersOf(entries: readonly ContentsEntry[], above = ''): Chapter[] {
  return entries.flatMap(({title, path, updated, description = '', entries: below}, index) => {
    const number = `${above}${index + 1}`;
    const id = `chapter-${number.replaceAll('.', '-')}`;
    const depth = number.split('.').length;
    const chapter = {id, number, title, depth, description, path, updated, isPart: below !== undefined};
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

/** Maps a URL to its id in the PDF; `undefined` if no chapter has the URL. */
type LinkTo = (url: URL) => string | undefined;

/**
 * HTML of a page as a chapter of the PDF. Ids are unique, headings rank below the title, and a link to a page that is a
 * chapter, too, leads to that chapter.
 */
function chapterText(source: Page, {id: chapterId, depth}: Chapter, toolNote: string, linkTo: LinkTo) {
  const text = copyOf(source, TEXT);
  if (text.length === 0) {
    throw new Error(`${source.file} has no text. Build the site again.`);
  }
  // Drawings, of which searches and copies have only the text alternative, are printed.
  text.find(NOT_PRINTED).not('[role="img"]').remove();
  const own = (id: string) => `${chapterId}--${id}`;
  const page = source.url;
  const {origin} = new URL(page);
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

/** A file of this folder, with the colors of the site. */
const designed = async (name: string) => withColors(await fs.readFile(path.join(__dirname, name), 'utf8'));

/** Prepares a printed manual. @returns its chapters, and a function that takes page numbers by id and makes the HTML */
export async function composeManual({dir, baseUrl}: Site, {id, title: name, entries}: Contents, locale: Locale) {
  const chapters = chaptersOf(entries);
  const sources = new Map<Chapter, Page>();
  for (const chapter of chapters) {
    if (!chapter.isPart && chapter.path !== undefined) {
      const file = path.join(dir, routeOf(chapter.path, baseUrl), 'index.html');
      sources.set(chapter, parsePage(await fs.readFile(file, 'utf8'), {file}));
    }
  }
  const [first] = sources.values();
  if (!first?.url || first.stylesheets.length === 0) {
    throw new Error(`The first page of ${id} has no canonical link or no stylesheet. Build the site again.`);
  }
  const linkTo = ({pathname, hash}: URL) => {
    const chapter = chapters.find((one) => one.path && decodeURI(one.path) === withSlash(decodeURI(pathname)));
    const place = decodeURIComponent(hash.slice(1));
    return chapter && sources.get(chapter)?.ids.has(place) ? `${chapter.id}--${place}` : chapter?.id;
  };
  const words = WORDS[locale];
  const bodies = chapters.map((chapter) => {
    const {number, title, depth, description, isPart} = chapter;
    const source = sources.get(chapter);
    const below = source
      ? `<div class="theme-doc-markdown markdown">${chapterText(source, chapter, words.tool, linkTo)}</div>`
      : `<p class="lead">${escapeHtml(description)}</p>`;
    return (
      `<section class="${isPart ? 'part' : 'chapter'}" data-depth="${depth}">` +
      `<h${depth} id="${chapter.id}" class="chapter-title"><span class="number">${number}</span> ${escapeHtml(title)}</h${depth}>` +
      `${below}</section>`
    );
  });
  const dates = chapters.flatMap(({updated = []}) => updated);
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {dateStyle: 'long', timeZone: 'UTC'});
  const edition = dates.length > 0 ? `${words.state} ${day.format(Math.max(...dates))}<br>` : '';
  const title = `${name} – ${TITLE[locale]}`;
  const css = (await designed('manual.css')).replaceAll('RUNNING_TITLE', JSON.stringify(title));
  const drawing = await designed('cover.svg');
  const html = (numbers: ReadonlyMap<string, number>): string => {
    const lines = chapters.map(
      (chapter) =>
        `<li data-depth="${chapter.depth}"><a href="#${chapter.id}"><span class="number">${chapter.number}</span>` +
        `${escapeHtml(chapter.title)}<span class="leader"></span>${numbers.get(chapter.id) ?? '000'}</a></li>`,
    );
    return `<!doctype html>
<html lang="${locale}" data-theme="light"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
${first.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<style>${fontFaces(baseUrl)}${css}</style></head>
<body>
<section class="title-page">
<p class="site">${escapeHtml(TITLE[locale])}</p>
<p class="manual-title">${escapeHtml(name)}</p>
<p class="kind">${words.manual} · ${escapeHtml(TAGLINE[locale])}</p>
${drawing}
<p class="edition">${edition}
${words.published}: <a data-own href="${escapeHtml(first.url)}">${escapeHtml(decodeURI(first.url))}</a></p>
</section>
<section class="contents"><p class="contents-title">${words.contents}</p><ol>${lines.join('')}</ol></section>
<main>${bodies.join('\n')}</main>
</body></html>`;
  };
  return {chapters, html};
}
