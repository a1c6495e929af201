/** Writes `robots.txt`, and writes and parses `_headers` and `_redirects` for Netlify, Cloudflare, preview and nginx. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {HEADER_RULES, securityHeaders} from '../../config/headers';
import {outsideLink} from '../../config/links';
import {localePath, LOCALES} from '../../config/locales';
import {filesOf} from '../../content/filesOf';
import {factsOf} from './pages';
import type {Site, SiteStep} from './types';

/** A rule of `_headers`: the HTTP headers of all paths that match `pattern`, e.g. `/assets/*`. */
interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** A line of `_redirects`. `to` is the target or, with `status` 404, the error page. */
interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

async function readFacts({dir, baseUrl}: Site) {
  const redirects: RedirectRule[] = [];
  const scripts = new Set<string>();
  for (const file of filesOf(dir).filter((name) => name.endsWith('.html'))) {
    const {redirect: to, scripts: own} = await factsOf(path.join(dir, file));
    if (to === undefined) {
      own.forEach((script) => scripts.add(script));
    } else {
      // Hosts that read these files redirect by themselves, so the headers need no hashes of redirect pages.
      const from = encodeURI(baseUrl + file.replace(/\/index\.html$/, ''));
      redirects.push({from, to, status: 302}, {from: `${from}/`, to, status: 302});
    }
  }
  return {redirects, scripts: [...scripts].sort()};
}

/** Returns the text of `_headers`. No two rules set the same header for a path, because hosts would send both. */
export function headersFile(headers: Readonly<Record<string, string>>, baseUrl: string): string {
  const rules: HeaderRule[] = [
    {pattern: `${baseUrl}*`, headers},
    ...HEADER_RULES.flatMap(({name, value, paths}) =>
      paths.map((pattern) => ({pattern: baseUrl + pattern, headers: {[name]: value}})),
    ),
  ];
  const lines = rules.flatMap((rule) => [
    rule.pattern,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Parses the text of `_headers` and returns one rule for each path pattern. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
    const [, name, value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined) {
      rules.push({pattern: line, headers: {}});
    } else {
      Object.assign(rules.at(-1)?.headers ?? {}, {[name]: value});
    }
  }
  return rules;
}

/** Parses the text of `_redirects` and returns one rule for each line. */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([from]) => from)
    .map(([from = '', to = '', status]) => ({from, to, status: Number(status)}));
}

/**
 * Writes `robots.txt`, which leads crawlers to the sitemap of each language, `_headers` and `_redirects`. The latter also
 * names the 404 pages of all but the default language.
 */
export const writeHostFiles: SiteStep = async (site) => {
  const {dir, baseUrl} = site;
  const {redirects, scripts} = await readFacts(site);
  const folders = LOCALES.map(localePath).filter(Boolean);
  const missing = folders.map((folder) => ({
    from: `${baseUrl}${folder}*`,
    to: `${baseUrl}${folder}404.html`,
    status: 404,
  }));
  const robots = LOCALES.map((locale) => `Sitemap: ${outsideLink('site')}${baseUrl}${localePath(locale)}sitemap.xml`);
  const lines = [...redirects, ...missing].map(({from, to, status}) => `${from} ${to} ${status}\n`);
  const headers = securityHeaders(scripts);
  await fs.writeFile(path.join(dir, 'robots.txt'), ['User-agent: *', 'Allow: /', '', ...robots, ''].join('\n'));
  await fs.writeFile(path.join(dir, '_headers'), headersFile(headers, baseUrl));
  await fs.writeFile(path.join(dir, '_redirects'), lines.join(''));
  return `${Object.keys(headers).length} headers, ${redirects.length} redirects`;
};
