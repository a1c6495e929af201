/** Key of local storage under which the browser keeps whether the sidebar of documents is collapsed. */
export const DOCS_SIDEBAR_KEY = 'site.docs-sidebar';

/** The stored value, and the value of `<html data-docs-sidebar>`, while it is. */
export const COLLAPSED = 'collapsed';
