import type {SourceFile} from './pages';

/** A mistake in a text, with the place and what to do about it. */
export interface Finding {
  file: string;
  line: number;
  message: string;
  /** What `--fix` writes into the line in the place of what stands from `start` to `end`. */
  fix?: {start: number; end: number; to: string};
  /** Advice that stops nobody. */
  hint?: true;
}

/** The parts of a page that both languages must share, in order of appearance. */
export interface Structure {
  /** `## {#id}` as `2#id` */
  headings: string[];
  /** columns × rows of each table */
  tables: string[];
  /** language of each code block */
  codeBlocks: string[];
  /** kind of each admonition */
  admonitions: string[];
  /** name of each component, with the `name` property where it has one */
  components: string[];
  /** target of each internal link */
  links: string[];
}

interface Line {
  text: string;
  number: number;
  inCode: boolean;
  inFrontMatter: boolean;
  /** language when this line opens a code block */
  opens?: string;
}

function lines(text: string): Line[] {
  let fence: string | undefined;
  let frontMatter = false;
  return text.split('\n').map((line, index) => {
    const number = index + 1;
    if (line === '---' && (index === 0 || frontMatter)) {
      frontMatter = index === 0;
      return {text: line, number, inCode: false, inFrontMatter: true};
    }
    if (frontMatter) {
      return {text: line, number, inCode: false, inFrontMatter: true};
    }
    const marker = /^\s*(```+|~~~+)(\S*)/.exec(line);
    if (marker && fence === undefined) {
      fence = marker[1];
      return {text: line, number, inCode: true, inFrontMatter: false, opens: marker[2] ?? ''};
    }
    if (marker && fence !== undefined && line.trim() === fence) {
      fence = undefined;
      return {text: line, number, inCode: true, inFrontMatter: false};
    }
    return {text: line, number, inCode: fence !== undefined, inFrontMatter: false};
  });
}

/** Lines of running text, code and front matter left out. */
function prose(text: string): Line[] {
  return lines(text).filter(({inCode, inFrontMatter}) => !inCode && !inFrontMatter);
}

/** Sign that stands for what is no running text; nothing that rules look for holds it. */
const FILLER = '\u0000';

const blot = (found: string) => FILLER.repeat(found.length);

/**
 * Lines of running text in which code, addresses, tags, expressions and ids are blotted out, every sign in its place, so
 * that a rule can say where in the line it found something.
 */
export function maskedProse(text: string): {text: string; number: number}[] {
  return prose(text).map(({text: line, number}) => ({
    number,
    text: line
      .replace(/^(?:import|export) .*/, blot)
      .replace(/`[^`]*`/g, blot)
      .replace(/(?<=\])\([^)]*\)/g, blot)
      .replace(/<[^>]*>?/g, blot)
      .replace(/^[^<]*\/>/g, blot)
      .replace(/\{[^}]*\}/g, blot)
      .replace(/\bhttps?:\S+/g, blot),
  }));
}

/** Columns of a table row; escaped bars do not separate. */
function columns(row: string): number {
  return row.replaceAll('\\|', '').split('|').length - 2;
}

