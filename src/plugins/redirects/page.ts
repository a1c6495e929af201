import type {Locale, Localized} from '../../config/locales';
import {escapeHtml} from '../search/shared/answer';

/** Name of the program in the root of each language. */
export const SCRIPT = 'redirect.js';

/**
 * Takes the reader on at once, with the question and the heading of the old address. A file of its own, so that a strict
 * content security policy lets it run.
 */
export const SCRIPT_TEXT = `(() => {
  const target = new URL(document.currentScript.dataset.to, location.href);
  target.search = location.search;
  target.hash = location.hash || target.hash;
  location.replace(target);
})();
`;

const TITLE: Localized = {cs: 'Stránka se přestěhovala', en: 'This page has moved'};
const LINK: Localized = {cs: 'Otevřít novou adresu', en: 'Open the new address'};

interface Target {
  locale: Locale;
  /** Value of the `lang` attribute. */
  htmlLang: string;
  /** Address of the site without a path, `https://docs.example.com`. */
  url: string;
  /** Base path of the language, with a slash at both ends. */
  baseUrl: string;
  /** Path of the new page with its base path, and perhaps a heading. */
  to: string;
}

/** The page at an old address: leads on with and without JavaScript, and tells search engines where the text is now. */
export function redirectPage({locale, htmlLang, url, baseUrl, to}: Target): string {
  const target = escapeHtml(to);
  const canonical = escapeHtml(url.replace(/\/$/, '') + to.replace(/#.*$/, ''));
  return `<!doctype html>
<html lang="${escapeHtml(htmlLang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${TITLE[locale]}</title>
<link rel="canonical" href="${canonical}">
<script src="${escapeHtml(baseUrl)}${SCRIPT}" data-to="${target}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<main>
<h1>${TITLE[locale]}</h1>
<p><a href="${target}">${LINK[locale]}</a></p>
</main>
</body>
</html>
`;
}
