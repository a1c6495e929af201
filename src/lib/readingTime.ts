import type {AddedFrontMatter} from './frontMatter';

/** The reading speed that the blog plugin assumes. */
const WORDS_PER_MINUTE = 200;

/** Adds the reading time to the front matter of a parsed text. Does not count JSX tags, code blocks and heading ids. */
export function withReadingTime<T extends {frontMatter: Record<string, unknown>; content: string}>(page: T): T {
  const text = page.content.replace(/```[^]*?```|<[^>]*>|\{#[^}]*\}/g, ' ');
  const words = text.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;
  const added: AddedFrontMatter = {reading_minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE))};
  return {...page, frontMatter: {...page.frontMatter, ...added}};
}
