/** Extra search words for the sections of a page, by the id of the section's heading. */
export type SearchWords = ReadonlyMap<string, readonly string[]>;

/** Front matter field that lists, for each section of the page, search words that the section does not contain. */
const FIELD = 'search_words';

/** Returns the search words in a front matter, perhaps none. @throws naming the file when the field is invalid */
export function searchWordsOf(frontMatter: Readonly<Record<string, unknown>>, file: string): SearchWords {
  const value = frontMatter[FIELD] ?? {};
  const entries = typeof value === 'object' ? Object.entries(value) : [];
  const isValid = entries.every(
    ([, words]) => Array.isArray(words) && words.length > 0 && words.every((word) => typeof word === 'string'),
  );
  if (typeof value !== 'object' || Array.isArray(value) || !isValid) {
    throw new Error(
      `${FIELD} in the front matter of ${file} must be lines such as "  heading-id: [first phrase, second phrase]"; ` +
        'put a phrase into quotes when it is a number, "no", or holds a colon.',
    );
  }
  return new Map(entries as [string, string[]][]);
}

/** Removes the search words from the front matter of a text, because only the build needs them. */
export function withoutSearchWords<T extends {frontMatter: Record<string, unknown>}>(parsed: T): T {
  const {[FIELD]: _, ...frontMatter} = parsed.frontMatter;
  return {...parsed, frontMatter};
}

/** Removes the field `search_words`, the last in the front matter: new words must not make a translation stale. */
export const stripSearchWords = (text: string): string => text.replace(/^search_words:\n(?: {2}.*\n)+(?=---)/m, '');
