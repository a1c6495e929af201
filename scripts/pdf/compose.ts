/** One document out of the pages of a manual: title page, table of contents, chapters. */
import type {CheerioAPI} from 'cheerio';
import type {Locale} from '../../src/config/locales';
import {TAGLINE, TITLE} from '../../src/config/site';
import type {Manual, ManualEntry} from '../../src/plugins/site-output/contents';
import {escapeHtml} from '../../src/plugins/search/shared/answer';

/** A chapter or a part of the manual. */
export interface Chapter {
  /** Id of its heading in the printed document. */
  id: string;
  /** 1.2.3 */
  number: string;
  title: string;
  /** 1 for the outermost. */
  depth: number;
  description: string;
  /** Path of its page on the host; missing for a part without one. */
  path?: string;
  /** Whether it only gathers the chapters that follow. */
  isPart: boolean;
}

/** The entries of a manual, numbered, in the order of reading. */
export function chaptersOf(entries: readonly ManualEntry[], above = ''): Chapter[] {
  return entries.flatMap((entry, index) => {
    const number = `${above}${index + 1}`;
    const chapter: Chapter = {
      id: `chapter-${number.replaceAll('.', '-')}`,
      number,
      title: entry.title,
      depth: number.split('.').length,
      description: entry.description ?? '',
      ...(entry.path !== undefined && {path: entry.path}),
      isPart: entry.entries !== undefined,
    };
    return [chapter, ...chaptersOf(entry.entries ?? [], `${number}.`)];
  });
}

const TEXT = '.theme-doc-markdown, article.markdown';

/** What a sheet of paper cannot do, or what stands there already. */
const NOT_PRINTED = [
  'script',
  'style',
  'template',
  'noscript',
  'button',
  'fieldset',
  'dialog',
  'header',
  'h1',
  '.hash-link',
  '[data-search="off"]',
  '[data-twin="off"]',
  'img[class*="dark"]',
  '[class*="themedComponent--dark"]',
].join(',');

export interface Links {
  /** Place in the printed document for an address of the site; `undefined` when the manual does not hold it. */
  inside: (pathname: string, hash: string) => string | undefined;
  /** Published address of the site, without a path. */
  origin: string;
  /** Sentence that stands for a tool, before the address of its page. */
  toolNote: string;
}

