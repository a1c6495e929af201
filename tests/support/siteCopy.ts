import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './sites';

/** Runs git in a folder. @returns what it prints */
export const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args], {
    cwd: dir,
    encoding: 'utf8',
  });

/**
 * Copies the project, with uncommitted changes, into a repository with one commit. `node_modules` is only linked.
 * @param name name of the copy's folder in `tests/.built`; an existing folder of this name is deleted first
 * @returns path of the copy
 */
export function copySite(name: string): string {
  const copy = path.join(ROOT, 'tests/.built', name);
  fs.rmSync(copy, {recursive: true, force: true});
  const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files.filter((entry) => fs.existsSync(path.join(ROOT, entry)))) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    fs.copyFileSync(path.join(ROOT, file), path.join(copy, file));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  git(copy, 'init', '--quiet', '--initial-branch', 'main');
  // .gitignore ignores a folder of this name, but it is a link here.
  fs.appendFileSync(path.join(copy, '.git/info/exclude'), '/node_modules\n');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', 'Start');
  return copy;
}
