import type {AddedFrontMatter} from './frontMatter';

/** Assumed reading speed, the same as in the Docusaurus blog plugin. */
const WORDS_PER_MINUTE = 200;

/** Adds the reading time in minutes to the front matter of a text. Ignores JSX tags, code, formulas and heading ids. */
export function withReadingTime<T extends {frontMatter: Record<string, unknown>; content: string}>(page: T): T {
  const text = page.content.replace(/```[^]*?```|\$\$[^]*?\$\$|<[^>]*>|\{#[^}]*\}/g, ' ');
  const words = text.match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;
  const added: AddedFrontMatter = {reading_minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE))};
  return {...page, frontMatter: {...page.frontMatter, ...added}};
}
