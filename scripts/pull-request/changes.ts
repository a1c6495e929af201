import type {PagePair} from '../content/pages';
import {wordCount, type Finding} from '../content/rules';

/** Line numbers that a change adds or rewrites, by file. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** Reads `git diff --unified=0`. */
export function changedLines(diff: string): ChangedLines {
  const files = new Map<string, Set<number>>();
  let lines = new Set<number>();
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ (?:b\/)?(.+)$/.exec(line)?.[1];
    if (file !== undefined) {
      lines = new Set();
      // A deleted file has no lines to write a remark on.
      if (file !== '/dev/null') {
        files.set(file, lines);
      }
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk) {
      const first = Number(hunk[1]);
      const count = Number(hunk[2] ?? 1);
      for (let number = first; number < first + count; number += 1) {
        lines.add(number);
      }
    }
  }
  return files;
}

/** What was found on the changed lines; what concerns a whole page stands on its first line and counts when it changed. */
export function onChangedLines(findings: readonly Finding[], changed: ChangedLines): Finding[] {
  return findings.filter(({file, line}) => {
    const lines = changed.get(file);
    return lines !== undefined && (line === 1 || lines.has(line));
  });
}

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Findings as GitHub shows them beside the lines of a pull request. */
export function annotations(findings: readonly Finding[]): string[] {
  return findings.map(
    ({file, line, message, hint}) => `::${hint ? 'notice' : 'error'} file=${file},line=${line}::${escaped(message)}`,
  );
}

/** Address of a page below the base path; the same in all languages. */
export function routeOf({id, kind, cs}: Pick<PagePair, 'id' | 'kind' | 'cs'>): string {
  const plain = id.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  switch (kind) {
    case 'doc':
      return `docs/${plain}/`;
    case 'page':
      return plain ? `${plain}/` : '';
    case 'post': {
      const slug = /^slug: *["']?([^"'\n]+)/m.exec(cs.text)?.[1] ?? plain.replace(/^\d{4}-\d\d-\d\d-/, '');
      return `blog/${slug.replace(/^\/|\/$/g, '')}/`;
    }
    default: {
      const unexpected: never = kind;
      throw new Error(`Unexpected kind of page ${String(unexpected)}`);
    }
  }
}

/** A changed page, with its texts before the change; `undefined` where there was none. */
export interface ChangedPage {
  pair: PagePair;
  before: {cs?: string | undefined; en?: string | undefined};
}

function words(before: string | undefined, after: string | undefined): string {
  if (after === undefined) {
    return '–';
  }
  const now = wordCount(after);
  const change = now - (before === undefined ? 0 : wordCount(before));
  const sign = change > 0 ? '+' : '−';
  return before === undefined ? `${now}, new` : change === 0 ? `${now}` : `${now} (${sign}${Math.abs(change)})`;
}

/**
 * The changed pages with links and numbers of words.
 * @param site address of the published site, with a slash at the end
 */
export function pagesTable(pages: readonly ChangedPage[], site: string): string {
  if (pages.length === 0) {
    return 'No page has changed.';
  }
  const rows = pages.map(({pair, before}) => {
    const route = routeOf(pair);
    const link = (prefix: string, name: string) => `[${name}](${encodeURI(site + prefix + route)})`;
    return `| \`${route || '/'}\` ${link('', 'cs')} ${link('en/', 'en')} | ${words(before.cs, pair.cs.text)} | ${words(before.en, pair.en?.text)} |`;
  });
  return ['| Page | Czech words | English words |', '| --- | --- | --- |', ...rows].join('\n');
}
