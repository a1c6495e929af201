/** Name under which the state of a page stands in its front matter. */
export const STATUS_KEY = 'translation_status';

/**
 * `stale`: made from an older version of the other language. `fallback`: not translated, shown in the language of the source.
 */
export type PageStatus = 'stale' | 'fallback';
