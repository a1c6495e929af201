/** `stale`: translated from an older version of the source. `fallback`: not translated, so the source is shown. */
export type PageStatus = 'stale' | 'fallback';

/**
 * Fields that the build adds to the front matter of a text (`src/content/parseText.ts`). Apart from its own data,
 * Docusaurus passes only the front matter to the components of a page.
 */
export interface AddedFrontMatter {
  /** Time that reading the text takes, in minutes. */
  reading_minutes?: number;
  /** State of the translation; absent when the page needs no notice. */
  translation_status?: PageStatus;
}

/** Returns the front matter of a page, typed as the fields that the build adds. */
export function addedFrontMatter(frontMatter: object = {}): AddedFrontMatter {
  return frontMatter;
}

/** Whether a page has a Markdown copy; unlisted and untranslated pages have none. */
export function hasMarkdownCopy({unlisted, frontMatter}: {unlisted?: boolean; frontMatter?: object}): boolean {
  return !unlisted && addedFrontMatter(frontMatter).translation_status !== 'fallback';
}
