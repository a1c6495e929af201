import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {checkAddress} from '.';
import {resetStaleCache} from './resetStaleCache';
import {versionProblems} from './versionProblems';

let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'guard-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

test('a bundler cache is kept while its key is the same and emptied once when it changes', () => {
  const cache = path.join(root, '.cache/rspack');
  const entry = path.join(cache, 'entry');
  fs.mkdirSync(cache, {recursive: true});
  fs.writeFileSync(entry, 'compiled by nobody knows what');
  assert.equal(resetStaleCache(cache, 'lock', '/'), true);
  assert.ok(!fs.existsSync(entry));
  fs.writeFileSync(entry, 'compiled');
  assert.equal(resetStaleCache(cache, 'lock', '/'), false);
  assert.ok(fs.existsSync(entry));
  assert.equal(resetStaleCache(cache, 'lock', '/manual/'), true);
  assert.ok(!fs.existsSync(entry));
});

test('another version or a second copy is named with the remedy', () => {
  const dependencies = {'@docusaurus/core': '3.9.2', '@docsearch/react': '4.2.0'};
  fs.writeFileSync(path.join(root, 'package.json'), JSON.stringify({dependencies}));
  const write = (packages: Record<string, {version: string}>) =>
    fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({packages}));
  write({'node_modules/@docusaurus/core': {version: '3.9.2'}, 'node_modules/react': {version: '19.0.0'}});
  assert.deepEqual(versionProblems(root), []);
  write({
    'node_modules/@docusaurus/core': {version: '3.9.2'},
    'node_modules/a/node_modules/@docusaurus/core': {version: '3.10.2'},
    'node_modules/@docsearch/react': {version: '4.5.0'},
  });
  const problems = versionProblems(root).join('\n');
  assert.match(problems, /@docusaurus\/core is 3\.10\.2 in .*3\.9\.2 is required.*npm ci/);
  assert.match(problems, /@docusaurus\/core is installed twice/);
  assert.match(problems, /@docsearch\/react is 4\.5\.0 .* 4\.2\.0 is required/);
});

test('what is installed here fits', () => {
  assert.deepEqual(versionProblems(path.resolve(__dirname, '../../..')), []);
});

test('a build that is published must know its address', () => {
  assert.throws(() => checkAddress({CF_PAGES: '1'}), /SITE_URL is not set.*CF_PAGES.*SITE_URL=https:/);
  assert.throws(() => checkAddress({PUBLISH: '1', SITE_URL: ' '}), /SITE_URL is not set/);
  assert.doesNotThrow(() => checkAddress({NETLIFY: 'true', SITE_URL: 'https://docs.example.org'}));
  assert.doesNotThrow(() => checkAddress({}));
});
