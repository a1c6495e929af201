import type {Draft} from './draft';
import type {Page} from './pages';

/** Files of labelled search queries. */
const queryFiles = (draft: Draft) => draft.list('tests/search').filter((file) => file.endsWith('.txt'));

interface Query {
  words: string;
  targets: string[];
}

function queryOf(line: string): Query | undefined {
  const [, words, targets] = /^([^#].*?)\s*=>\s*(.*)$/.exec(line) ?? [];
  return words === undefined || targets === undefined
    ? undefined
    : {words, targets: targets.split(/\s+/).filter(Boolean)};
}

const routeOf = (target: string) => target.replace(/^~/, '').replace(/#.*$/, '');

/**
 * Lets the labelled queries expect the page that takes the place of another, or nothing of a page that is gone.
 * @param sameText the page has only moved, so its headings are still there
 * @returns queries that had no other answer and were deleted
 */
export function updateQueries(draft: Draft, from: Page, to: Page | undefined, sameText: boolean): string[] {
  const route = from.address.slice(1);
  const deleted: string[] = [];
  for (const file of queryFiles(draft)) {
    const lines = draft
      .read(file)
      .split('\n')
      .flatMap((line) => {
        const query = queryOf(line);
        if (!query?.targets.some((target) => routeOf(target) === route)) {
          return [line];
        }
        const targets = query.targets.flatMap((target) => {
          if (routeOf(target) !== route) {
            return [target];
          }
          const renamed = to && target.replace(route, to.address.slice(1));
          return renamed === undefined ? [] : [sameText ? renamed : renamed.replace(/#.*$/, '')];
        });
        if (targets.every((target) => target.startsWith('~'))) {
          deleted.push(`${file}: ${query.words}`);
          return [];
        }
        return [`${query.words} => ${[...new Set(targets)].join(' ')}`];
      });
    const text = lines.join('\n');
    if (text !== draft.read(file)) {
      draft.write(file, text);
    }
  }
  return deleted;
}
