import fs from 'node:fs/promises';
import path from 'node:path';
import {MAIN_DOC, REDIRECTS, type Redirect} from '../../config/redirects';
import type {Language, LanguageStep} from './types';

const ROOT = path.resolve(__dirname, '../../..');

/** The redirects of a language. Test sites have other pages, so they do not get the redirects of `src/config`. */
function redirectsOf({siteDir, baseUrl, routesPaths}: Language): readonly Redirect[] {
  const hasMainDoc = routesPaths.includes(`${baseUrl}docs/${MAIN_DOC}/`) && !routesPaths.includes(`${baseUrl}docs/`);
  const toMain: Redirect = {from: '/docs', to: `/docs/${MAIN_DOC}`};
  return [...(hasMainDoc ? [toMain] : []), ...(siteDir === ROOT ? REDIRECTS : [])];
}

/** HTML of the page at an old address. Its script keeps query and hash, or neither if the target has a hash. */
function redirectPage(target: string): string {
  const rest = target.includes('#') ? '' : ' + window.location.search + window.location.hash';
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${target}"></head>
<script>window.location.href = '${target}'${rest};</script></html>
`;
}

/**
 * Writes a page at every old address. Not `@docusaurus/plugin-client-redirects`, because these pages must exist before
 * later steps add a Content-Security-Policy to each page.
 * @throws when the target of a redirect does not exist, or a page has the old address
 */
export const writeRedirects: LanguageStep = async (language) => {
  const {outDir, baseUrl, routesPaths} = language;
  const pages = new Set(routesPaths.map((route) => decodeURI(route)));
  const redirects = redirectsOf(language);
  for (const {from, to} of redirects) {
    const [, page = '', hash = ''] = /^\/([^#]*?)\/?(#.*)?$/.exec(to) ?? [];
    const target = `${baseUrl}${page}/`;
    if (!pages.has(target)) {
      throw new Error(`${from} redirects to ${to}, which is no page. Correct src/config/redirects.ts.`);
    }
    if (pages.has(`${baseUrl}${from.slice(1)}/`)) {
      throw new Error(`${from} is a page. Delete it, or its line in src/config/redirects.ts.`);
    }
    const file = path.join(outDir, from, 'index.html');
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, redirectPage(encodeURI(target) + hash));
  }
  return `${redirects.length} addresses`;
};
