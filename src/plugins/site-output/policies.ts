/** Adds to every page a Content-Security-Policy with the hashes of its inline scripts and styles. */
import {pagePolicy, type InlineParts} from '../../config/headers';
import {hashSource, inlineScriptsOf, type Page} from './page';
import {allPagesOf} from './pages';
import type {LanguageStep} from './types';

/** Patterns of the permitted inline scripts. Any other inline script stops the build, so none is added by accident. */
const KNOWN_SCRIPTS: readonly RegExp[] = [
  /data-theme-choice/,
  /docusaurus\.announcement\.dismiss/,
  /__docusaurus-base-url-issue-banner/,
  // The script of redirect pages.
  /^window\.location\.href = '[^']*'( \+ window\.location\.search \+ window\.location\.hash)?;$/,
];

/** Hashes of inline parts that a page's policy allows. @throws when a script matches none of {@link KNOWN_SCRIPTS} */
export function inlinePartsOf({file, document: $, addedStyles}: Page): InlineParts {
  const scripts = inlineScriptsOf($);
  const unknown = scripts.find((text) => !KNOWN_SCRIPTS.some((pattern) => pattern.test(text)));
  if (unknown !== undefined) {
    throw new Error(
      `${file} contains an unknown inline script: "${unknown.trim().slice(0, 100)}". Move it into a file, or, if every page ` +
        'needs it, name it in KNOWN_SCRIPTS of src/plugins/site-output/policies.ts.',
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
 * Writes into each page its policy, so that the policy also applies in saved copies and on hosts that send no headers.
 * @throws when a page has an unknown inline script or no `<meta charset>`
 */
export const addPolicies: LanguageStep = async (language) => {
  const pages = allPagesOf(language);
  for (const page of pages) {
    const policy = pagePolicy(inlinePartsOf(page));
    // Right after the charset: a policy in a page covers only what follows it. It has no `"` to escape.
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    page.write('meta[charset]', 'after', meta);
  }
  return Promise.resolve(`${pages.length} pages`);
};
