import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Finding} from './source';

/** Finds words that no dictionary and no word list in `.cspell/` contains. cspell caches results of unchanged files. */
export function spelling(root: string, files: readonly string[]): Finding[] {
  const options = ['--no-progress', '--no-summary', '--no-color', '--issue-template', '$uri\t$row\t$text'];
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/cspell.json'];
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/cspell/bin.mjs'), 'lint', ...options, ...cache, ...files],
    {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  if (status === null || status > 1) {
    throw new Error(`The spell checker did not run: ${stderr.trim()}`);
  }
  return stdout
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [uri = '', row = '1', word = ''] = line.split('\t');
      const file = path.relative(root, decodeURI(uri.replace(/^file:\/\//, '')));
      const list = file.startsWith('i18n/en/') ? 'en' : 'cs';
      const message = `"${word}" is not in the dictionary; correct it, or add it to .cspell/${list}.txt`;
      return {file, line: Number(row), message};
    });
}
