import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import type {KnownPage} from '../../lib/nearestPages';
import {PAGE_LIST_FILE} from './shared';

/** Address and title of a built page; `undefined` for pages that search engines are kept away from. */
export function pageOf(html: string, route: string, siteTitle: string): KnownPage | undefined {
  const head = load(html.slice(0, html.indexOf('</head>')));
  if ((head('meta[name=robots]').attr('content') ?? '').includes('noindex')) {
    return undefined;
  }
  const title = head('title')
    .text()
    .replace(new RegExp(`\\s*\\|\\s*${siteTitle.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')}$`), '');
  return title === '' ? undefined : {path: decodeURI(route), title};
}

/**
 * Writes the addresses and titles of all pages of a language into one small file, for the page that says that an address
 * does not exist: it offers the nearest ones.
 */
export default function pageList({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async postBuild({outDir, routesPaths}) {
      const routes = [...new Set(routesPaths)].filter((route) => route.endsWith('/')).sort();
      const pages: KnownPage[] = [];
      for (const route of routes) {
        const file = path.join(outDir, decodeURI(route.slice(baseUrl.length)), 'index.html');
        try {
          const page = pageOf(await fs.readFile(file, 'utf8'), route, siteConfig.title);
          if (page) {
            // A part of a string keeps the whole in memory, a copy does not.
            pages.push(structuredClone(page));
          }
        } catch (error) {
          // A route that other routes lie below has no page of its own.
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
            throw error;
          }
        }
      }
      await fs.writeFile(path.join(outDir, PAGE_LIST_FILE), JSON.stringify(pages));
    },
  };
}