export function structure(text: string): Structure {
  const result: Structure = {headings: [], tables: [], codeBlocks: [], admonitions: [], components: [], links: []};
  let tableRows: string[] = [];
  const closeTable = () => {
    if (tableRows.length > 0) {
      result.tables.push(`${columns(tableRows[0] ?? '')}×${tableRows.length}`);
      tableRows = [];
    }
  };
  for (const line of lines(text)) {
    if (line.opens !== undefined) {
      result.codeBlocks.push(line.opens);
    }
    if (line.inCode || line.inFrontMatter) {
      closeTable();
      continue;
    }
    if (line.text.trimStart().startsWith('|')) {
      tableRows.push(line.text.trim());
    } else {
      closeTable();
    }
    const heading = /^(#{1,6}) .*?(?:\{#([^}]*)\})?\s*$/.exec(line.text);
    if (heading) {
      result.headings.push(`${heading[1]?.length}#${heading[2] ?? ''}`);
    }
    const admonition = /^:::+(\w+)/.exec(line.text);
    if (admonition) {
      result.admonitions.push(admonition[1] ?? '');
    }
    const plain = line.text.replace(/`[^`]*`/g, '');
    for (const match of plain.matchAll(/<([A-Z]\w*)([^>]*)/g)) {
      const name = /\b(?:name|device)="([^"]*)"/.exec(match[2] ?? '');
      result.components.push(name ? `${match[1]} ${name[1]}` : (match[1] ?? ''));
    }
    for (const match of plain.matchAll(/\]\((\/[^)\s]*|#[^)\s]*)\)/g)) {
      result.links.push(match[1] ?? '');
    }
  }
  closeTable();
  return result;
}

const PART_NAMES: Readonly<Record<keyof Structure, string>> = {
  headings: 'headings',
  tables: 'tables (columns×lines)',
  codeBlocks: 'code blocks',
  admonitions: 'admonitions',
  components: 'components',
  links: 'links',
};

/** Both languages have the same headings, tables, code blocks, admonitions, components and links. */
export function parity(cs: SourceFile, en: SourceFile): Finding[] {
  const source = structure(cs.text);
  const translation = structure(en.text);
  return (Object.keys(PART_NAMES) as (keyof Structure)[]).flatMap((part) => {
    // Sentences may order their links differently; which pages a text leads to must agree.
    const order = (values: string[]) => (part === 'links' ? [...values].sort() : values);
    const expected = order(source[part]);
    const found = order(translation[part]);
    if (expected.join('\n') === found.join('\n')) {
      return [];
    }
    const missing = expected.filter((value, index) => found[index] !== value && !found.includes(value));
    const added = found.filter((value, index) => expected[index] !== value && !expected.includes(value));
    const detail = [
      missing.length > 0 && `missing: ${missing.join(', ')}`,
      added.length > 0 && `not in the Czech page: ${added.join(', ')}`,
      missing.length + added.length === 0 && `Czech has ${expected.length}, English ${found.length}, or another order`,
    ].filter(Boolean);
    return [{file: en.path, line: 1, message: `${PART_NAMES[part]} differ from ${cs.path}: ${detail.join('; ')}`}];
  });
}

/** Headings of level 2 and deeper with their place; the id is `undefined` where none is given. */
function headingsOf(text: string): {title: string; id: string | undefined; line: Pick<Line, 'text' | 'number'>}[] {
  return prose(text).flatMap((line) => {
    const heading = /^#{2,6} (.*?)(?:\s*\{#([^}]*)\})?\s*$/.exec(line.text);
    return heading ? [{title: heading[1] ?? '', id: heading[2], line}] : [];
  });
}

/** An id out of the words of a heading: `Datové typy` becomes `datove-typy`. */
export function slug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Every heading of level 2 and 3 has an explicit ASCII id, no id twice.
 * @param counterpart the page in the other language; a missing id is taken from there, so that both get the same one
 */
export function headingIds({path, text}: SourceFile, counterpart?: SourceFile): Finding[] {
  const seen = new Set<string>();
  const headings = headingsOf(text);
  const others = counterpart ? headingsOf(counterpart.text) : [];
  return headings.flatMap(({title, id, line}, position) => {
    const place = {file: path, line: line.number};
    if (id === undefined) {
      const other = others.length === headings.length ? others[position] : undefined;
      // Addresses of both languages read best in English.
      const isEnglish = path.startsWith('i18n/en/');
      const wanted = other?.id ?? slug(isEnglish ? title : (other?.title ?? title));
      const end = line.text.trimEnd().length;
      return [
        {
          ...place,
          message: `heading "${title}" has no id; append {#${wanted}}`,
          fix: {start: end, end: line.text.length, to: ` {#${wanted}}`},
        },
      ];
    }
    const duplicate = seen.has(id);
    seen.add(id);
    return [
      ...(/^[a-z0-9][a-z0-9_-]*$/.test(id)
        ? []
        : [{...place, message: `heading id "${id}" may hold only a–z, 0–9, - and _`}]),
      ...(duplicate ? [{...place, message: `heading id "${id}" stands twice on the page`}] : []),
    ];
  });
}

