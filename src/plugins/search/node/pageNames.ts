import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {RouteConfig} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {READER_WORDS} from '../../../data/readerWords';
import {pairOf} from '../../../content/translations/files';
import type {SearchPage} from '../shared/types';

/** A heading with its id, as texts of this site write it. */
const HEADING = /^#{2,6} +(.+?) *\{#([\w-]+)\}$/gm;

interface SourceNames {
  names: string[];
  /** By id. */
  headings: Map<string, string>;
}

const NONE: SourceNames = {names: [], headings: new Map()};

async function namesInSource(file: string): Promise<SourceNames> {
  const fileContent = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (fileContent === undefined) {
    return NONE;
  }
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
  const names = [frontMatter.title, frontMatter.sidebar_label].filter((name) => typeof name === 'string');
  const headings = [...content.matchAll(HEADING)].map(([, heading = '', id = '']) => [id, heading] as const);
  return {names, headings: new Map(headings)};
}

/** Words of the last part of an address that says something: `/docs/web-portal/users/basics/` is about `users`. */
function nameInAddress(route: string): string {
  const whole = `/${route.replace(/^docs\//, '').replace(/\/$/, '')}`;
  return (
    whole
      .replace(/(?<=.)\/(?:basics|intro)$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** Source files of pages by address, from the routes of a build. */
export function sourceFiles(routes: readonly RouteConfig[]): Map<string, string> {
  const files = routes.flatMap(({path: address, metadata, routes: children = []}): (readonly [string, string])[] => {
    const own = metadata?.sourceFilePath;
    return [...(own === undefined ? [] : [[address, own] as const]), ...sourceFiles(children)];
  });
  return new Map(files);
}

/**
 * Adds what a page is called besides its title: the label in the sidebar, the words of its address, and title, label and
 * headings in the other language.
 * @param route path below the base path of the language
 * @param source path of the text from the site folder, if the page is made from one
 */
export async function withNames(
  page: SearchPage,
  {route, source, siteDir}: {route: string; source: string | undefined; siteDir: string},
): Promise<SearchPage> {
  const pair = source === undefined ? undefined : pairOf(source);
  const other = pair && path.join(siteDir, pair.cs === source ? pair.en : pair.cs);
  const own = source === undefined ? NONE : await namesInSource(path.join(siteDir, source));
  const {names, headings} = other === undefined ? NONE : await namesInSource(other);
  const all = [...page.names, ...own.names, nameInAddress(route), ...names];
  return {
    ...page,
    names: [...new Set(all)].filter((name) => name && name !== page.title),
    sections: page.sections.map((section) => {
      const also = headings.get(section.anchor);
      const asked = Object.values(READER_WORDS[`${route.replace(/\/$/, '')}#${section.anchor}`] ?? {}).join(', ');
      return {...section, ...(also !== section.heading && {also}), ...(asked && {keywords: asked.split(', ')})};
    }),
  };
}
