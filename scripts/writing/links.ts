import {CONTENT_FOLDERS} from '../../src/lib/translations/files';
import {parsePage, targetsOf} from '../content/page';
import type {Article} from './articles';
import type {Changes} from './changes';

/** Anything that has an address: a page, a post, the list page of a category. */
export type Addressed = Pick<Article, 'route'> & {kind?: Article['kind']; id?: string};

/** The link changed to another page, with its hash; `undefined` when it leads elsewhere. */
function redirected(url: string, from: Addressed, to: Addressed): string | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (from.kind === 'doc' && address === `/${from.id}.mdx`) {
    return `${to.kind === 'doc' ? `/${to.id}.mdx` : to.route}${rest}`;
  }
  const [, prefix = '', route = '', slash = ''] = /^((?:\/en(?=\/))?)(.*?)(\/?)$/.exec(address) ?? [];
  return route !== '' && decodeURI(route) === from.route ? prefix + to.route + slash + rest : undefined;
}

/** The text with its links to one page changed to another. */
export async function withLinks(file: string, text: string, from: Addressed, to: Addressed): Promise<string> {
  let result = text;
  for (const {url, start, end} of targetsOf(await parsePage(file, text)).sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + (redirected(url, from, to) ?? url) + result.slice(end);
  }
  return result;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The code with addresses and `doc: 'id'` of one page changed to another. */
export function withAddresses(code: string, from: Addressed, to: Addressed): string {
  const route = new RegExp(`(?<=(["'\`])/?)${escaped(from.route.slice(1))}(?=/?(?:[?#][^"'\`]*)?\\1)`, 'g');
  const result = code.replace(route, to.route.slice(1));
  return from.kind === 'doc' && to.kind === 'doc'
    ? result.replace(new RegExp(`(?<=\\bdoc: ')${escaped(from.id ?? '')}(?=')`, 'g'), to.id ?? '')
    : result;
}

/** Texts and code that may link to pages; tests are left alone. */
function files(changes: Changes): string[] {
  const texts = CONTENT_FOLDERS.flatMap(({cs, en}) => [...changes.list(cs), ...changes.list(en)]);
  const code = changes.list('src').filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  return [...texts.filter((file) => file.endsWith('.mdx')), ...code].filter(
    (file) => file !== 'src/config/redirects.ts' && changes.exists(file),
  );
}

/** Changes every link in texts and code to another page. @returns the files with such links */
export async function replaceLinks(changes: Changes, from: Addressed, to: Addressed): Promise<string[]> {
  const name = from.route.split('/').at(-1) ?? '';
  const changed: string[] = [];
  for (const file of files(changes)) {
    const text = changes.read(file);
    // Parsing is slow, so most files are skipped; category slugs may be percent-encoded.
    if (!text.includes(name) && !text.includes(encodeURI(name))) {
      continue;
    }
    const isText = file.endsWith('.mdx');
    const result = isText ? await withLinks(file, text, from, to) : withAddresses(text, from, to);
    if (result !== text) {
      changes.write(file, result);
      changed.push(file);
    }
  }
  return changed;
}