/** The address that a link to a page should have had; `undefined` when it cannot be told. */
function linkInForm(target: string, path: string, kind: 'doc' | 'post' | 'page'): string | undefined {
  const [, address = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  const [, page] = /^(?:\/en)?\/docs\/(.+?)\/?$/.exec(address) ?? [];
  if (kind !== 'doc') {
    const plain = address.replace(/^\/en(?=\/)/, '').replace(/\.mdx?$/, '');
    return plain.startsWith('/') && plain !== address ? plain + hash : undefined;
  }
  if (page) {
    return `/${page.replace(/\.mdx?$/, '')}.mdx${hash}`;
  }
  if (/^[^/].*\.mdx?$/.test(address)) {
    const folder = path.replace(/^docs\/|^i18n\/en\/docusaurus-plugin-content-docs\/current\//, '');
    const {pathname} = new URL(address, `file:///${folder}`);
    return `${decodeURI(pathname).replace(/\.mdx?$/, '')}.mdx${hash}`;
  }
  return undefined;
}

/** Links to pages of the manual name the file from the root of the docs, so that they survive translation and moving. */
export function linkForm({path, text}: SourceFile, kind: 'doc' | 'post' | 'page'): Finding[] {
  const form =
    kind === 'doc'
      ? /^\/(?!docs\/|en\/).+\.mdx(#[\w-]+)?$|^\/(blog|glossary|search|markdown-page)(\/[\w-]*)*(#[\w-]+)?$/
      : /^\/(?!en\/)[^.]*(#[\w-]+)?$/;
  const rule =
    kind === 'doc'
      ? 'the form /chapter/page.mdx from the root of the docs'
      : 'the form /docs/chapter/page, without language and extension';
  return prose(text).flatMap(({text: line, number}) =>
    [...line.replace(/`[^`]*`/g, blot).matchAll(/(?<=\]\()[^)\s]+(?=\))/g)].flatMap((match) => {
      const target = match[0];
      if (target.startsWith('#') || /^(https?:|mailto:|pathname:)/.test(target) || form.test(target)) {
        return [];
      }
      const to = linkInForm(target, path, kind);
      return [
        {
          file: path,
          line: number,
          message: `link "${target}" must have ${rule}${to ? `: ${to}` : ''}`,
          ...(to && {fix: {start: match.index, end: match.index + target.length, to}}),
        },
      ];
    }),
  );
}

/** Title, description and the other front matter that search results and readers see. */
export function frontMatter({path, text}: SourceFile, kind: 'doc' | 'post' | 'page'): Finding[] {
  const values = new Map(
    lines(text)
      .filter(({inFrontMatter}) => inFrontMatter)
      .flatMap(({text: line}) => {
        const field = /^(\w+):\s*(.*?)\s*$/.exec(line);
        return field ? [[field[1] ?? '', (field[2] ?? '').replace(/^(["'])(.*)\1$/, '$2')] as const] : [];
      }),
  );
  const finding = (message: string): Finding => ({file: path, line: 1, message});
  const title = values.get('title') ?? '';
  const description = values.get('description') ?? '';
  return [
    ...(title === '' ? [finding('front matter has no title')] : []),
    ...(title.length > 60 ? [finding(`title has ${title.length} characters; at most 60 fit a search result`)] : []),
    ...(description.length < 50 || description.length > 160
      ? [finding(`description has ${description.length} characters; write 50 to 160`)]
      : []),
    ...(kind === 'doc' && !values.has('keywords') ? [finding('front matter has no keywords')] : []),
    ...(kind === 'doc' && !/^\d{4}-\d\d-\d\d$/.test(values.get('last_checked') ?? '')
      ? [finding('front matter needs last_checked: "YYYY-MM-DD"')]
      : []),
  ];
}

/** Forms that the glossary forbids, with the right one. */
const FORBIDDEN: Readonly<Record<'cs' | 'en', readonly {pattern: RegExp; instead: string}[]>> = {
  cs: [
    {pattern: /měřící/giu, instead: 'měřicí (intended for measuring), except in addresses'},
    {pattern: /řídící (?=jednotk|zařízení|systém)/giu, instead: 'řídicí'},
    {pattern: /senzor/giu, instead: 'snímač'},
    {pattern: /cejchov/giu, instead: 'kalibrace'},
    {pattern: /přirozen\p{L}* frekvenc/giu, instead: 'vlastní frekvence'},
    {pattern: /tenzometrick\p{L}* napětí/giu, instead: 'poměrné přetvoření'},
    {pattern: /měřicí(?:ho|mu|m)? místo|měřicího místa/giu, instead: 'měřicí bod'},
    {pattern: /za účelem|v rámci|je možné provést|prosím/giu, instead: 'a plain verb'},
    {pattern: /\bRS485\b/g, instead: 'RS-485'},
  ],
  en: [
    {pattern: /measuring point/giu, instead: 'measurement point'},
    {pattern: /eigenfrequency/giu, instead: 'natural frequency'},
    {pattern: /organisation/giu, instead: 'organization'},
    {pattern: /\bplease\b/giu, instead: 'an instruction without "please"'},
    {pattern: /\bRS485\b/g, instead: 'RS-485'},
    {pattern: /„|“(?=\s)|‚/gu, instead: 'English quotation marks'},
  ],
};

/** Words and forms that the glossary or the style of the manual forbids. */
export function terms({path, text}: SourceFile, language: 'cs' | 'en'): Finding[] {
  return prose(text).flatMap(({text: line, number}) => {
    const readable = line
      .replace(/`[^`]*`/g, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/<[^>]*>/g, '')
      .replace(/\{[^}]*\}/g, '');
    return FORBIDDEN[language].flatMap(({pattern, instead}) =>
      [...readable.matchAll(pattern)].map(([found]) => ({
        file: path,
        line: number,
        message: `"${found}" is not used here; write ${instead}`,
      })),
    );
  });
}

/** Words of running text and tables, as a reader would count them. */
export function wordCount(text: string): number {
  return prose(text)
    .map(({text: line}) =>
      line
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\{#[^}]*\}/g, '')
        .replace(/<[^>]*>/g, ' '),
    )
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A guide of the manual is neither a stub nor a book. */
export function length({path, text}: SourceFile, kind: 'doc' | 'post' | 'page'): Finding[] {
  const minimum = {doc: 300, post: 500, page: 200}[kind];
  const words = wordCount(text);
  return words < minimum ? [{file: path, line: 1, message: `${words} words; a ${kind} needs at least ${minimum}`}] : [];
}

/** Every picture says in words what it shows. */
export function alternativeTexts({path, text}: SourceFile): Finding[] {
  const findings: Finding[] = [];
  const body = lines(text)
    .map(({text: line, inCode}) => (inCode ? '' : line.replace(/`[^`]*`/g, '')))
    .join('\n');
  const lineOf = (index: number) => body.slice(0, index).split('\n').length;
  for (const match of body.matchAll(/!\[([^\]]*)\]\(/g)) {
    if ((match[1] ?? '').trim() === '') {
      findings.push({
        file: path,
        line: lineOf(match.index),
        message: 'picture has no alternative text: ![what it shows](…)',
      });
    }
  }
  for (const match of body.matchAll(/<(Figure|Diagram)\b([^>]*)>/g)) {
    if (!/\balt="[^"]{15,}"/.test(match[2] ?? '')) {
      findings.push({
        file: path,
        line: lineOf(match.index),
        message: `<${match[1]}> needs alt="…" of at least 15 characters that says what the picture shows`,
      });
    }
  }
  return findings;
}

/** Names of the illustrations that a text uses. */
export function usedIllustrations(text: string): string[] {
  return [...text.matchAll(/<Figure\b[^>]*?\bname="([^"]+)"/g)].map(([, name = '']) => name);
}
