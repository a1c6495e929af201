/**
 * Shows what has changed upstream in the theme components that started from upstream markup:
 *
 *     npx tsx scripts/upstream-diff.ts 3.10.2
 *
 * Those components name the version that they follow, `@ejected 3.9.2`, in their first line. Carry over what matters and
 * raise that version.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {filesOf} from '../src/content/filesOf';
import {runMain} from './runMain';

const THEME = path.resolve(__dirname, '../src/theme');
const PACKAGE = '@docusaurus/theme-classic';

function run(command: string, args: readonly string[], cwd: string): string {
  const {stdout, stderr, status} = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  // `git diff` ends with 1 when there is a difference.
  if (status !== 0 && !(command === 'git' && status === 1)) {
    throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  }
  return stdout;
}

/** Folder of the theme's components in a version of the package. */
function themeOf(version: string, dir: string): string {
  const target = path.join(dir, version);
  if (!fs.existsSync(target)) {
    fs.mkdirSync(target);
    const archive = run('npm', ['pack', '--silent', `${PACKAGE}@${version}`], target).trim();
    run('tar', ['-xzf', archive], target);
  }
  return path.join(target, 'package/src/theme');
}

void runMain(() => {
  const [version] = process.argv.slice(2);
  if (!version) {
    throw new Error('Give the version to compare with: npx tsx scripts/upstream-diff.ts 3.10.2');
  }
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'upstream-'));
  for (const file of filesOf(THEME).filter((name) => name.endsWith('.tsx'))) {
    const [, followed] = /^\/\/ @ejected (\S+?);/.exec(fs.readFileSync(path.join(THEME, file), 'utf8')) ?? [];
    if (followed) {
      const [before, after] = [followed, version].map((one) => path.join(themeOf(one, dir), file));
      const changes = run('git', ['diff', '--no-index', '--', before ?? '', after ?? ''], dir);
      console.log(`## src/theme/${file} (follows ${followed})\n${changes || 'No change upstream.\n'}`);
    }
  }
  fs.rmSync(dir, {recursive: true});
});
