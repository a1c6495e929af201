/** Where the browser keeps whether the sidebar of documents is put aside. */
export const DOCS_SIDEBAR_KEY = 'site.docs-sidebar';

/** The kept value, and the value of `<html data-docs-sidebar>`, while it is. */
export const COLLAPSED = 'collapsed';
