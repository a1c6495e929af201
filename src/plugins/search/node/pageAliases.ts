import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import fs from 'node:fs/promises';
import path from 'node:path';
import {filePairOf} from '../../../content/translations/files';
import {searchWordsOf} from '../../../content/searchWords';
import type {SearchPage} from '../shared/types';

/** Matches a Markdown heading with an explicit id, e.g. `## Text {#id}`. */
const HEADING = /^#{2,6} +(.+?) *\{#([\w-]+)\}$/gm;

/** What the source of a page says in its language; `undefined` when there is no such file. */
async function readSource(siteDir: string, file: string) {
  const filePath = path.join(siteDir, file);
  const fileContent = await fs.readFile(filePath, 'utf8').catch(() => undefined);
  if (fileContent === undefined) {
    return undefined;
  }
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const names = [frontMatter.title, frontMatter.sidebar_label].filter((name) => typeof name === 'string');
  const headings = new Map([...content.matchAll(HEADING)].map(([, heading = '', id = '']) => [id, heading]));
  return {names, headings, searchWords: searchWordsOf(frontMatter, file)};
}

/**
 * Returns the names that the address gives a page: `['map']` for `…/map/`. As `basics` and `intro` name no page on their
 * own, `…/charts/basics/` gives `['charts', 'charts basics']`.
 */
function namesInAddress(route: string): string[] {
  const [last = '', parent = ''] = route.split('/').filter(Boolean).reverse();
  return /^(?:basics|intro)$/.test(last) ? [parent, `${parent} ${last}`] : [last];
}

/**
 * Adds to a page its names in both languages, words of its address, the other language's headings, and its own
 * `search_words`.
 * @param route path below the base path of the language
 * @param source path of the source file, relative to the site folder; `undefined` when the page has no source file
 */
export async function withAliases(
  page: SearchPage,
  {route, source, siteDir}: {route: string; source: string | undefined; siteDir: string},
): Promise<SearchPage> {
  const pair = source === undefined ? undefined : filePairOf(source);
  const own = source === undefined ? undefined : await readSource(siteDir, source);
  const other = pair && (await readSource(siteDir, pair.cs === source ? pair.en : pair.cs));
  const aliases = [...(own?.names ?? []), ...namesInAddress(route), ...(other?.names ?? [])];
  return {
    ...page,
    aliases: [...new Set(aliases)].filter((name) => name && name !== page.sections[0]?.heading),
    sections: page.sections.map((section) => {
      const translatedHeading = other?.headings.get(section.anchor);
      const searchWords = [...(section.searchWords ?? []), ...(own?.searchWords.get(section.anchor) ?? [])];
      return {
        ...section,
        ...(translatedHeading !== section.heading && {translatedHeading}),
        ...(searchWords.length > 0 && {searchWords}),
      };
    }),
  };
}
