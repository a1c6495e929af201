/**
 * Shows what has changed upstream in the theme components that started from upstream markup:
 *
 *     npx tsx scripts/upstream-diff.ts 3.10.2
 *
 * Those components name the version that they follow, `@ejected 3.9.2`, in their first line. Carry over what matters and
 * raise that version.
 */
import {execSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesOf} from '../src/content/filesOf';
import {runMain} from './runMain';

const THEME = path.resolve(__dirname, '../src/theme');
const PACKAGE = '@docusaurus/theme-classic';

void runMain(() => {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error('Give the version to compare with: npx tsx scripts/upstream-diff.ts 3.10.2');
  }
  for (const file of filesOf(THEME).filter((name) => name.endsWith('.tsx'))) {
    const [, followed] = /^\/\/ @ejected ([\d.]+);/.exec(fs.readFileSync(path.join(THEME, file), 'utf8')) ?? [];
    if (followed) {
      const versions = `--diff=${PACKAGE}@${followed} --diff=${PACKAGE}@${version}`;
      const changes = execSync(`npm diff ${versions} src/theme/${file}`, {encoding: 'utf8'});
      console.log(`## src/theme/${file} (follows ${followed})\n${changes.trim() || 'No change upstream.'}\n`);
    }
  }
});
