/** Id of the document that `/docs` redirects to. Its address is `/docs/` followed by this id. */
export const MAIN_DOC = 'web-portal/intro';

/** An old address and the page that replaces it, without base path, language and final slash: `/docs/intro`. */
export interface Redirect {
  from: `/${string}`;
  /** Address of the page. It may end with a fragment, such as `#heading`. */
  to: `/${string}`;
}

/** Redirects from old addresses. Each applies to every language. */
export const REDIRECTS: readonly Redirect[] = [];
