import path from 'node:path';
import ts from 'typescript';
import {CONTENT_FOLDERS} from '../../src/plugins/translation-status/files';
import type {Draft} from './draft';
import type {Page} from './pages';
import {edited, lineOf, parsed, quoted, stringLiterals, type Edit} from './source';

/** A link in a text or in code, with its place. */
export interface Link {
  file: string;
  line: number;
  target: string;
  start: number;
  end: number;
}

const blank = (found: string) => ' '.repeat(found.length);

/** The text with code blotted out, every sign in its place. */
function withoutCode(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, marker = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      const opens = fence === undefined && marker !== '';
      const closes = fence !== undefined && marker.startsWith(fence) && line.trim() === marker;
      const isCode = fence !== undefined || opens;
      fence = opens ? marker : closes ? undefined : fence;
      return isCode ? blank(line) : line.replace(/`[^`]+`/g, blank);
    })
    .join('\n');
}

const LINK_FORMS = [
  // [text](target) and ![text](target "title")
  /(?<=\]\(\s*<?)[^)\s<>]+/g,
  // [name]: target
  /(?<=^\s{0,3}\[[^\]]+\]:\s+<?)[^\s<>]+/gm,
  // <Link to="target">, <a href="target">, <img src="target">
  /(?<=\s(?:to|href|src)=\{?["'`])[^"'`]+/g,
];

