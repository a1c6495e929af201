import {searchWordsOf} from '../../src/content/searchWords';
import {withTask} from '../../src/content/task';
import {nearest} from '../../src/lib/nearest';
import {components, fields, fileName} from './names';
import {lengths} from './limits';
import {boxes, codeInText, leftovers, tables} from './markup';
import {
  at,
  attributeOf,
  fieldLine,
  isComponent,
  lineAt,
  nodesOf,
  rangeOf,
  targetsOf,
  wordCount,
  type Source,
  type Finding,
  type Nodes,
  type PageKind,
} from './source';
import type {Site} from './site';
import {targets} from './targets';
import {forms, quotations} from './wording';

/** Checks a page; `other` is the same page in the other language, if it exists. */
type Rule = (page: Source, other: Source | undefined, site: Site) => Finding[];

/** A finding about a field of the front matter. */
const about = (page: Source, field: string, message: string): Finding => ({
  file: page.path,
  line: fieldLine(page, field),
  message,
});

const isDraft = ({frontMatter}: Source): boolean => frontMatter.draft === true;

/** Whether a date such as `2026-11-21` is in the calendar. Others become another day, or `null`. */
const isDay = (date: string): boolean => JSON.stringify(new Date(date)).startsWith(`"${date}T`);

const MIN_WORDS: Readonly<Record<PageKind, number>> = {doc: 300, post: 500, page: 200};

/**
 * Checks title, description, keywords (documents), slug (posts), date and number of words. For drafts, findings are only
 * hints.
 */
