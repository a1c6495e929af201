/** Name under which the state of a page stands in its front matter. */
export const STATUS_KEY = 'translation_status';

/**
 * `stale`: made from an older version of the other language. `fallback`: not translated, shown in the language of the source.
 */
export type PageStatus = 'stale' | 'fallback';

/** Whether a page may be named in lists and has a Markdown twin: it is neither hidden nor shown in the language of its source. */
export function hasTwin({unlisted, frontMatter}: {unlisted?: boolean; frontMatter?: object}): boolean {
  return !unlisted && (frontMatter as Record<string, unknown> | undefined)?.[STATUS_KEY] !== 'fallback';
}
