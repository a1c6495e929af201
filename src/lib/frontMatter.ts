/** `stale`: the source has changed since its translation. `fallback`: the page shows the untranslated source. */
export type PageStatus = 'stale' | 'fallback';

/** Fields that `src/content/parseText.ts` adds to front matter, the only way to pass them to page components. */
export interface AddedFrontMatter {
  reading_minutes?: number;
  /** State of the translation; absent when the page needs no notice. */
  translation_status?: PageStatus;
}

/** Returns the given front matter unchanged, with the type of the fields that the build adds. */
export function addedFrontMatter(frontMatter: object = {}): AddedFrontMatter {
  return frontMatter;
}

/** Whether a page has a Markdown copy; unlisted and untranslated pages have none. */
export function hasMarkdownCopy({unlisted, frontMatter}: {unlisted?: boolean; frontMatter?: object}): boolean {
  return !unlisted && addedFrontMatter(frontMatter).translation_status !== 'fallback';
}