export const completeness: Rule = (page) => {
  if (fields(page).length > 0) {
    // A field that seems to be missing is probably one of the misspelled ones.
    return [];
  }
  const {title, description, keywords, slug} = page.frontMatter;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const isDoc = page.kind === 'doc';
  const date = page.frontMatter.date === undefined ? undefined : /^date: *["']?([^\s"'T]*)/m.exec(page.text)?.[1];
  const words = wordCount(page);
  const minimum = MIN_WORDS[page.kind];
  // The words of a sheet are in its table.
  const isTable =
    page.kind === 'page' && [...nodesOf(page.root)].some((node) => isComponent(node) && node.name === 'ReferenceTable');
  const checks: [boolean, string, string][] = [
    [text(title) === '', 'title', 'front matter has no title; a number stands in quotes'],
    [text(title).length > 60, 'title', `title has ${text(title).length} characters; at most 60 fit a search result`],
    [
      text(description).length < 50 || text(description).length > 160,
      'description',
      `description has ${text(description).length} characters; write 50 to 160`,
    ],
    [
      isDoc && !(Array.isArray(keywords) && keywords.length > 0),
      'keywords',
      'front matter has no keywords; write [one, another]',
    ],
    [page.kind === 'post' && text(slug) === '', 'slug', 'front matter has no slug; write the end of the address'],
    // The build would move it to another month.
    [date !== undefined && !isDay(date), 'date', `there is no day "${date}"; write year-month-day, such as 2026-11-21`],
    [words < minimum && !isTable, '', `${words} words; a ${page.kind} needs at least ${minimum}`],
  ];
  return checks.flatMap(([isWrong, field, message]) =>
    isWrong ? [{...about(page, field, message), ...(isDraft(page) && {hint: true as const})}] : [],
  );
};

/** Checks that the front matter field `task`, if present, is valid according to `src/content/task.ts`. */
export const taskTags: Rule = (page) => {
  try {
    withTask(page, page.path, page.language);
    return [];
  } catch (error) {
    return [{...about(page, 'task', (error as Error).message.replace(`${page.path}: `, '')), part: 'tags'}];
  }
};

/** The headings in the text. The first of a standalone page is its title. */
function headingsOf({
  root,
  text,
  kind,
}: Source): {node: Extract<Nodes, {type: 'heading'}>; title: string; id?: string}[] {
  const nodes = [...nodesOf(root)].filter((node) => node.type === 'heading');
  const isTitled = kind === 'page' && nodes[0]?.depth === 1;
  return nodes.slice(isTitled ? 1 : 0).map((node) => {
    const [start, end] = rangeOf(node);
    const [, title = '', id] = /^#+ (.*?)(?:\s*\{#([^}]*)\})?\s*$/.exec(text.slice(start, end)) ?? [];
    return {node, title, id};
  });
}

/** Checks that every entry of `search_words` names a heading of the page. */
export const searchWords: Rule = (page, other, site) => {
  if (headingIds(page, other, site).length > 0) {
    return [];
  }
  const ids = headingsOf(page).map(({id}) => id ?? '');
  return [...searchWordsOf(page.frontMatter, page.path).keys()]
    .filter((id) => !ids.includes(id))
    .map((id) => {
      const best = nearest(id, ids);
      const remedy = best ? `write "${best}", or correct the heading` : 'correct the id or remove the line';
      return about(page, id, `search_words name "${id}", but no heading has {#${id}}; ${remedy}`);
    });
};

/** Checks that every heading has a unique ASCII id. For a missing one, suggests what only the other language has. */
export const headingIds: Rule = (page, other) => {
  const headings = headingsOf(page);
  const others = other ? headingsOf(other) : [];
  return headings.flatMap(({node, title, id}, index): Finding[] => {
    const place = (message: string) => [at(page, rangeOf(node)[0], message, 'headings')];
    if (node.depth === 1) {
      return place(`"# ${title}": the page has a title already; start with ##`);
    }
    if (id === undefined) {
      const word = /\{([\w-]+)\}$/.exec(title)?.[1];
      const known = others[index]?.id;
      const isFree = known !== undefined && headings.every((heading) => heading.id !== known);
      const remedy = `append {#${isFree ? known : 'short-ascii-id'}}`;
      return place(word ? `write the id as {#${word}}` : `heading "${title}" has no id; ${remedy}`);
    }
    if (!/^[a-z0-9][a-z0-9_-]*$/.test(id)) {
      return place(`heading id "${id}" may hold only a–z, 0–9, - and _`);
    }
    const isTaken = headings.findIndex((heading) => heading.id === id) < index;
    return isTaken ? place(`heading id "${id}" is used twice on the page`) : [];
  });
};

/** Checks that pictures have alternative text: at least 15 characters in `<Figure>`, `<Diagram>` and `<Plot>`. */
export const alternativeTexts: Rule = (page) =>
  [...nodesOf(page.root)].flatMap((node) => {
    const [start] = rangeOf(node);
    if (node.type === 'image' && (node.alt ?? '').trim() === '') {
      return [at(page, start, 'picture has no alternative text; write ![what it shows](…)', 'components')];
    }
    const isPicture = isComponent(node) && /^(?:Figure|Diagram|Plot)$/.test(node.name ?? '');
    return isPicture && (attributeOf(node, 'alt') ?? '').length < 15
      ? [at(page, start, `<${node.name}> needs alt="…" of at least 15 characters that describes the picture`)]
      : [];
  });

/** A part of a page as it appears in messages, with its line. */
interface Part {
  value: string;
  line: number;
}

const KINDS = ['headings', 'tables', 'code blocks', 'admonitions', 'components', 'links', 'drafts', 'tags'] as const;

type Structure = Record<(typeof KINDS)[number], Part[]>;

/** Attributes that are the same in both languages. */
const SAME = ['name', 'device', 'level', 'id'];

/** Parts of a page that must be equal in both languages, by kind. Links are sorted; other parts are in page order. */
export function structure(page: Source): Structure {
  const parts = Object.fromEntries(KINDS.map((kind) => [kind, [] as Part[]])) as Structure;
  const add = (kind: keyof Structure, value: string, offset: number) =>
    parts[kind].push({value, line: lineAt(page.text, offset)});
  for (const {node, id = ''} of headingsOf(page)) {
    add('headings', `${'#'.repeat(node.depth)} … {#${id}}`, rangeOf(node)[0]);
  }
  for (const node of nodesOf(page.root)) {
    const [start] = rangeOf(node);
    if (node.type === 'table') {
      add('tables', `${node.children[0]?.children.length} columns × ${node.children.length} lines`, start);
    } else if (node.type === 'code') {
      add('code blocks', `\`\`\`${node.lang ?? ''}`, start);
    } else if (node.type === 'image') {
      // Each language may have a file of its own for the same picture.
      add('components', '![…](…)', start);
    } else if (isComponent(node) && /^[A-Z]/.test(node.name ?? '')) {
      const attributes = SAME.map((name) => attributeOf(node, name));
      add('components', `<${[node.name, ...attributes].filter(Boolean).join(' ')}>`, start);
    } else if (node.type === 'text') {
      for (const {0: mark, index} of node.value.matchAll(/^:::+\w+/gm)) {
        add('admonitions', mark, start + index);
      }
    }
  }
  // Sentences may order their links differently; the set of linked pages must match.
  for (const {url, start, isPicture} of targetsOf(page).sort((a, b) => (a.url < b.url ? -1 : Number(a.url > b.url)))) {
    if (/^[/#]/.test(url) && !isPicture) {
      add('links', url, start);
    }
  }
  if (isDraft(page)) {
    parts.drafts.push({value: 'draft: true', line: fieldLine(page, 'draft')});
  }
  if (page.frontMatter.task !== undefined) {
    const {role, minutes, needs} = Object(page.frontMatter.task) as Record<string, unknown>;
    const values = [`role ${String(role)}`, `minutes ${String(minutes)}`, `${[needs ?? []].flat().length} needs`];
    parts.tags.push(...values.map((value) => ({value, line: fieldLine(page, 'task')})));
  }
  return parts;
}

/** The parts that the other page lacks. A part that occurs less often there is listed once per missing occurrence. */
function without(parts: readonly Part[], others: readonly Part[]): Part[] {
  const left = others.map(({value}) => value);
  return parts.filter(({value}) => {
    const index = left.indexOf(value);
    return index < 0 || left.splice(index, 1).length === 0;
  });
}

/** Checks that an English page has the same `structure` as its Czech source. Reports each difference where it is. */
export const parity: Rule = (english, czech) => {
  if (english.language !== 'en' || !czech) {
    return [];
  }
  const source = structure(czech);
  const translation = structure(english);
  return KINDS.flatMap((part): Finding[] => {
    const [expected, present] = [source[part], translation[part]];
    const only = (page: Source, other: Source, parts: readonly Part[]) =>
      parts.map(({value, line}) => {
        const message = `${part} differ: "${value}" is only in this language; write the same in ${other.path}`;
        return {file: page.path, line, message, part};
      });
    const differences = [
      ...only(czech, english, without(expected, present)),
      ...only(english, czech, without(present, expected)),
    ];
    const moved = present.find(({value}, index) => value !== expected[index]?.value);
    const message = `${part} differ: "${moved?.value}" stands elsewhere in ${czech.path}; write all in the same order`;
    return moved && differences.length === 0 ? [{file: english.path, line: moved.line, message, part}] : differences;
  });
};

const RULES: readonly Rule[] = [
  ...[fileName, fields, completeness, taskTags, headingIds, searchWords, targets, alternativeTexts, components],
  ...[boxes, tables, leftovers, codeInText, quotations, forms, lengths],
];

/** Checks a page in both languages, or in the one that exists, and then that both are built alike. */
export function findingsOf(pages: readonly Source[], site: Site): Finding[] {
  const findings = pages.flatMap((page, index) => RULES.flatMap((rule) => rule(page, pages[1 - index], site)));
  const told = new Set(findings.map(({part}) => part));
  const differences = pages.flatMap((page, index) => parity(page, pages[1 - index], site));
  // A mistake in one language is a difference too.
  return [...findings, ...differences.filter(({part}) => !told.has(part))];
}
