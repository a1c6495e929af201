import {searchWordsOf} from '../../src/content/searchWords';
import {withTask} from '../../src/content/task';
import {
  attributeOf,
  isComponent,
  lineAt,
  nodesOf,
  rangeOf,
  targetsOf,
  wordCount,
  type Component,
  type Page,
  type Finding,
  type Nodes,
  type PageKind,
} from './page';
import {forms} from './wording';

/** Checks a page; `other` is the same page in the other language, if it exists. */
type Rule = (page: Page, other: Page | undefined) => Finding[];

const about = ({path}: Page, message: string): Finding => ({file: path, line: 1, message});

const at = ({path, text}: Page, offset: number, message: string): Finding => ({
  file: path,
  line: lineAt(text, offset),
  message,
});

const isDraft = ({frontMatter}: Page): boolean => frontMatter.draft === true;

const MIN_WORDS: Readonly<Record<PageKind, number>> = {doc: 300, post: 500, page: 200};

/** Checks title, description, keywords (documents only) and number of words. For drafts, findings are only hints. */
export const completeness: Rule = (page) => {
  const {title, description, keywords} = page.frontMatter;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const isDoc = page.kind === 'doc';
  const words = wordCount(page);
  const minimum = MIN_WORDS[page.kind];
  // The words of a sheet are in its table.
  const isTable =
    page.kind === 'page' && [...nodesOf(page.root)].some((node) => isComponent(node) && node.name === 'ReferenceTable');
  const checks: [boolean, string][] = [
    [text(title) === '', 'front matter has no title'],
    [text(title).length > 60, `title has ${text(title).length} characters; at most 60 fit a search result`],
    [
      text(description).length < 50 || text(description).length > 160,
      `description has ${text(description).length} characters; write 50 to 160`,
    ],
    [isDoc && !(Array.isArray(keywords) && keywords.length > 0), 'front matter has no keywords'],
    [words < minimum && !isTable, `${words} words; a ${page.kind} needs at least ${minimum}`],
  ];
  return checks.flatMap(([isWrong, message]) =>
    isWrong ? [{...about(page, message), ...(isDraft(page) && {hint: true as const})}] : [],
  );
};

/** Checks that the front matter field `task`, if present, is valid according to `src/content/task.ts`. */
export const taskTags: Rule = (page) => {
  try {
    withTask(page, page.path, page.language);
    return [];
  } catch (error) {
    return [about(page, (error as Error).message.replace(`${page.path}: `, ''))];
  }
};

function headingsOf({
  root,
  text,
}: Page): {node: Extract<Nodes, {type: 'heading'}>; title: string; id: string | undefined}[] {
  return [...nodesOf(root)].flatMap((node) => {
    if (node.type !== 'heading' || node.depth < 2) {
      return [];
    }
    const [start, end] = rangeOf(node);
    const [, title = '', id] = /^#+ (.*?)(?:\s*\{#([^}]*)\})?\s*$/.exec(text.slice(start, end)) ?? [];
    return [{node, title, id}];
  });
}

/** Checks that every entry of `search_words` names a heading of the page. */
export const searchWords: Rule = (page) => {
  const ids = new Set(headingsOf(page).map(({id}) => id));
  return [...searchWordsOf(page.frontMatter, page.path).keys()]
    .filter((id) => !ids.has(id))
    .map((id) =>
      about(page, `search_words name "${id}", but no heading has {#${id}}; correct the id or remove the line`),
    );
};

/** Checks that every heading has a unique ASCII id. For a missing id, suggests the id from the other language. */
export const headingIds: Rule = (page, other) => {
  const headings = headingsOf(page);
  const others = other ? headingsOf(other) : [];
  return headings.flatMap(({node, title, id}, index): Finding[] => {
    const place = (message: string) => [at(page, rangeOf(node)[0], message)];
    if (id === undefined) {
      return place(`heading "${title}" has no id; append {#${others[index]?.id ?? 'short-ascii-id'}}`);
    }
    if (!/^[a-z0-9][a-z0-9_-]*$/.test(id)) {
      return place(`heading id "${id}" may hold only a–z, 0–9, - and _`);
    }
    const isTaken = headings.findIndex((heading) => heading.id === id) < index;
    return isTaken ? place(`heading id "${id}" is used twice on the page`) : [];
  });
};

