/** What a page may weigh until nothing more is fetched: bytes after brotli, pictures left out. */
export interface Budget {
  /** Everything but pictures. */
  total: number;
  scripts: number;
  /** Stylesheets that hold up the first paint. */
  styles: number;
  /** Files, pictures left out. */
  requests: number;
}

/** A page of the site that stands for its kind. */
export interface PageType {
  name: string;
  /** Address without the base path. */
  address: string;
  budget: Budget;
}

/**
 * Measured on 2026-11-21, with a thousand or two to spare: what is over has grown. Goals: 125 000 in all, 95 000 of scripts,
 * 12 000 of styles.
 */
export const PAGE_TYPES: readonly PageType[] = [
  {name: 'home', address: '/', budget: {total: 146_000, scripts: 107_000, styles: 19_000, requests: 12}},
  {
    name: 'document',
    address: '/docs/web-portal/intro/',
    budget: {total: 147_000, scripts: 116_000, styles: 12_000, requests: 12},
  },
  {
    name: 'document with pictures',
    address: '/docs/mobile-app/intro/',
    budget: {total: 147_000, scripts: 116_000, styles: 12_000, requests: 12},
  },
  {
    name: 'document with tables and a tool',
    address: '/docs/hardware/geosnake/modbus/',
    budget: {total: 181_000, scripts: 138_000, styles: 19_000, requests: 18},
  },
  {name: 'blog', address: '/blog/', budget: {total: 156_000, scripts: 121_000, styles: 19_000, requests: 18}},
  {name: 'search', address: '/search/', budget: {total: 134_000, scripts: 99_000, styles: 19_000, requests: 12}},
  {
    name: 'document in English',
    address: '/en/docs/web-portal/intro/',
    budget: {total: 143_000, scripts: 114_000, styles: 12_000, requests: 12},
  },
];
