/** Tables of contents of the manuals, below the base path of every language. */
export const MANUALS_FILE = 'manuals.json';

/** Table of contents for language models, below the base path of every language. */
export const LLMS_FILE = 'llms.txt';
