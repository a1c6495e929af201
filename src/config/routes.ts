/** Document that `/docs` leads to; a doc id, and the route below `/docs/`. */
export const MAIN_DOC = 'web-portal/intro';
