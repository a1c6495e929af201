/** Document that `/docs` redirects to: its doc id, which is also its route below `/docs/`. */
export const MAIN_DOC = 'web-portal/intro';

/** An old address and the page that replaces it; without base path, language and slash at the end. */
export interface Redirect {
  from: `/${string}`;
  /** May end with `#heading`. */
  to: `/${string}`;
}

/** Old addresses, the same in all languages. */
export const REDIRECTS: readonly Redirect[] = [];
