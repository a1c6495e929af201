/**
 * Says which translations are missing, stale, orphaned or current.
 *
 *     npm run i18n:status                      table, and the changes of the source since each stale translation
 *     npm run i18n:status -- docs/intro.mdx    only this page, by the path of either language
 *     npm run i18n:status -- --json            for programs
 *     npm run i18n:status -- --markdown        for a comment under a pull request
 *     npm run i18n:status -- --check           ends with an error when one is missing, orphaned or unrecorded
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  contentHash,
  namedStatuses,
  readLock,
  STATES,
  translationStatus,
  type State,
  type TranslationStatus,
} from '../src/plugins/translation-status/status';

const ROOT = path.resolve(__dirname, '..');

/** What to do about each state. */
const REMEDIES: Readonly<Record<State, (status: TranslationStatus) => string>> = {
  missing: ({source, translation}) =>
    `Translate ${source} into ${translation}, then npm run i18n:accept -- ${translation}`,
  orphaned: ({source, translation}) => `${source} does not exist: delete ${translation}, or restore the source`,
  unrecorded: ({translation}) =>
    `Compare both languages, then npm run i18n:accept -- ${translation} (and --from en when English was first)`,
  stale: ({translation}) =>
    `Bring ${translation} up to date, then npm run i18n:accept -- ${translation} (and --minor when it needs no change)`,
  current: () => '',
};

/** States that a published site must not have. */
export const BROKEN: readonly State[] = ['missing', 'orphaned', 'unrecorded'];

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

export interface SourceChange {
  /** Commit of the source that the translation was made from, short; `undefined` when the history does not hold it. */
  commit?: string;
  /** Changes since then in the form of `git diff`, without its heading. */
  diff: string;
}

/** What has changed in a source since its translation was accepted. */
export function sourceChange(root: string, {source, en}: TranslationStatus): SourceChange {
  const wanted = readLock(root).files[en]?.source;
  const commits = git(root, 'log', '--format=%h', '--', source)?.split('\n').filter(Boolean) ?? [];
  const commit = commits.find((candidate) => {
    const text = git(root, 'show', `${candidate}:./${source}`);
    return text !== undefined && contentHash(source, text) === wanted;
  });
  const diff = commit ? (git(root, 'diff', '--no-color', '--unified=1', commit, '--', source) ?? '') : '';
  return {...(commit && {commit}), diff: diff.slice(Math.max(0, diff.search(/^@@/m))).trimEnd()};
}

function counts(statuses: readonly TranslationStatus[]): string {
  return STATES.map((state) => `${statuses.filter((status) => status.state === state).length} ${state}`).join(', ');
}

const worstFirst = (statuses: readonly TranslationStatus[]) =>
  STATES.flatMap((state) => statuses.filter((status) => status.state === state));

/** Everything but what is current, with the remedy, the worst first; `all` lists the current ones too. */
export function table(statuses: readonly TranslationStatus[], all: boolean): string {
  const shown = worstFirst(statuses).filter(({state}) => all || state !== 'current');
  const width = Math.max(0, ...shown.map(({translation}) => translation.length));
  const rows = shown.map((status) => {
    const remedy = REMEDIES[status.state](status);
    const row = `${status.state.padEnd(10)}  ${status.translation.padEnd(width)}  ${status.from}: ${status.source}`;
    return remedy ? `${row}\n            → ${remedy}` : row;
  });
  return [...rows, counts(statuses)].join('\n');
}

/** The same as a table for a comment under a pull request. */
export function markdown(statuses: readonly TranslationStatus[]): string {
  const shown = worstFirst(statuses).filter(({state}) => state !== 'current');
  const rows = shown.map(
    (status) => `| ${status.state} | \`${status.translation}\` | ${REMEDIES[status.state](status)} |`,
  );
  return [
    '### Translations',
    '',
    ...(rows.length > 0 ? ['| State | File | What to do |', '| --- | --- | --- |', ...rows, ''] : []),
    `${counts(statuses)}.`,
  ].join('\n');
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      json: {type: 'boolean', default: false},
      markdown: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
    },
  });
  const all = translationStatus(ROOT);
  const named = new Set(namedStatuses(ROOT, all, positionals));
  const statuses = all.filter((status) => named.size === 0 || named.has(status));
  const stale = statuses.filter(({state}) => state === 'stale');
  if (values.json) {
    const entries = statuses.map((status) => ({
      ...status,
      ...(status.state === 'stale' && {change: sourceChange(ROOT, status)}),
    }));
    console.log(JSON.stringify(entries, undefined, 2));
  } else if (values.markdown) {
    console.log(markdown(statuses));
  } else {
    console.log(table(statuses, named.size > 0));
    for (const status of stale) {
      const {commit, diff} = sourceChange(ROOT, status);
      console.log(
        `\n${status.source} since ${commit ?? 'the translation'}:\n${diff || 'The history does not hold that version of the source; a shallow clone gets it by "git fetch --unshallow".'}`,
      );
    }
  }
  if (values.check) {
    if (process.env.GITHUB_ACTIONS) {
      stale.forEach((status) => console.log(`::warning file=${status.translation}::${REMEDIES.stale(status)}`));
    }
    process.exitCode = statuses.some(({state}) => BROKEN.includes(state)) ? 1 : 0;
  }
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
