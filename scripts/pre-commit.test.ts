import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {checksFor} from './pre-commit';

const ROOT = path.resolve(__dirname, '..');

const titles = (...files: string[]) => checksFor(files).map(({title}) => title);

test('each file is checked by what concerns it', () => {
  assert.deepEqual(titles('docs/map.mdx'), ['Texts', 'Translations']);
  assert.deepEqual(titles('src/config/site.ts'), ['Format', 'Lint']);
  assert.deepEqual(titles('src/css/custom.css'), ['Format', 'Styles']);
  assert.deepEqual(titles('i18n/en/code.json'), ['Translations', 'Format']);
  assert.deepEqual(titles('static/img/logo.svg'), []);
});

test('only the changed files are named, and the programs exist', () => {
  for (const {args} of checksFor(['docs/map.mdx', 'src/a.ts', 'src/a.css', 'README.md'])) {
    const [first = '', second = '', third = ''] = args;
    assert.ok(fs.existsSync(path.join(ROOT, first === '--import' ? third : first)), `${first} ${second}`);
  }
  assert.deepEqual(checksFor(['docs/map.mdx'])[0]?.args.slice(3), ['docs/map.mdx']);
});

test('the hook is a program that runs the check', () => {
  const hook = path.join(ROOT, '.githooks/pre-commit');
  assert.match(fs.readFileSync(hook, 'utf8'), /^#!\/bin\/sh\n[^]*scripts\/pre-commit\.ts/);
  assert.ok(fs.statSync(hook).mode & 0o100, 'may be executed');
});
