/** Search words of a page's sections, by the id of the heading. */
export type SearchWords = ReadonlyMap<string, readonly string[]>;

/** Front matter field with what readers type for a section, where its heading and text say it otherwise. */
const FIELD = 'search_words';

/**
 * Reads `search_words` of a front matter.
 * @throws when the field has another form, naming the file and the remedy
 */
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

/** Front matter as pages get it: search words are needed by the build only and would add to the weight of every page. */
export function withoutSearchWords<T extends {frontMatter: Record<string, unknown>}>(parsed: T): T {
  const {[FIELD]: _, ...frontMatter} = parsed.frontMatter;
  return {...parsed, frontMatter};
}

/** Text of a file without its search words: translations need not follow them. */
export const stripSearchWords = (text: string): string => text.replace(/^search_words:\n(?: {2}.*\n)+(?=---)/m, '');
