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

/** Measured on 2026-11-21 and rounded up to the next thousand: what is over has grown. GOALS: 125 000, scripts 95 000. */
export const PAGE_TYPES: readonly PageType[] = [
  {name: 'home', address: '/', budget: {total: 148_000, scripts: 108_000, styles: 21_000, requests: 12}},
  {
    name: 'document',
    address: '/docs/web-portal/intro/',
    budget: {total: 151_000, scripts: 118_000, styles: 13_500, requests: 12},
  },
  {
    name: 'document with pictures',
    address: '/docs/mobile-app/intro/',
    budget: {total: 151_000, scripts: 118_000, styles: 13_500, requests: 12},
  },
  {
    name: 'document with tables and a tool',
    address: '/docs/hardware/geosnake/modbus/',
    budget: {total: 185_000, scripts: 140_000, styles: 21_000, requests: 18},
  },
  {name: 'blog', address: '/blog/', budget: {total: 157_000, scripts: 120_000, styles: 21_000, requests: 18}},
  {name: 'search', address: '/search/', budget: {total: 135_000, scripts: 99_000, styles: 21_000, requests: 12}},
  {
    name: 'document in English',
    address: '/en/docs/web-portal/intro/',
    budget: {total: 146_000, scripts: 116_000, styles: 13_500, requests: 12},
  },
];
