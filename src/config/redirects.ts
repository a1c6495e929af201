/** Id of the document to which `/docs` redirects. The id is also the route of the document below `/docs/`. */
export const MAIN_DOC = 'web-portal/intro';

/** An old address and the page that replaces it, both without base path, language and trailing slash. */
export interface Redirect {
  from: `/${string}`;
  /** Address of the page; may end with `#heading`. */
  to: `/${string}`;
}

/** Redirects from old addresses; they apply to every language. */
export const REDIRECTS: readonly Redirect[] = [];
