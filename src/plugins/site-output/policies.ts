/** The content security policy of every page, with the hashes of its inline scripts and styles. */
import {pagePolicy, type InlineParts} from '../../config/headers';
import {hashSource, inlineScriptsOf, type Page} from './page';
import {allPagesOf} from './pages';
import type {LanguageStep} from './types';

/** Inline scripts that the site is known to have; a new one needs an entry here, so that none comes in by accident. */
const KNOWN_SCRIPTS: readonly RegExp[] = [
  /data-theme-choice/,
  /docusaurus\.announcement\.dismiss/,
  /__docusaurus-base-url-issue-banner/,
  // The pages of old addresses.
  /^window\.location\.href = '[^']*'( \+ window\.location\.search \+ window\.location\.hash)?;$/,
];

/** Attributes with an address that a browser would follow. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];

function forbid(file: string, what: string, text: string, remedy: string): never {
  const excerpt = text.replace(/\s+/g, ' ').trim().slice(0, 100);
  throw new Error(`${file} contains ${what}: "${excerpt}". ${remedy}`);
}

/** @throws for an attribute that runs a script */
function checkAttribute(file: string, name: string, value: string): void {
  if (name.startsWith('on')) {
    forbid(file, 'an event handler', `${name}="${value}"`, 'Listen from a module instead.');
  }
  // Browsers leave out blanks and control characters before they read the scheme.
  if (ADDRESS_ATTRIBUTES.includes(name) && /^javascript:/i.test(value.replace(/[\0-\x20]/g, ''))) {
    forbid(file, 'a script in an address', `${name}="${value}"`, 'Use a button and a module instead.');
  }
}

/**
 * What the policy of a page has to allow.
 * @throws when the page contains what no policy of the site allows
 */
export function inlinePartsOf({file, document: $, addedStyles}: Page): InlineParts {
  for (const {attribs = {}} of $('*').toArray() as {attribs?: Record<string, string>}[]) {
    Object.entries(attribs).forEach(([name, value]) => checkAttribute(file, name, value));
  }
  const scripts = inlineScriptsOf($);
  const unknown = scripts.find((text) => !KNOWN_SCRIPTS.some((pattern) => pattern.test(text)));
  if (unknown !== undefined) {
    forbid(
      file,
      'an unknown inline script',
      unknown,
      'Move it into a file, or, if every page needs it, name it in KNOWN_SCRIPTS of src/plugins/site-output/policies.ts.',
    );
  }
  const styles = [...addedStyles, ...Array.from($('style'), (element) => $(element).html() ?? '')];
  const attributes = [
    ...Array.from($('[style]'), (element) => $(element).attr('style') ?? ''),
    // The banner for a wrong base path writes markup with styles.
    ...scripts
      .filter((text) => text.includes('base-url-issue-banner'))
      .flatMap((text) => [...text.matchAll(/style=\\?"([^"\\]*)\\?"/g)].map(([, style = '']) => style)),
  ];
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashSource))].sort();
  return {scripts: hashes(scripts), styles: hashes(styles), styleAttributes: hashes(attributes)};
}

/**
 * Puts its policy into each page, so that it also applies on hosts that cannot send headers and in saved copies.
 * @throws when a page contains what the policy forbids, or does not name its encoding first
 */
export const addPolicies: LanguageStep = async (language) => {
  const pages = allPagesOf(language);
  for (const page of pages) {
    const policy = pagePolicy(inlinePartsOf(page));
    // As early as can be: it counts only for what comes after it. It contains no double quotes.
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    page.write('meta[charset]', 'after', meta);
  }
  return Promise.resolve(`${pages.length} pages`);
};
