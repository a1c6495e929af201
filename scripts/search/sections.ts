import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {DEFAULT_LOCALE, type Locale} from '../../src/config/locales';
import {MANIFEST_FILE} from '../../src/plugins/search/node/indexFile';
import {unpack} from '../../src/plugins/search/shared/packed';
import type {IndexManifest, SearchIndex, Synonyms} from '../../src/plugins/search/shared/types';

/** One section of a page, with the fields that engines for documentation search in. */
export interface FlatSection {
  id: number;
  /** From the root of the host, with the anchor. */
  address: string;
  /** Title of the page. */
  title: string;
  /** Empty for the beginning of the page. */
  heading: string;
  /** What the author gave the page to be found by; only at its beginning. */
  keywords: string;
  text: string;
  /** One row of a table or list, or a page that only leads to others: rarely what a reader looks for. */
  minor: boolean;
}

/** Everything that the engines under comparison are made from: the same sections for each. */
export interface Corpus {
  language: Locale;
  /** Folder of the build of the language. */
  dir: string;
  /** Path that every address of the language begins with. */
  base: string;
  sections: FlatSection[];
  /** Addresses of the pages, without anchors. */
  pages: string[];
  synonyms: Synonyms;
  /** The index as the embedded engine reads it. */
  index: SearchIndex;
  /** What the embedded engine fetches, compressed. */
  indexBytes: number;
}

/** Size in bytes of what a host that compresses with Brotli sends. */
export const compressed = (content: string | Buffer): number => brotliCompressSync(content).length;

/** The sections of an index; the only place here that knows how the index stores them. */
export function sectionsOf({pages}: Pick<SearchIndex, 'pages'>): FlatSection[] {
  return pages
    .flatMap(({url, title, keywords, list, sections}) =>
      sections.map(({anchor, level, heading, text, entry}) => ({
        address: anchor ? `${url}#${anchor}` : url,
        title,
        heading: level === 1 ? '' : heading,
        keywords: level === 1 ? keywords.join(', ') : '',
        text,
        minor: Boolean(list ?? entry),
      })),
    )
    .map((section, id) => ({id, ...section}));
}

/** @throws when the build lacks the index of the language */
export function readCorpus(build: string, language: Locale): Corpus {
  const dir = language === DEFAULT_LOCALE ? build : path.join(build, language);
  const manifest = path.join(dir, MANIFEST_FILE);
  if (!fs.existsSync(manifest)) {
    throw new Error(`${manifest} does not exist. Build the site first, or name the folder of the build with --build.`);
  }
  const {index: file} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as IndexManifest;
  const content = fs.readFileSync(path.join(dir, file));
  const index = unpack(JSON.parse(content.toString()));
  const pages = index.pages.map(({url}) => url);
  return {
    language,
    dir,
    // The start page of the language is the page with the shortest address.
    base: pages.reduce((shortest, page) => (page.length < shortest.length ? page : shortest)),
    sections: sectionsOf(index),
    pages,
    synonyms: index.synonyms,
    index,
    indexBytes: compressed(content),
  };
}
