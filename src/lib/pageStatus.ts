/** Front matter field with the state of a page. */
export const STATUS_KEY = 'translation_status';

/**
 * `stale`: made from an older version of the other language. `fallback`: not translated, shown in the language of the source.
 */
export type PageStatus = 'stale' | 'fallback';

/** Whether a page is listed and has a Markdown copy: it is neither unlisted nor shown in the language of its source. */
export function hasMarkdownCopy({unlisted, frontMatter}: {unlisted?: boolean; frontMatter?: object}): boolean {
  return !unlisted && (frontMatter as Record<string, unknown> | undefined)?.[STATUS_KEY] !== 'fallback';
}
