import fs from 'node:fs/promises';
import path from 'node:path';
import {filesOf} from './filesOf';
import {replaceFile} from './pages';
import type {LanguageStep} from './types';

/** The link as the HTML minifier leaves it. */
const STYLESHEET = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;

/**
 * Puts the stylesheet that all pages share into each page, so that no request delays the first paint. The
 * element is the same in every page of a language: one hash in the Content-Security-Policy. By `data-href` the bundler's
 * loader knows that it need not fetch the file when another page is opened.
 * @throws when a page links a stylesheet that the build has not written, or one that would end the element
 */
export const inlineStyles: LanguageStep = async ({outDir, baseUrl}) => {
  const elements = new Map<string, string>();
  let count = 0;
  for (const name of filesOf(outDir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const links = [...html.matchAll(STYLESHEET)].filter(([, href = '']) => href.startsWith(baseUrl));
    let changed = html;
    for (const [link, href = ''] of links) {
      if (!elements.has(href)) {
        const css = await fs.readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8');
        if (/<\/style/i.test(css)) {
          throw new Error(`${href} contains "</style" and cannot be put into a page.`);
        }
        elements.set(href, `<style data-href="${href}">${css.trim()}</style>`);
      }
      changed = changed.replace(link, () => elements.get(href) ?? link);
    }
    if (changed !== html) {
      await replaceFile(file, changed);
      count += 1;
    }
  }
  return `${count} pages with their stylesheet inside`;
};
