/** Search words of a page's sections, by the id of the heading. */
export type SearchWords = ReadonlyMap<string, readonly string[]>;

/** Front matter field for search words that neither the heading nor the text of a section contains. */
const FIELD = 'search_words';

/** Reads `search_words` of a front matter. @throws with the file and the remedy when the field is invalid */
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

/** Removes search words from the front matter. Only the build needs them, so pages do not get them. */
export function withoutSearchWords<T extends {frontMatter: Record<string, unknown>}>(parsed: T): T {
  const {[FIELD]: _, ...frontMatter} = parsed.frontMatter;
  return {...parsed, frontMatter};
}

/** Removes search words from the text of a file, because changed search words do not make a translation stale. */
export const stripSearchWords = (text: string): string => text.replace(/^search_words:\n(?: {2}.*\n)+(?=---)/m, '');
