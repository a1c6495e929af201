import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {filesOf} from './build/files';
import {deploy} from './deploy-local';

let parent = '';
const folder = (name: string) => path.join(parent, name);

function release(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder(name), file)), {recursive: true});
    fs.writeFileSync(path.join(folder(name), file), content);
  }
  return folder(name);
}

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
});

afterEach(() => fs.rmSync(parent, {recursive: true}));

const FIRST = {
  'index.html': 'one',
  'old/index.html': 'gone later',
  'assets/js/main.1.js': '1',
  'en/assets/js/same.0.js': '0',
};
const SECOND = {'index.html': 'two', 'assets/js/main.2.js': '2', 'en/assets/js/same.0.js': '0'};

test('programs of the former release stay for pages that are open, pages do not', () => {
  const to = folder('www');
  deploy({from: release('first', FIRST), to});
  assert.deepEqual(deploy({from: release('second', SECOND), to}), {copied: 3, kept: 1, removed: 1});
  assert.deepEqual(filesOf(to), ['assets/js/main.1.js', 'assets/js/main.2.js', 'en/assets/js/same.0.js', 'index.html']);
  assert.equal(fs.readFileSync(path.join(to, 'index.html'), 'utf8'), 'two');
});

test('what no release has had for long is removed; the days count from the last release that had it', () => {
  const to = folder('www');
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const [first, second] = [release('first', FIRST), release('second', SECOND)];
  deploy({from: first, to, now: day(1)});
  deploy({from: first, to, now: day(20)});
  assert.equal(deploy({from: second, to, now: day(50)}).kept, 1);
  assert.deepEqual(deploy({from: second, to, now: day(51)}), {copied: 3, kept: 0, removed: 1});
  assert(!fs.existsSync(path.join(to, 'assets/js/main.1.js')));
});

test('a page is there only after what it refers to', () => {
  const to = folder('www');
  const from = release('second', SECOND);
  const order: string[] = [];
  const {renameSync} = fs;
  fs.renameSync = (one, other) => {
    order.push(path.relative(to, String(other)));
    renameSync(one, other);
  };
  try {
    deploy({from, to});
  } finally {
    fs.renameSync = renameSync;
  }
  assert.deepEqual(order, ['assets/js/main.2.js', 'en/assets/js/same.0.js', 'index.html']);
});

test('neither half a build nor a folder of something else is touched', () => {
  const from = release('first', FIRST);
  assert.throws(() => deploy({from: release('half', {'a.txt': ''}), to: folder('www')}), /no finished build/);
  const other = release('home', {'letters/love.txt': 'dear'});
  assert.throws(() => deploy({from, to: other}), /neither empty nor a release/);
  assert.deepEqual(filesOf(other), ['letters/love.txt']);
});
