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

/** The part of a budget that is the same everywhere: own parts of the frame grow for all pages at once. */
const FRAME = {styles: 13_000, requests: 12} as const;

/** Measured on 2026-11-21 and rounded up to the next thousand: what is over has grown. */
export const PAGE_TYPES: readonly PageType[] = [
  {name: 'home', address: '/', budget: {...FRAME, total: 160_000, scripts: 110_000}},
  {name: 'document', address: '/docs/web-portal/intro/', budget: {...FRAME, total: 160_000, scripts: 115_000}},
  {
    name: 'document with pictures',
    address: '/docs/mobile-app/intro/',
    budget: {...FRAME, total: 160_000, scripts: 115_000},
  },
  {
    name: 'document with code',
    address: '/docs/hardware/geosnake/modbus/',
    budget: {...FRAME, total: 165_000, scripts: 120_000},
  },
  {name: 'blog', address: '/blog/', budget: {...FRAME, total: 160_000, scripts: 118_000}},
  {name: 'search', address: '/search/', budget: {...FRAME, total: 160_000, scripts: 115_000}},
  {
    name: 'document in English',
    address: '/en/docs/web-portal/intro/',
    budget: {...FRAME, total: 160_000, scripts: 115_000},
  },
];
