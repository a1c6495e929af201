import type {Changes} from './changes';

const READER_WORDS = 'src/data/readerWords.ts';

/**
 * Changes the expected page of the labelled search queries in `tests/search`, or removes it with the queries that expect
 * nothing else; what readers type for sections of the page goes with it.
 * @param keepsHeadings the page has only moved, so its headings still exist
 */
export function updateQueries(changes: Changes, from: string, to: string | undefined, keepsHeadings: boolean): void {
  const renamed = (target: string): string[] => {
    const [, mark = '', route = '', hash = ''] = /^(~?)([^#]*)(.*)$/.exec(target) ?? [];
    if (`/${route}` !== from) {
      return [target];
    }
    return to === undefined ? [] : [mark + to.slice(1) + (keepsHeadings ? hash : '')];
  };
  for (const file of changes.list('tests/search').filter((name) => name.endsWith('.txt'))) {
    const lines = changes.read(file).split('\n');
    const result = lines.flatMap((line) => {
      const [words = '', answers] = line.split(' => ');
      if (!answers?.includes(from.slice(1))) {
        return [line];
      }
      const targets = [...new Set(answers.split(' ').flatMap(renamed))];
      return targets.some((target) => !target.startsWith('~')) ? [`${words} => ${targets.join(' ')}`] : [];
    });
    changes.write(file, result.join('\n'));
  }
  // An entry is a key of the page with the two lines or more of its words.
  const words = changes
    .read(READER_WORDS)
    .replace(/^ {2}'([^'#]+)(#.*\n(?: {4}.*\n)+ {2}\},\n)/gm, (entry, route, rest) => {
      const kept = to !== undefined && keepsHeadings ? `  '${to.slice(1)}${rest}` : '';
      return `/${route}` === from ? kept : entry;
    });
  changes.write(READER_WORDS, words);
}