/** Checks that internal links are absolute: from the docs root in documents, from the site root elsewhere. */
export const linkForm: Rule = (page) => {
  const isDoc = page.kind === 'doc';
  const form = isDoc ? /^\/(?!docs\/|en\/)[^.]+(\.mdx)?(#[\w-]+)?$|^\/img\// : /^\/(?!en\/)[^.]*(#[\w-]+)?$|^\/img\//;
  const rule = isDoc
    ? 'the form /chapter/page.mdx from the root of the docs'
    : 'the form /docs/chapter/page, without language and extension';
  return targetsOf(page)
    .filter(({url}) => !/^(?:#|https?:|mailto:|pathname:)/.test(url) && !form.test(url))
    .map(({url, start}) => at(page, start, `link "${url}" must have ${rule}`));
};

/** Checks that pictures have alternative text: at least 15 characters in `<Figure>`, `<Diagram>` and `<Plot>`. */
export const alternativeTexts: Rule = (page) =>
  [...nodesOf(page.root)].flatMap((node) => {
    const [start] = rangeOf(node);
    if (node.type === 'image' && (node.alt ?? '').trim() === '') {
      return [at(page, start, 'picture has no alternative text: ![what it shows](…)')];
    }
    const isPicture = isComponent(node) && /^(?:Figure|Diagram|Plot)$/.test(node.name ?? '');
    return isPicture && (attributeOf(node, 'alt') ?? '').length < 15
      ? [at(page, start, `<${node.name}> needs alt="…" of at least 15 characters that describes the picture`)]
      : [];
  });

const componentName = (component: Component) =>
  [
    component.name,
    attributeOf(component, 'name') ?? attributeOf(component, 'device') ?? attributeOf(component, 'level'),
    attributeOf(component, 'id'),
  ]
    .filter(Boolean)
    .join(' ');

function taskParts({frontMatter}: Page): string[] {
  const {role, minutes, needs} = (frontMatter.task ?? {}) as Record<string, unknown>;
  return [`role ${String(role)}`, `minutes ${String(minutes)}`, `${Array.isArray(needs) ? needs.length : 0} needs`];
}

/** Parts of a page that must be equal in both languages, by kind. Links are sorted; other parts are in page order. */
export function structure(page: Page) {
  const nodes = [...nodesOf(page.root)];
  const components = nodes.filter(isComponent).filter(({name}) => /^[A-Z]/.test(name ?? ''));
  return {
    headings: headingsOf(page).map(({node, id}) => `${node.depth}#${id ?? ''}`),
    'tables (columns×lines)': nodes.flatMap((node) =>
      node.type === 'table' ? [`${node.children[0]?.children.length ?? 0}×${node.children.length}`] : [],
    ),
    'code blocks': nodes.flatMap((node) => (node.type === 'code' ? [node.lang ?? ''] : [])),
    admonitions: nodes.flatMap((node) => {
      const [child] = node.type === 'paragraph' ? node.children : [];
      return child?.type === 'text' ? [...child.value.matchAll(/^:::+(\w+)/gm)].map(([, kind = '']) => kind) : [];
    }),
    components: components.map(componentName),
    // Sentences may order their links differently; the set of linked pages must match.
    links: targetsOf(page)
      .map(({url}) => url)
      .filter((url) => /^[/#]/.test(url))
      .sort(),
    drafts: isDraft(page) ? ['draft: true'] : [],
    tags: page.frontMatter.task === undefined ? [] : taskParts(page),
  };
}

/** Checks that an English page has the same `structure` as its Czech source. */
export const parity: Rule = (english, czech) => {
  if (english.language !== 'en' || !czech) {
    return [];
  }
  const source = structure(czech);
  const translation = structure(english);
  return (Object.keys(source) as (keyof typeof source)[]).flatMap((part) => {
    const expected = source[part];
    const present = translation[part];
    if (expected.join('\n') === present.join('\n')) {
      return [];
    }
    const missing = expected.filter((value) => !present.includes(value));
    const added = present.filter((value) => !expected.includes(value));
    const detail = [
      missing.length > 0 && `missing: ${missing.join(', ')}`,
      added.length > 0 && `not in the Czech page: ${added.join(', ')}`,
      missing.length + added.length === 0 &&
        `Czech has ${expected.length}, English ${present.length}, or another order`,
    ].filter(Boolean);
    return [about(english, `${part} differ from ${czech.path}: ${detail.join('; ')}`)];
  });
};

export const RULES: readonly Rule[] = [
  completeness,
  taskTags,
  headingIds,
  searchWords,
  linkForm,
  alternativeTexts,
  parity,
  forms,
];
