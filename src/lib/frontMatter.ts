/** State of a translation. `stale`: the source has changed since. `fallback`: the source is shown instead. */
export type PageStatus = 'stale' | 'fallback';

/** Fields that `src/content/parseText.ts` adds to front matter, because page components receive no other data. */
export interface AddedFrontMatter {
  reading_minutes?: number;
  /** State of the translation. Absent when the page needs no notice about its translation. */
  translation_status?: PageStatus;
}

/** Returns the given front matter unchanged, but with the type of the fields added by the build. */
export function addedFrontMatter(frontMatter: object = {}): AddedFrontMatter {
  return frontMatter;
}

/** Whether a page has a Markdown copy. Unlisted pages and untranslated pages have none. */
export function hasMarkdownCopy({unlisted, frontMatter}: {unlisted?: boolean; frontMatter?: object}): boolean {
  return !unlisted && addedFrontMatter(frontMatter).translation_status !== 'fallback';
}
