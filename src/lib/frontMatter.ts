/**
 * `stale`: made from an older version of the other language. `fallback`: not translated, shown in the language of the source.
 */
export type PageStatus = 'stale' | 'fallback';

/**
 * What the build adds to the front matter of a text (`src/content/parseText.ts`): Docusaurus hands nothing else from a text to
 * the components of its page.
 */
export interface AddedFrontMatter {
  /** Minutes that reading the text takes. */
  reading_minutes?: number;
  /** State of the translation; absent when it is in order. */
  translation_status?: PageStatus;
}

/** Front matter of a page as its components get it, with what the build has added. */
export function addedFrontMatter(frontMatter: object = {}): AddedFrontMatter {
  return frontMatter;
}

/** Whether a page has a Markdown copy; unlisted pages and those without a translation have none. */
export function hasMarkdownCopy({unlisted, frontMatter}: {unlisted?: boolean; frontMatter?: object}): boolean {
  return !unlisted && addedFrontMatter(frontMatter).translation_status !== 'fallback';
}
