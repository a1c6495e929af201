import type {ReleaseList, SiteLayout} from './types';

/**
 * A path on the host as the key that lists of files know it by: decoded, in composed letters, without the base path.
 * @returns `undefined` when the path is malformed or lies outside of the site
 */
export function keyOf(pathname: string, baseUrl: string): string | undefined {
  if (!pathname.startsWith(baseUrl)) {
    return undefined;
  }
  try {
    const segments = pathname
      .slice(baseUrl.length)
      .split('/')
      .map((segment) => decodeURIComponent(segment).normalize('NFC'));
    // An encoded slash must not become a separator.
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

/** The path on the host that a key stands for, encoded. */
export function pathOf(key: string, baseUrl: string): string {
  return baseUrl + key.split('/').map(encodeURIComponent).join('/');
}

/** What the keys of a language begin with: empty for the default language, otherwise e.g. `en/`. */
export function prefixOf(locale: string, {defaultLocale}: SiteLayout): string {
  return locale === defaultLocale ? '' : `${locale}/`;
}

/** The language that a key belongs to. */
export function localeOf(key: string, {defaultLocale, locales}: SiteLayout): string {
  const [first = ''] = key.split('/');
  return locales.find((locale) => locale !== defaultLocale && locale === first) ?? defaultLocale;
}

/** What a saved release answers an address with. */
export type Resolution =
  | {kind: 'file'; /** key of the file that is answered with */ key: string; hash: string}
  | {kind: 'redirect'; /** key of the address that it leads to */ key: string; /** `#heading` or empty */ hash: string}
  | {kind: 'unknown'};

/**
 * Decides what a saved release answers an address with, as the host does: a page stands under its address with a slash; the
 * address without it and those of its file (`index.html`, `intro.html`) lead there.
 */
export function resolve(key: string, {files, alternates, redirects}: ReleaseList): Resolution {
  const has = (candidate: string) => Object.hasOwn(files, candidate);
  const withSlash = key === '' || key.endsWith('/') ? key : `${key}/`;
  if (Object.hasOwn(redirects, withSlash)) {
    const [target = '', heading] = (redirects[withSlash] ?? '').split('#');
    return {kind: 'redirect', key: target, hash: heading === undefined ? '' : `#${heading}`};
  }
  const actual = Object.hasOwn(alternates, key) ? (alternates[key] ?? key) : key;
  const [hash] = has(actual) ? (files[actual] ?? []) : [];
  if (hash !== undefined) {
    return {kind: 'file', key: actual, hash};
  }
  const page = key.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '/');
  const candidate = page === key ? withSlash : page;
  return candidate !== key && has(candidate) ? {kind: 'redirect', key: candidate, hash: ''} : {kind: 'unknown'};
}
