/** State of a translation. `stale`: the source has changed since. `fallback`: the source is shown instead. */
export type PageStatus = 'stale' | 'fallback';

/** Who may do a task, what is needed and how long it takes. `src/content/task.ts` makes it from front matter. */
export interface TaskFacts {
  /** Who may do the task, e.g. `anyone signed in`. */
  who: string;
  /** Link to the section that explains {@link who}, e.g. `/docs/hardware/intro#electrical-safety`. */
  whoLink: string;
  /** What the reader must have ready. The list may be empty. */
  needs: readonly string[];
  /** Duration in minutes: either one number, or the shortest and the longest duration. */
  minutes: readonly [number] | readonly [number, number];
}

/** Fields that `src/content/parseText.ts` adds to front matter, because page components receive no other data. */
export interface AddedFrontMatter {
  /** State of the translation. Absent when the page needs no notice about its translation. */
  translation_status?: PageStatus;
  /** Absent when the page is no task. */
  task?: TaskFacts;
}

/** Returns the given front matter unchanged, but with the type of the fields added by the build. */
export function addedFrontMatter(frontMatter: object = {}): AddedFrontMatter {
  return frontMatter;
}

/** Whether a page has a Markdown copy. Unlisted pages and untranslated pages have none. */
export function hasMarkdownCopy({unlisted, frontMatter}: {unlisted?: boolean; frontMatter?: object}): boolean {
  return !unlisted && addedFrontMatter(frontMatter).translation_status !== 'fallback';
}
