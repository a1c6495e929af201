import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {i18n as languages, type Locale} from '../../config/locales';
import type {Redirect} from '../../config/redirects';
import {redirectProblems} from './list';
import {redirectPage, SCRIPT, SCRIPT_TEXT} from './page';

const ROOT = path.resolve(__dirname, '../../..');

interface Build {
  outDir: string;
  url: string;
  baseUrl: string;
  /** Addresses of all pages with the base path. */
  routesPaths: readonly string[];
}

const plain = (route: string) => decodeURI(route).replace(/\/$/, '');

/**
 * Writes a page at every old address.
 * @throws when a page stands at an old address, or none at the new one
 */
export async function writeRedirects(
  redirects: readonly Redirect[],
  {outDir, url, baseUrl, routesPaths}: Build,
  locale: Locale,
): Promise<void> {
  const routes = new Set(routesPaths.map(plain));
  const route = (address: string) => plain(baseUrl + address.slice(1).replace(/#.*$/, ''));
  const problems = redirects.flatMap(({from, to}) => [
    ...(routes.has(route(from)) ? [`${from} is an old address, but a page stands there; delete the entry.`] : []),
    ...(routes.has(route(to)) ? [] : [`${from} leads to ${to}, where no page is; correct the entry.`]),
  ]);
  if (problems.length > 0) {
    throw new Error(`src/config/redirects.ts does not fit the pages:\n${problems.join('\n')}`);
  }
  for (const {from, to} of redirects) {
    const [page = '', hash] = to.split('#');
    const target = encodeURI(`${baseUrl}${page.slice(1)}/`) + (hash ? `#${hash}` : '');
    const folder = path.join(outDir, ...from.slice(1).split('/'));
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(
      path.join(folder, 'index.html'),
      redirectPage({locale, htmlLang: languages.localeConfigs[locale].htmlLang, url, baseUrl, to: target}),
    );
  }
  if (redirects.length > 0) {
    await fs.writeFile(path.join(outDir, SCRIPT), SCRIPT_TEXT);
  }
}

/** Keeps the addresses of pages that have moved; works on any static host. */
export default function redirectsPlugin({i18n, siteDir}: LoadContext, options: unknown): Plugin {
  // The test variants have other pages than the site that the list belongs to.
  const redirects = siteDir === ROOT ? (options as {redirects: readonly Redirect[]}).redirects : [];
  const problems = redirectProblems(redirects);
  if (problems.length > 0) {
    throw new Error(`src/config/redirects.ts is wrong:\n${problems.join('\n')}`);
  }
  return {
    name: 'redirects',
    async postBuild({outDir, siteConfig: {url, baseUrl}, routesPaths}) {
      await writeRedirects(redirects, {outDir, url, baseUrl, routesPaths}, i18n.currentLocale as Locale);
    },
  };
}
