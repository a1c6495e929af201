import {CONTENT_FOLDERS} from '../../src/lib/translations/files';
import {parsePage, targetsOf} from '../content/page';
import type {Article} from './articles';
import type {Changes} from './changes';

/** Anything that has an address: a page, a post, the list page of a category. */
export type Addressed = Pick<Article, 'route'> & {kind?: Article['kind']; id?: string};

/** The same link to another page; the heading stays. `undefined` when the link leads elsewhere. */
export function redirected(url: string, from: Addressed, to: Addressed): string | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (from.kind === 'doc' && address === `/${from.id}.mdx`) {
    return `${to.kind === 'doc' ? `/${to.id}.mdx` : to.route}${rest}`;
  }
  const [, prefix = '', route = '', slash = ''] = /^((?:\/en(?=\/))?)(.*?)(\/?)$/.exec(address) ?? [];
  return route !== '' && decodeURI(route) === from.route ? prefix + to.route + slash + rest : undefined;
}

/** A text whose links to one page lead to another; everything else of it stays as it is. */
export async function withLinks(file: string, text: string, from: Addressed, to: Addressed): Promise<string> {
  let result = text;
  for (const {url, start, end} of targetsOf(await parsePage(file, text)).sort((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + (redirected(url, from, to) ?? url) + result.slice(end);
  }
  return result;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Code whose addresses and `doc: 'id'` of one page name another. */
export function withAddresses(code: string, from: Addressed, to: Addressed): string {
  const route = new RegExp(`(?<=(["'\`])/?)${escaped(from.route.slice(1))}(?=/?(?:[?#][^"'\`]*)?\\1)`, 'g');
  const result = code.replace(route, to.route.slice(1));
  return from.kind === 'doc' && to.kind === 'doc'
    ? result.replace(new RegExp(`(?<=\\bdoc: ')${escaped(from.id ?? '')}(?=')`, 'g'), to.id ?? '')
    : result;
}

/** Texts and code of the site that may lead to pages; tests say what ought to be and are left alone. */
function files(changes: Changes): string[] {
  const texts = CONTENT_FOLDERS.flatMap(({cs, en}) => [...changes.list(cs), ...changes.list(en)]);
  const code = changes.list('src').filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  return [...texts.filter((file) => file.endsWith('.mdx')), ...code].filter(
    (file) => file !== 'src/config/redirects.ts' && changes.exists(file),
  );
}

/** Lets every link in texts and code lead to another page. @returns the files that have such links */
export async function replaceLinks(changes: Changes, from: Addressed, to: Addressed): Promise<string[]> {
  const name = from.route.split('/').at(-1) ?? '';
  const changed: string[] = [];
  for (const file of files(changes)) {
    const text = changes.read(file);
    // Most files do not name the page at all; category slugs may be written percent-encoded.
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