/** The text of a page as a part of the printed document: ids of its own, headings below that of the chapter. */
export function chapterText($: CheerioAPI, chapter: Chapter, links: Links): string {
  const text = $(TEXT).first();
  if (text.length === 0) {
    throw new Error(`The page ${chapter.path} has no text. Build the site again.`);
  }
  text.find(NOT_PRINTED).remove();
  const own = (id: string) => `${chapter.id}--${id}`;
  text.find('[id]').each((_, element) => {
    $(element).attr('id', own($(element).attr('id') ?? ''));
  });
  // Drawings refer to their own markers and gradients.
  text.find('svg *').each((_, element) => {
    for (const [name, value] of Object.entries((element as {attribs: Record<string, string>}).attribs)) {
      if (/url\(#|^#/.test(value)) {
        $(element).attr(
          name,
          value.replace(/#([\w-]+)/, (_match, id: string) => `#${own(id)}`),
        );
      }
    }
  });
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls']) {
    text.find(`[${attribute}]`).each((_, element) => {
      const ids = ($(element).attr(attribute) ?? '').split(/\s+/);
      $(element).attr(attribute, ids.map(own).join(' '));
    });
  }
  text.find('a[href]').each((_, element) => {
    const link = $(element);
    const url = new URL(link.attr('href') ?? '', `${links.origin}${chapter.path ?? '/'}`);
    if (url.origin !== links.origin) {
      return;
    }
    const place = links.inside(decodeURI(url.pathname), decodeURIComponent(url.hash.slice(1)));
    if (place !== undefined) {
      link.attr('href', `#${place}`).removeAttr('target');
    } else {
      link.attr('href', url.href).attr('data-own', '');
    }
  });
  // A tool works on a screen only; the printed page says where it is.
  text
    .find('form')
    .toArray()
    .filter((form) => $(form).parents('form').length === 0)
    .forEach((form) => {
      const address = `${links.origin}${chapter.path ?? '/'}`;
      $(form).replaceWith(
        $('<p class="tool">')
          .text(`${links.toolNote} `)
          .append($('<a data-own>').attr('href', address).text(decodeURI(address))),
      );
    });
  text.find('img').each((_, element) => {
    $(element)
      .attr('loading', 'eager')
      .removeAttr('decoding')
      .attr('data-width', $(element).attr('width') ?? '');
  });
  for (const level of [6, 5, 4, 3, 2]) {
    text.find(`h${level}`).each((_, element) => {
      const heading = $(element);
      heading.attr('data-level', String(level));
      (element as {name: string}).name = `h${Math.min(6, level + chapter.depth - 1)}`;
    });
  }
  return text.html() ?? '';
}

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

/** What stands in the place of a tool. */
export function toolNote(locale: Locale): string {
  return WORDS[locale].tool;
}

export interface Composition {
  manual: Manual;
  locale: Locale;
  chapters: readonly Chapter[];
  /** HTML of each chapter with a page, by its id. */
  texts: ReadonlyMap<string, string>;
  /** Page of each chapter by its id, as far as known. */
  pages: ReadonlyMap<string, number>;
  /** Addresses of the style sheets of the site. */
  styles: readonly string[];
  /** Rules of the printed document. */
  css: string;
  /** Published address of the manual's first page. */
  address: string;
  /** Day that the title page names. */
  date: Date;
  /** Drawing of the title page, as SVG. */
  drawing: string;
}

/** The whole document as HTML. */
export function composeManual(composition: Composition): string {
  const {manual, locale, chapters, texts, pages, styles, css, address, date, drawing} = composition;
  const words = WORDS[locale];
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
    date,
  );
  const title = `${manual.title} – ${TITLE[locale]}`;
  const lines = chapters.map(
    ({id, number, title: name, depth}) =>
      `<li data-depth="${depth}"><a href="#${id}"><span class="number">${number}</span><span class="name">${escapeHtml(name)}</span>` +
      `<span class="page">${pages.get(id) ?? '000'}</span></a></li>`,
  );
  const bodies = chapters.map(({id, number, title: name, depth, description, isPart}) => {
    const tag = `h${Math.min(depth, 6)}`;
    const heading = `<${tag} id="${id}" class="chapter-title" data-depth="${depth}"><span class="number">${number}</span> ${escapeHtml(name)}</${tag}>`;
    return isPart
      ? `<section class="part" data-depth="${depth}">${heading}<p class="lead">${escapeHtml(description)}</p></section>`
      : `<section class="chapter" data-depth="${depth}">${heading}<div class="theme-doc-markdown markdown">${texts.get(id) ?? ''}</div></section>`;
  });
  return `<!doctype html>
<html lang="${locale}" data-theme="light"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
<style>${css.replaceAll('RUNNING_TITLE', JSON.stringify(title))}</style></head>
<body>
<section class="title-page">
<p class="site">${escapeHtml(TITLE[locale])}</p>
<p class="manual-title">${escapeHtml(manual.title)}</p>
<p class="kind">${words.manual} · ${escapeHtml(TAGLINE[locale])}</p>
${drawing}
<p class="edition">${words.state} ${day}<br>${words.published}: <a data-own href="${escapeHtml(address)}">${escapeHtml(decodeURI(address))}</a></p>
</section>
<section class="contents"><p class="contents-title">${words.contents}</p><ol>${lines.join('')}</ol></section>
<main>${bodies.join('\n')}</main>
</body></html>`;
}

/** Chapters by the path of their page, and places inside them. */
export function linksInside(
  chapters: readonly Chapter[],
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): Links['inside'] {
  const byPath = new Map(
    chapters.flatMap((chapter) => (chapter.path === undefined ? [] : [[decodeURI(chapter.path), chapter] as const])),
  );
  return (pathname, hash) => {
    const chapter = byPath.get(pathname.replace(/\/?$/, '/'));
    if (!chapter) {
      return undefined;
    }
    return hash && ids.get(chapter.id)?.has(hash) ? `${chapter.id}--${hash}` : chapter.id;
  };
}
