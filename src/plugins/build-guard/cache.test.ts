import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {cacheKey, resetStaleCache} from './cache';

let parent = '';
let cacheDir = '';

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  cacheDir = path.join(parent, 'node_modules/.cache');
});

afterEach(() => {
  fs.rmSync(parent, {recursive: true});
});

/** Leaves something behind as a bundler does. */
function writeEntry(): string {
  const entry = path.join(cacheDir, 'rspack/entry');
  fs.mkdirSync(path.dirname(entry), {recursive: true});
  fs.writeFileSync(entry, 'compiled');
  return entry;
}

test('the key changes with the lock file and with the bundler, and only then', () => {
  assert.equal(cacheKey('lock', 'rspack'), cacheKey('lock', 'rspack'));
  assert.notEqual(cacheKey('lock', 'rspack'), cacheKey('lock 2', 'rspack'));
  assert.notEqual(cacheKey('lock', 'rspack'), cacheKey('lock', 'webpack'));
  assert.notEqual(cacheKey('ab', 'c'), cacheKey('a', 'bc'));
});

test('a first build finds no cache, throws nothing away and leaves its key', () => {
  assert.equal(resetStaleCache(cacheDir, 'key'), false);
  assert.ok(fs.existsSync(cacheDir));
  const entry = writeEntry();
  assert.equal(resetStaleCache(cacheDir, 'key'), false);
  assert.ok(fs.existsSync(entry), 'the cache of the same versions is kept');
});

test('a cache of other versions is thrown away once', () => {
  resetStaleCache(cacheDir, 'old');
  const entry = writeEntry();
  assert.equal(resetStaleCache(cacheDir, 'new'), true);
  assert.ok(!fs.existsSync(entry));
  const newEntry = writeEntry();
  assert.equal(resetStaleCache(cacheDir, 'new'), false);
  assert.ok(fs.existsSync(newEntry));
});

test('a cache without a key is not trusted', () => {
  const entry = writeEntry();
  assert.equal(resetStaleCache(cacheDir, 'key'), true);
  assert.ok(!fs.existsSync(entry));
});
