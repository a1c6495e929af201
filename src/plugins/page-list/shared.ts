/** Name of the list of pages, below the base path of every language. */
export const PAGE_LIST_FILE = 'pages.json';
