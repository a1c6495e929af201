import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const MOST_ROWS = 8;

const GLOBAL = String.raw`\b(?:window|document|history|navigator|process|globalThis|global|console|[A-Z]\w+\.prototype)`;

/** Signs of code that changes other people's code or depends on its internals. */
const MARKS: Readonly<Record<string, RegExp>> = {
  'hook into the bundler': /\bconfigure(?:Webpack|PostCss)\b/,
  'alias of a module': /\balias(?::| =)/,
  'rule or loader of the bundler': /\brules: \[|\bloader:|\buse: \[/,
  'optimization of the bundler': /\boptimization\b|\bsplitChunks\b/,
  'reassigned global': new RegExp(
    String.raw`${GLOBAL}(?:\.[\w.]+|\[\w+\])\s*(?:\?\?|\|\|)?=[^=>]|Object\.(?:assign|defineProperty)\(${GLOBAL}\b|\(${GLOBAL} as `,
  ),
  observer: /\bnew (?:Mutation|Intersection|Resize)Observer\b/,
  'import of a private module':
    /(?:\bfrom |\bimport\(?|\brequire(?:\.resolve)?\()\s*'(?!\.)[^']+\/(?:internal|lib|src|dist)\b[^']*'/,
  'class name that a build makes': /\[class\*=/,
  'edit of a finished page': /\b(?:p|\w+P)age\??\.write\(/,
};
const IN_PACKAGE = /^ {2}"(?:overrides|resolutions|patchedDependencies)"|"(?:pre|post)install"|patch-package/m;

/** Setting the title, or opening an address, is what these properties are for. */
const ORDINARY = /\b(?:document\.title|(?:window|document)\.location(?:\.href)?)\s*=/;

/** What stands in a file, by {@link MARKS}; comments do not count. */
function marksOf(file: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  if (file === 'package.json') {
    return IN_PACKAGE.test(text) ? ['package of somebody else in another version than it asks for'] : [];
  }
  const lines = text.split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && !ORDINARY.test(line));
  return Object.entries(MARKS).flatMap(([mark, pattern]) => (pattern.test(lines.join('\n')) ? [mark] : []));
}

/** Names of the rows and paths in the first two columns of the README's tables, the second table apart. */
function tables() {
  const [counted = '', uses = ''] = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8').split('\n## Uses');
  const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| `'));
  const filesOf = (text: string) =>
    rowsOf(text).flatMap((row) => [...row.matchAll(/`((?:src\/|package\.json)[^`]*)`/g)].map(([, file = '']) => file));
  return {rows: rowsOf(counted), files: [...filesOf(counted), ...filesOf(uses)]};
}

test('what changes or leans on the inside of other people’s code is named, and there is little of it', () => {
  const {rows, files} = tables();
  assert.deepEqual(
    files.filter((file) => !fs.existsSync(path.join(ROOT, file))),
    [],
    'src/interventions/README.md names what is gone: delete the row',
  );
  const code = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'docusaurus.config.ts', 'package.json'],
    {cwd: ROOT, encoding: 'utf8'},
  )
    .trim()
    .split('\n')
    .filter(
      (file) => /(?<!\.test)\.(?:[jt]sx?|css)$|^package\.json$/.test(file) && fs.existsSync(path.join(ROOT, file)),
    );
  const isNamed = (file: string) =>
    files.some((name) => file === name || (name.endsWith('/') && file.startsWith(name)));
  const unnamed = code
    .filter((file) => !isNamed(file))
    .flatMap((file) => marksOf(file).map((mark) => `${file}: ${mark}`));
  assert.deepEqual(
    unnamed,
    [],
    'do without it; or, if it is worth 8 kB, 40 ms or a fault that readers feel, name the file in src/interventions/README.md',
  );
  assert.ok(
    rows.length <= MOST_ROWS,
    `${rows.length} rows in src/interventions/README.md, at most ${MOST_ROWS} are allowed: remove the one that is worth least`,
  );
});
