import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {pack} from '../shared/packed';
import type {IndexManifest, SearchIndex, SearchPage, Synonyms} from '../shared/types';
import {pageFromHtml} from './html';

/** Name of the manifest, below the base path of every language. */
export const MANIFEST_FILE = 'search-index.json';

/** Where the build put the page of a route, or `undefined` when the route has no page of its own. */
async function htmlOf(outDir: string, route: string, baseUrl: string): Promise<string | undefined> {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = [path.join(outDir, relative, 'index.html'), path.join(outDir, `${relative}.html`)];
  for (const file of candidates) {
    try {
      return await fs.readFile(file, 'utf8');
    } catch (error) {
      if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) {
        throw error;
      }
    }
  }
  return undefined;
}

/** Pages of the built language in the order of their addresses, so that the same content gives the same file. */
export async function pagesFromBuild({
  outDir,
  baseUrl,
  routes,
  siteTitle,
}: {
  outDir: string;
  baseUrl: string;
  routes: readonly string[];
  siteTitle: string;
}): Promise<SearchPage[]> {
  const pages: SearchPage[] = [];
  for (const route of [...new Set(routes)].filter((candidate) => !candidate.endsWith('/404.html')).sort()) {
    const html = await htmlOf(outDir, route, baseUrl);
    const page = html && pageFromHtml(html, route, siteTitle);
    if (page) {
      // A part of a string keeps the whole in memory, a copy does not.
      pages.push(structuredClone(page));
    }
  }
  return pages;
}

/** The index of a language. */
export function indexOf(
  pages: readonly SearchPage[],
  {language, origin, synonyms}: Pick<SearchIndex, 'language' | 'origin'> & {synonyms: Synonyms},
): SearchIndex {
  return {language, origin, synonyms, pages: [...pages]};
}

/**
 * Writes the index under a name that changes with its content, and the manifest that leads to it.
 * @returns path of the index file below `outDir` and its size in bytes
 */
export async function writeIndex(outDir: string, index: SearchIndex): Promise<{file: string; bytes: number}> {
  const content = JSON.stringify(pack(index));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `assets/search/${index.language}.${hash}.json`;
  await fs.mkdir(path.join(outDir, 'assets/search'), {recursive: true});
  await fs.writeFile(path.join(outDir, file), content);
  const manifest: IndexManifest = {index: file};
  await fs.writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
  return {file, bytes: Buffer.byteLength(content)};
}
