import {LOCK_FILE} from '../../src/plugins/translation-status/status';
import type {Change, Draft} from './draft';

/** What a command would do, computed and not done yet. */
export interface Plan {
  /** In one line. */
  title: string;
  draft: Draft;
  /** Files are named only, without their lines: there are too many. */
  brief?: boolean;
  /** What the writer does afterwards, in this order. */
  left: readonly string[];
}

/** Longest stretch of lines that is compared; longer ones are shown as replaced as a whole. */
const LONGEST = 1500;

/** Changed lines with a sign before each, `-` for what goes and `+` for what comes. */
export function lineChanges(before: string, after: string): string[] {
  const old = before.split('\n');
  const fresh = after.split('\n');
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) {
    start += 1;
  }
  let end = 0;
  while (end < old.length - start && end < fresh.length - start && old.at(-1 - end) === fresh.at(-1 - end)) {
    end += 1;
  }
  const gone = old.slice(start, old.length - end);
  const come = fresh.slice(start, fresh.length - end);
  if (gone.length > LONGEST || come.length > LONGEST) {
    return [`- ${gone.length} lines`, `+ ${come.length} lines`];
  }
  // common[i][j]: most lines that the rest of both sides from i and j have in common
  const common = Array.from({length: gone.length + 1}, () => new Uint16Array(come.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = gone.length - 1; i >= 0; i -= 1) {
    for (let j = come.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) {
        row[j] = gone[i] === come[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  const result: string[] = [];
  let i = 0;
  let j = 0;
  while (i < gone.length || j < come.length) {
    if (i < gone.length && j < come.length && gone[i] === come[j]) {
      i += 1;
      j += 1;
    } else if (i < gone.length && (j === come.length || at(i + 1, j) >= at(i, j + 1))) {
      result.push(`- ${gone[i] ?? ''}`);
      i += 1;
    } else {
      result.push(`+ ${come[j] ?? ''}`);
      j += 1;
    }
  }
  return result;
}

function described(change: Change): string[] {
  switch (change.kind) {
    case 'create':
      return [
        `create ${change.file}`,
        ...change.text
          .trimEnd()
          .split('\n')
          .map((line) => `    + ${line}`),
      ];
    case 'delete':
      return [`delete ${change.file}`];
    case 'move':
      return [
        `move   ${change.from}`,
        `    to ${change.file}`,
        ...lineChanges(change.before, change.text).map((line) => `    ${line}`),
      ];
    case 'change':
      return [
        `change ${change.file}`,
        ...(change.file === LOCK_FILE ? [] : lineChanges(change.before, change.text).map((line) => `    ${line}`)),
      ];
  }
}

/** The plan as it is shown to the writer. */
export function planText({title, draft, brief = false, left}: Plan): string {
  return [
    title,
    '',
    ...draft.changes().flatMap((change) => (brief ? described(change).slice(0, 1) : described(change))),
    ...(left.length > 0 ? ['', 'What is left to you:', ...left.map((step) => `- ${step}`)] : []),
  ].join('\n');
}
