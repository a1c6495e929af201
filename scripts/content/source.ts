import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import type {Locale} from '../../src/config/locales';
import {CONTENT_FOLDERS} from '../../src/content/translations/files';
import {unixLines} from '../../src/lib/lines';
import {brokenFrame, frontMatterProblem, mdxProblem, type Problem, type YamlError} from './unreadable';

const parser = remark().use(remarkGfm).use(remarkMath).use(remarkMdx);

type Root = ReturnType<typeof parser.parse>;

/** Any node of a parsed text. */
export type Nodes = Root | Root['children'][number];

export type PageKind = (typeof CONTENT_FOLDERS)[number]['kind'];

/** A parsed text of the site. All positions are offsets in `text`. */
export interface Source {
  /** Path from the root of the project. */
  path: string;
  kind: PageKind;
  language: Locale;
  text: string;
  frontMatter: Readonly<Record<string, unknown>>;
  root: Root;
}

/** Matches the front matter. `parseSource` puts spaces in its place, so that positions in the text stay right. */
const FRONT_MATTER = /^---\n[^]*?\n---(?=\n)/;

/** Parses MDX. Rewrites heading ids `{#id}`, which MDX rejects, as `(#id)`. @throws `SourceError` for an invalid text */
export async function parseSource(path: string, saved: string): Promise<Source> {
  const text = unixLines(saved);
  const folders = CONTENT_FOLDERS.find(({cs, en}) => path.startsWith(`${cs}/`) || path.startsWith(`${en}/`));
  const frame = brokenFrame(text);
  if (frame) {
    throw new SourceError(path, frame);
  }
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: path, fileContent: text}).catch(
    (error: unknown) => {
      throw new SourceError(path, frontMatterProblem(text, error as YamlError));
    },
  );
  const body = text
    .replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, ' '))
    .replace(/^(#{1,6} .*)\{#([^}\n]*)\}/gm, '$1(#$2)');
  const page = {path, kind: folders?.kind ?? 'doc', language: path.startsWith('i18n/en/') ? 'en' : 'cs', text} as const;
  let root: Root;
  try {
    root = parser.parse(body);
  } catch (error) {
    throw new SourceError(path, mdxProblem(body, error as Error));
  }
  const openCode = [...nodesOf(root)].find(
    (node) => node.type === 'code' && !/\n *(?:```|~~~)[`~]* *$/.test(text.slice(...rangeOf(node))),
  );
  if (openCode) {
    const message = 'the code that starts here has no end; write ``` on a line of its own below it';
    throw new SourceError(path, {line: lineAt(text, rangeOf(openCode)[0]), message});
  }
  return {...page, frontMatter, root};
}

/** Thrown for a text that cannot be read. The message names the file, the line and the remedy. */
export class SourceError extends Error {
  readonly finding: Finding;

  constructor(file: string, problem: Problem) {
    super(`${file}:${problem.line} ${problem.message}`);
    this.finding = {file, ...problem};
  }
}

/** Line of a field of the front matter, or of an entry in it; 1 when it is not there. */
export function fieldLine({text}: Source, field: string): number {
  const frontMatter = FRONT_MATTER.exec(text)?.[0].split('\n') ?? [];
  return Math.max(1, frontMatter.findIndex((line) => line.trimStart().startsWith(`${field}:`)) + 1);
}

/** A node and all its descendants, in the order of the text. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) {
    for (const child of node.children) {
      yield* nodesOf(child);
    }
  }
}

/** Offsets of the beginning and the end of a node. */
export const rangeOf = ({position}: Nodes): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** A finding at an offset in the text of a page. */
export const at = ({path, text}: Source, offset: number, message: string, part?: string): Finding => ({
  file: path,
  line: lineAt(text, offset),
  message,
  part,
});

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

export type Component = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

export const isComponent = (node: Nodes): node is Component =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Value of an attribute such as `alt="…"`; `undefined` when it is absent, has no value, or has an expression. */
export function attributeOf(component: Component, name: string): string | undefined {
  const attribute = component.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** URLs of links, pictures, link definitions and components; `start` is where the whole element starts in `text`. */
export function targetsOf({root}: Source): {url: string; start: number; isPicture: boolean}[] {
  return [...nodesOf(root)].flatMap((node) => {
    const [start] = rangeOf(node);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      return [{url: node.url, start, isPicture: node.type === 'image'}];
    }
    const urls = isComponent(node) ? ['to', 'href', 'src'].map((name) => attributeOf(node, name) ?? '') : [];
    return urls.filter(Boolean).map((url) => ({url, start, isPicture: false}));
  });
}

/** Returns the running text. All other characters except line breaks and `|` become NUL, so that offsets stay right. */
export function runningText({text, root}: Source): string {
  const mask = (part: string) => part.replace(/[^\n|]/g, '\0');
  let result = '';
  const visit = (node: Nodes): void => {
    if (node.type === 'text') {
      const [start, end] = rangeOf(node);
      result += mask(text.slice(result.length, start)) + text.slice(start, end);
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  visit(root);
  return (result + mask(text.slice(result.length))).replace(/\{#[^}\n]*\}/g, mask).replace(/\bhttps?:[^\s\0]+/g, mask);
}

/** Number of words in a text. Signs alone, and the ids of headings, are none. */
export const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !word.startsWith('(#')).length;

/** Number of words in text and inline code, including headings and tables. Code blocks and attributes do not count. */
export function wordCount({root}: Source): number {
  const texts = [...nodesOf(root)].map((node) =>
    node.type === 'text' || node.type === 'inlineCode' ? node.value : '',
  );
  return texts.reduce((sum, text) => sum + wordsIn(text), 0);
}

/** A problem that a check has found. `line` counts from 1; `message` usually names the remedy too. */
export interface Finding {
  file: string;
  line: number;
  message: string;
  /** `true` for advice. Advice does not make the check fail. */
  hint?: true;
  /** Part of `structure` in rules.ts that the finding is about: the comparison of languages leaves it out. */
  part?: string;
}
