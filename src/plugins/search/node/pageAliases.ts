import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import fs from 'node:fs/promises';
import path from 'node:path';
import {SYMPTOMS} from '../../../data/synonyms';
import {filePairOf} from '../../../content/translations/files';
import {searchWordsOf, type SearchWords} from '../../../content/searchWords';
import type {SearchPage} from '../shared/types';
import {PROBLEMS} from './searchPage';

/** Matches a Markdown heading with an explicit id, e.g. `## Text {#id}`. */
const HEADING = /^#{2,6} +(.+?) *\{#([\w-]+)\}$/gm;

interface SourceInfo {
  /** Title and sidebar label, if the front matter contains them. */
  names: string[];
  /** Texts of headings by id. */
  headings: ReadonlyMap<string, string>;
  searchWords: SearchWords;
}

async function readSource(siteDir: string, file: string): Promise<SourceInfo | undefined> {
  const filePath = path.join(siteDir, file);
  const fileContent = await fs.readFile(filePath, 'utf8').catch(() => undefined);
  if (fileContent === undefined) {
    return undefined;
  }
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const names = [frontMatter.title, frontMatter.sidebar_label].filter((name) => typeof name === 'string');
  const headings = [...content.matchAll(HEADING)].map(([, heading = '', id = '']) => [id, heading] as const);
  return {names, headings: new Map(headings), searchWords: searchWordsOf(frontMatter, file)};
}

/**
 * Returns the names of a page in its address: `['map']` for `…/map/`. As `basics` and `intro` name no page on their
 * own, `…/charts/basics/` gives `['charts', 'charts basics']`.
 */
function namesInAddress(route: string): string[] {
  const [last = '', parent = ''] = route.split('/').filter(Boolean).reverse();
  return /^(?:basics|intro)$/.test(last) ? [parent, `${parent} ${last}`] : [last];
}

/**
 * Adds to a page its names in both languages, words of its address, the other language's headings, and the
 * `search_words` of both languages. The page's section with the id `problems` also gets words that readers type when
 * something fails.
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
    aliases: [...new Set(aliases)].filter((name) => name && name !== page.title),
    sections: page.sections.map((section) => {
      const translatedHeading = other?.headings.get(section.anchor);
      const searchWords = [own, other].flatMap((info) => info?.searchWords.get(section.anchor) ?? []);
      const symptoms = section.anchor === PROBLEMS ? SYMPTOMS : [];
      const keywords = [...(section.keywords ?? []), ...searchWords, ...symptoms];
      return {
        ...section,
        ...(translatedHeading !== section.heading && {translatedHeading}),
        ...(keywords.length > 0 && {keywords}),
      };
    }),
  };
}
