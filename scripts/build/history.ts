import {spawnSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Whether dates of last change can be told: a copy without git, or one that was fetched without its history, knows only the
 * date of its newest state for every file. A wrong date is worse than none.
 */
export function hasHistory(folder: string = ROOT): boolean {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd: folder, encoding: 'utf8'});
  return status === 0 && stdout.trim() === 'false';
}
