/** A finished page. Only this module parses and changes built HTML; all other modules go through `Page`. */
import {createHash} from 'node:crypto';
import {load, type CheerioAPI} from 'cheerio';

export type Elements = ReturnType<CheerioAPI>;

/** Selects what search, Markdown copies and PDF omit: controls, scripts, styles, messages for screen readers. */
export const NOT_TEXT =
  'script, style, template, noscript, button, fieldset, select, dialog, [role="status"], [role="alert"], .hash-link, ' +
  '.site-visually-hidden, [data-search="off"], [data-markdown-copy="off"], ' +
  // The same picture in the other color mode.
  'img[src*=".dark."]';

/** Selects the text of a document, a post, or a standalone page written in MDX. */
export const TEXT = '.theme-doc-markdown, article .markdown, article.markdown';

/** Facts about a page for the site steps, which run when the parsed pages are no longer in memory. */
export interface PageFacts {
  /** Address to which the page redirects; `undefined` when the page is not a redirect. */
  redirect: string | undefined;
  /** Hashes of the inline scripts, as the Content-Security-Policy of the page lists them: `sha256-…`. */
  scripts: readonly string[];
  /** For each picture, the addresses of its files, `src` first. Offline, the `src` file stands in for unsaved files. */
  pictures: readonly (readonly string[])[];
}

export interface Page extends PageFacts {
  /** Absolute path of the HTML file. */
  file: string;
  /** Path below the base path of the language, decoded, ends with a slash; empty for the home page. */
  route: string;
  /** Absolute URL of the published page, encoded; empty for a page without a canonical link. */
  url: string;
  /** Title of the page, without the name of the site. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Tag by which search selects a version of the manual: `docs-<plugin>-<version>`, or `default` for other pages. */
  searchTag: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** Address of the Markdown copy; `undefined` when the page offers none. */
  markdown: string | undefined;
  /** Addresses of the stylesheets to which the page links. */
  stylesheets: readonly string[];
  ids: ReadonlySet<string>;
  /** The parsed page, as the build wrote it. Do not change it; `copyOf` returns copies that may be changed. */
  document: CheerioAPI;
  /** Contents of the style elements that steps have added to the page. */
  addedStyles: string[];
  /** Adds HTML in place of the first match of `selector`, as its last content, or after it. @throws without a match */
  write: (selector: string, where: 'instead' | 'atEnd' | 'after', html: string) => void;
  /** HTML of the page, including everything that `write` has added. */
  html: () => string;
}

/** Hash of an inline script or style, in the form used in a Content-Security-Policy (`sha256-…`). */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Contents of the inline scripts that browsers run, without JSON data blocks. */
export function inlineScriptsOf($: CheerioAPI): string[] {
  const scripts = $('script:not([src]):not([type="application/ld+json"]):not([type="application/json"])');
  return Array.from(scripts, (script) => $(script).html() ?? '');
}

function picturesOf($: CheerioAPI): string[][] {
  return Array.from($('img'), (image) => {
    const elements = [...$(image).parent('picture').find('source').toArray(), image];
    const sets = elements.flatMap((element) => [$(element).attr('srcset'), $(element).attr('data-zoom-src')]);
    const others = sets.flatMap((set) => set?.split(',') ?? []).map((other) => other.trim().split(/\s/)[0] ?? '');
    return [$(image).attr('src') ?? '', ...others];
  });
}

type Location = Record<'startOffset' | 'endOffset', number>;

/** Collects insertions and replacements, so that the HTML of the page is assembled only once. */
function editor($: CheerioAPI, file: string, original: string): Pick<Page, 'write' | 'html'> {
  const edits: {start: number; end: number; added: string}[] = [];
  return {
    write(selector, where, added) {
      const place = $(selector).get(0)?.sourceCodeLocation as (Location & {endTag?: Location}) | undefined;
      if (!place) {
        throw new Error(`${file} has no ${selector} for what the build writes there.`);
      }
      const end = where === 'atEnd' ? (place.endTag?.startOffset ?? place.endOffset) : place.endOffset;
      edits.push({start: where === 'instead' ? place.startOffset : end, end, added});
    },
    html() {
      edits.sort((one, other) => one.start - other.start);
      const parts = edits.map(({start, added}, index) => original.slice(edits[index - 1]?.end ?? 0, start) + added);
      return parts.join('') + original.slice(edits.at(-1)?.end ?? 0);
    },
  };
}

/** Parses the HTML of a finished page. @param site title of the site, to be removed from the end of the page title */
export function parsePage(html: string, {file = '', route = '', site = ''} = {}): Page {
  // Without scripting the content of <noscript> is parsed too: it is the page of readers without JavaScript.
  const $ = load(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});
  const head = $('head');
  const meta = (name: string) => head.find(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content');
  const title = head.children('title').text();
  const refresh = head.find('meta[http-equiv="refresh"]').attr('content') ?? '';
  return {
    file,
    route,
    document: $,
    url: head.find('link[rel=canonical]').attr('href') ?? '',
    title: title.endsWith(` | ${site}`) ? title.slice(0, -` | ${site}`.length) : title,
    description: meta('description') ?? '',
    keywords: meta('keywords')?.split(',') ?? [],
    searchTag: meta('docsearch:docusaurus_tag') ?? meta('docusaurus_tag') ?? 'default',
    isListed: !meta('robots')?.includes('noindex'),
    // `/` has no name to append `.md` to.
    markdown: route === '' ? undefined : head.find('link[rel=alternate][type="text/markdown"]').attr('href'),
    stylesheets: Array.from($('link[rel=stylesheet]'), (link) => $(link).attr('href') ?? ''),
    ids: new Set(Array.from($('[id]'), (element) => $(element).attr('id') ?? '')),
    redirect: /^\d+;\s*url=(.+)$/i.exec(refresh)?.[1],
    scripts: inlineScriptsOf($).map(hashSource),
    pictures: picturesOf($),
    addedStyles: [],
    ...editor($, file, html),
  };
}

/** A copy of the first element that matches `selector`. Callers may change it. Empty when no element matches. */
export function copyOf({document: $}: Page, selector: string): Elements {
  return $(selector).first().clone();
}
