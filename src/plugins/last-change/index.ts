/**
 * When each document was changed last, by one question to git. Docusaurus asks once for every file, which takes longer than
 * reading all of them.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {sitePath} from '../../lib/translations/status';

const COMMIT = 'COMMIT:';

/**
 * Times of last change in seconds by path.
 * @param log commits, newest first, each as `COMMIT:<seconds>` and the paths that it touches
 */
export function readLog(log: string): Map<string, number> {
  const changes = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) {
      time = Number(line.slice(COMMIT.length));
    } else if (line !== '' && !changes.has(line)) {
      changes.set(line, time);
    }
  }
  return changes;
}

const known = new Map<string, ReadonlyMap<string, number>>();

/**
 * Times by path from the folder; without git or a history there are none. Merges count for the files that they change against
 * all of their parents, as when git is asked for one file.
 */
function changesOf(siteDir: string): ReadonlyMap<string, number> {
  const before = known.get(siteDir);
  if (before) {
    return before;
  }
  const {status, stdout} = spawnSync(
    'git',
    [
      ...['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'],
      ...['log', `--format=${COMMIT}%ct`, '--name-only', '-c', '--relative', '--', '.'],
    ],
    {cwd: siteDir, encoding: 'utf8', maxBuffer: 1 << 30},
  );
  const changes = status === 0 ? readLog(stdout) : new Map<string, number>();
  known.set(siteDir, changes);
  return changes;
}

interface Parsed {
  frontMatter: Record<string, unknown>;
  content: string;
}

const DOCUMENT = /^(?:docs|versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\//;

/**
 * Adds the time of last change to the front matter of a document; what a writer has put there stays. Only for a build:
 * Docusaurus shows no true dates in the preview.
 */
export function withLastChange<T extends Parsed>(parsed: T, siteDir: string, file: string): T {
  const relative = sitePath(siteDir, path.resolve(siteDir, file));
  const seconds =
    process.env.NODE_ENV === 'production' && DOCUMENT.test(relative) ? changesOf(siteDir).get(relative) : undefined;
  return seconds === undefined || parsed.frontMatter.last_update !== undefined
    ? parsed
    : {...parsed, frontMatter: {...parsed.frontMatter, last_update: {date: new Date(seconds * 1000).toISOString()}}};
}