/** Every link of a text of the site, code left out. */
export function linksOf(file: string, text: string): Link[] {
  const visible = withoutCode(text);
  return LINK_FORMS.flatMap((form) =>
    [...visible.matchAll(form)].map((match) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      target: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((one, other) => one.start - other.start);
}

const kindOf = (file: string) =>
  CONTENT_FOLDERS.find(({cs, en}) => file.startsWith(`${cs}/`) || file.startsWith(`${en}/`));

/** Path of a text below its content folder, with a slash at the start. */
function pathInFolder(file: string): string {
  const folders = kindOf(file);
  const folder = folders && [folders.en, folders.cs].find((candidate) => file.startsWith(`${candidate}/`));
  return folder ? file.slice(folder.length) : `/${file}`;
}

interface Form {
  /** What stands before the page and after it, in the target. */
  before: string;
  after: string;
  asFile: boolean;
}

/** How a target names a page; `undefined` when it leads elsewhere. */
function formOf(target: string, file: string, {kind, id, address}: Page): Form | undefined {
  const [, main = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  if (main === '' || /^(?:https?|mailto):/.test(main)) {
    return undefined;
  }
  const [, before = '', place = ''] = /^((?:pathname:\/\/)?(?:\/en(?=\/))?)(.*)$/.exec(main) ?? [];
  const [, asAddress = '', slash = ''] = /^(.*?)(\/?)$/.exec(place) ?? [];
  if (decoded(asAddress) === address) {
    return {before, after: slash + rest, asFile: false};
  }
  if (kind === 'doc' && place.startsWith(`${address}.md`)) {
    return {before, after: rest, asFile: true};
  }
  const isText = kindOf(file)?.kind === 'doc';
  const full = place.startsWith('/') ? place : path.posix.join(path.posix.dirname(pathInFolder(file)), place);
  return kind === 'doc' && isText && (full === `/${id}.mdx` || full === `/${id}.md`)
    ? {before: '', after: rest, asFile: true}
    : undefined;
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Whether a target leads to a page, in any form that writers use. */
export const leadsTo = (target: string, file: string, page: Page) => formOf(target, file, page) !== undefined;

/** The same link to another page; an anchor stays. */
function redirected(target: string, file: string, from: Page, to: Page): string {
  const form = formOf(target, file, from);
  if (!form) {
    return target;
  }
  return form.before + (form.asFile && to.kind === 'doc' ? `/${to.id}.mdx` : to.address) + form.after;
}

/** Texts of all pages and posts, in both languages. */
export const textFiles = (draft: Draft) =>
  CONTENT_FOLDERS.flatMap(({cs, en}) => [...draft.list(cs), ...draft.list(en)]).filter((file) => /\.mdx?$/.test(file));

/** Code of the site that may name pages; tests are left out, since a test says what ought to be. */
export const codeFiles = (draft: Draft) =>
  draft.list('src').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));

const isProperty = (node: ts.Node, name: string) => ts.isPropertyAssignment(node) && node.name.getText() === name;

/** How a text in code names a page: as an address, or as the doc id of `doc: '…'`. */
function codeForm(node: ts.StringLiteralLike, page: Page): {before: string; after: string} | undefined {
  const [, before = '', main = '', after = ''] = /^(\/?)(.*?)(\/?(?:[?#].*)?)$/.exec(node.text) ?? [];
  if (main === page.address.slice(1)) {
    return {before, after};
  }
  return page.kind === 'doc' && node.text === page.id && isProperty(node.parent, 'doc')
    ? {before: '', after: ''}
    : undefined;
}

/** Every place in the code of the site that names a page. */
export function codeLinks(draft: Draft, page: Page): Link[] {
  const [, name = ''] = /([^/]+)$/.exec(page.id) ?? [];
  return codeFiles(draft)
    .filter((file) => file !== 'src/config/redirects.ts' && draft.read(file).includes(name))
    .flatMap((file) =>
      stringLiterals(parsed(file, draft.read(file)))
        .filter((node) => codeForm(node, page))
        .map((node) => ({file, line: lineOf(node), target: node.text, start: node.getStart(), end: node.end})),
    );
}

/** Every link in the texts that leads to a page; those on the page itself are left out. */
export function textLinks(draft: Draft, page: Page): Link[] {
  const own = Object.values(page.files);
  return textFiles(draft)
    .filter((file) => !own.includes(file))
    .flatMap((file) => linksOf(file, draft.read(file)).filter(({target}) => leadsTo(target, file, page)));
}

/** Lets every link in texts and code lead to the new page. */
export function rewriteLinks(draft: Draft, from: Page, to: Page): void {
  for (const file of textFiles(draft)) {
    const text = draft.read(file);
    const edits = linksOf(file, text)
      .map(({target, start, end}): Edit => ({start, end, text: redirected(target, file, from, to)}))
      .filter(({start, end, text: replacement}) => text.slice(start, end) !== replacement);
    if (edits.length > 0) {
      draft.write(file, edited(text, edits));
    }
  }
  const links = codeLinks(draft, from);
  for (const file of new Set(links.map((link) => link.file))) {
    const nodes = stringLiterals(parsed(file, draft.read(file)));
    const edits = links
      .filter((link) => link.file === file)
      .flatMap(({start}) => {
        const node = nodes.find((candidate) => candidate.getStart() === start);
        const form = node && codeForm(node, from);
        if (!node || !form) {
          return [];
        }
        const isId = node.text === from.id;
        const text = isId ? to.id : form.before + to.address.slice(1) + form.after;
        // Attributes of JSX know double quotes only.
        return [{start, end: node.end, text: ts.isJsxAttribute(node.parent) ? `"${text}"` : quoted(text)}];
      });
    draft.write(file, edited(draft.read(file), edits));
  }
}

/** Targets of a moved text that name files beside it: pictures, parts, data. They lead to the same files afterwards. */
export function rewriteRelative(draft: Draft, from: string, to: string): void {
  const text = draft.read(to);
  const relocated = (target: string) => {
    const [, main = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
    const full = path.posix.join(path.posix.dirname(from), main);
    const relative = path.posix.relative(path.posix.dirname(to), full);
    return (relative.startsWith('.') ? relative : `./${relative}`) + rest;
  };
  const visible = withoutCode(text);
  const imports = [...visible.matchAll(/(?<=(?:from\s+|import\s+|require\()["'])\.{1,2}\/[^"']+/g)].map((match) => ({
    target: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const edits = [...linksOf(to, text).filter(({target}) => /^\.{1,2}\//.test(target)), ...imports].map(
    ({target, start, end}) => ({start, end, text: relocated(target)}),
  );
  if (edits.length > 0) {
    draft.write(to, edited(text, edits));
  }
}

/** Places that name a page and are not changed by the command: tests, scripts and guides. */
export function mentions(draft: Draft, {address}: Page): string[] {
  const route = address.slice(1);
  // Addresses hold letters, digits, hyphens and slashes only.
  const pattern = new RegExp(`(?<![\\w-])${route}(?![\\w-])(?!/\\w)`);
  const files = [
    ...draft.list('tests').filter((file) => /\.(?:ts|tsx|mdx?)$/.test(file)),
    ...draft.list('scripts').filter((file) => file.endsWith('.ts') && !file.startsWith('scripts/writing/')),
    ...draft.list('src').filter((file) => /\.test\.tsx?$/.test(file)),
    ...['README.md', 'CONTRIBUTING.md'].filter((file) => draft.exists(file)),
  ];
  return files.flatMap((file) =>
    draft
      .read(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}
