/** The content security policy of every page, with the hashes of its inline scripts and styles. */
import {load, type CheerioAPI} from 'cheerio';
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {contentSecurityPolicy, type InlineParts} from '../../config/headers';
import {filesOf} from '../../content/filesOf';
import {writeFileAtomic} from '../../content/writeFileAtomic';
import type {LanguageStep} from './types';

/** The policy in a page. */
export const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** Inline scripts that the site is known to have; a new one needs an entry here, so that none comes in by accident. */
const KNOWN_SCRIPTS: readonly RegExp[] = [
  /data-theme-choice/,
  /docusaurus\.announcement\.dismiss/,
  /^try\{.{0,20}localStorage\.getItem\("site\.docs-sidebar"\)/,
  /__docusaurus-base-url-issue-banner/,
  // The pages of plugin-client-redirects.
  /^\s*window\.location\.href = '[^']*'( \+ window\.location\.search \+ window\.location\.hash)?;\s*$/,
];

/** Attributes with an address that a browser would follow. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];

function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function forbid(file: string, what: string, text: string, remedy: string): never {
  const excerpt = text.replace(/\s+/g, ' ').trim().slice(0, 100);
  throw new Error(`${file} contains ${what}: "${excerpt}". ${remedy}`);
}

function textsOf($: CheerioAPI, selector: string): string[] {
  return Array.from($(selector), (element) => $(element).html() ?? '');
}

/**
 * What the policy of a page has to allow.
 * @throws when the page contains what no policy of the site allows
 */
export function inlinePartsOf(file: string, html: string): InlineParts {
  const $ = load(html);
  for (const {attribs} of $('*').toArray() as {attribs?: Record<string, string>}[]) {
    for (const [name, value] of Object.entries(attribs ?? {})) {
      if (name.startsWith('on')) {
        forbid(file, 'an event handler', `${name}="${value}"`, 'Listen from a module instead.');
      }
      // Browsers leave out blanks and control characters before they read the scheme.
      if (ADDRESS_ATTRIBUTES.includes(name) && /^javascript:/i.test(value.replace(/[\0-\x20]/g, ''))) {
        forbid(file, 'a script in an address', `${name}="${value}"`, 'Use a button and a module instead.');
      }
    }
  }
  const scripts = textsOf($, 'script:not([src]):not([type="application/ld+json"]):not([type="application/json"])');
  const unknown = scripts.find((text) => !KNOWN_SCRIPTS.some((pattern) => pattern.test(text)));
  if (unknown !== undefined) {
    forbid(
      file,
      'an unknown inline script',
      unknown,
      'Move it into a file, or, if every page needs it, name it in KNOWN_SCRIPTS of src/plugins/site-output/policies.ts.',
    );
  }
  const attributes = [
    ...Array.from($('[style]'), (element) => $(element).attr('style') ?? ''),
    // The banner for a wrong base path writes markup with styles.
    ...scripts
      .filter((text) => text.includes('base-url-issue-banner'))
      .flatMap((text) => [...text.matchAll(/style=\\?"([^"\\]*)\\?"/g)].map(([, style = '']) => style)),
  ];
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashSource))].sort();
  return {scripts: hashes(scripts), styles: hashes(textsOf($, 'style')), styleAttributes: hashes(attributes)};
}

/**
 * Writes its policy into each page, so that it also applies on hosts that cannot send headers and in saved copies.
 * @throws when a page contains what the policy forbids, or has no place for it
 */
export const writePolicies: LanguageStep = async ({outDir}) => {
  const files = filesOf(outDir).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const target = path.join(outDir, file);
    const plain = (await fs.readFile(target, 'utf8')).replace(POLICY_META, '');
    const policy = contentSecurityPolicy(inlinePartsOf(file, plain), 'page');
    // As early as can be: it counts only for what comes after it. It contains no double quotes.
    const after = plain.replace(
      /<meta charset=[^>]*>/i,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
    if (after === plain) {
      throw new Error(
        `${file} has no <meta charset> that the policy could follow. Every page must name its encoding first.`,
      );
    }
    await writeFileAtomic(target, after);
  }
  return `${files.length} pages`;
};
