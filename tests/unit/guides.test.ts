/** What the READMEs and guides name exists, in the version that they name, and the table of imports is the one that is enforced. */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {ROOT} from '../support/sites';

const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');

const exists = (...parts: string[]) => fs.existsSync(path.join(ROOT, ...parts));

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], {cwd: ROOT, encoding: 'utf8'})
    .trim()
    .split('\n');

const guides = tracked('*.md', ':!.github/decisions');

/** Files that the build, a command or a reader makes. */
const MADE = ['llms.txt', 'robots.txt', 'search-index.txt', 'security.txt', 'titles.txt'];

/** All matches of a pattern in the guides that fail a predicate, with the guide that they are in. */
function wrong(pattern: RegExp, holds: (match: RegExpMatchArray, folder: string) => boolean): string[] {
  return guides.flatMap((guide) =>
    [...read(guide).matchAll(pattern)]
      .filter((match) => !holds(match, path.dirname(guide)))
      .map(([text]) => `${guide}: ${text}`),
  );
}

test('files and folders that guides name exist', () => {
  const links = wrong(/\]\((?!https?:|#|\/)([^)#]+)/g, ([, target = ''], folder) => exists(folder, target));
  const top = 'src|scripts|tests|hosting|illustrations|static|docs|blog|\\.github|\\.cspell|\\.ci';
  const paths = wrong(
    new RegExp(`\`((?:${top})/[\\w./-]+)\``, 'g'),
    // Examples name files that a reader would make.
    ([, file = ''], folder) => exists(file) || exists(folder, file) || /2026-11-21-name|web-portal\/alerts/.test(file),
  );
  const names = new Set(tracked().map((file) => path.basename(file)));
  const files = wrong(
    /`([\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|css|json|txt|py|ya?ml))`/g,
    ([, name = '']) => names.has(name) || MADE.includes(name),
  );
  assert.deepEqual([...links, ...paths, ...files], []);
});

// "seen with" before a version reports an observation, which a newer version may not show: it stays.
test('versions in guides are the installed ones', () => {
  const {dependencies} = JSON.parse(read('package.json')) as {dependencies: Record<string, string>};
  const stale = guides.flatMap((file) =>
    [...read(file).matchAll(/(docsearch|docusaurus|theme-classic@)[^\n]{0,30}?\b(?<!seen with )(\d+\.\d+\.\d+)\b/gi)]
      .filter(([, name, version]) => {
        const isSearch = name?.toLowerCase() === 'docsearch';
        return version !== dependencies[isSearch ? '@docsearch/react' : '@docusaurus/core'];
      })
      .map(([text]) => `${file}: ${text}`),
  );
  assert.deepEqual(stale, []);
});

test('commands that guides name exist', () => {
  const scriptsOf = (folder: string) =>
    Object.keys((JSON.parse(read(path.join(folder, 'package.json'))) as {scripts: object}).scripts);
  const unknown = wrong(
    /npm (?:--prefix (\S+) )?run ([a-z][\w:-]*)/g,
    ([, folder = '.', script = '']) => exists(folder, 'package.json') && scriptsOf(folder).includes(script),
  );
  const files = wrong(/npx (?:tsx|playwright test) ([\w/.-]+\.ts)/g, ([, file = '']) => exists(file));
  assert.deepEqual([...unknown, ...files], []);
});

test('the table of imports in src/README.md is the one that is enforced', () => {
  // dependency-cruiser loads this file by CommonJS.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const {forbidden} = require('../dependencies.cjs') as {forbidden: {name: string; comment: string}[]};
  const enforced = forbidden
    .filter(({name}) => name.startsWith('imports-of-'))
    .map(({comment}) => /^src\/(\w+) may import: (.*)\. Move/.exec(comment)?.slice(1).join(': '));
  const rows = [...read('src/README.md').matchAll(/^\| `(\w+)\/`\s*\|[^|]*\|([^|]*)\|$/gm)];
  const written = rows.map(([, folder, allowed = '']) => `${folder}: ${allowed.replaceAll('`', '').trim()}`);
  assert.deepEqual(written, enforced);
});
