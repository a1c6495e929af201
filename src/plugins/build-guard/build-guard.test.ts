import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import os from 'node:os';
import {afterEach, beforeEach, test} from 'vitest';
import {checkAddress, checkVersionLabels} from '.';

type Locked = Readonly<Record<string, {version: string; optionalDependencies?: Record<string, string>}>>;

const lock = fs.readFileSync(path.resolve(__dirname, '../../../package-lock.json'), 'utf8');
const {packages} = JSON.parse(lock) as {packages: Locked};

let root = '';

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'guard-'));
});

afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

test('one copy of every package of Docusaurus and of DocSearch is locked, all in the version of the core', () => {
  const places = Object.keys(packages).filter((place) => /\/(?:@docusaurus\/[\w-]+|@docsearch\/react)$/.test(place));
  assert.deepEqual(
    places.filter((place) => place.lastIndexOf('node_modules/') > 0),
    [],
    'name the package under "dependencies" of package.json',
  );
  const ofDocusaurus = places.filter((place) => place.includes('@docusaurus/'));
  assert.equal(new Set(ofDocusaurus.map((place) => packages[place]?.version)).size, 1);
});

test('the binaries of all platforms are locked, not only those of the machine that wrote the lock file', () => {
  const names = new Set(Object.keys(packages).map((place) => place.slice(place.lastIndexOf('node_modules/') + 13)));
  const missing = Object.entries(packages).flatMap(([place, {version, optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${name}, of ${place} ${version}`),
  );
  const remedy =
    'npm leaves out what the registry does not have yet: "npm install" again in some days, or with --before=<date>.';
  assert.deepEqual(missing, [], remedy);
});

test('a build that is published must know its address', () => {
  assert.throws(() => checkAddress({CF_PAGES: '1'}), /SITE_URL is not set.*CF_PAGES.*SITE_URL=https:/);
  assert.throws(() => checkAddress({PUBLISH: '1', SITE_URL: ' '}), /SITE_URL is not set/);
  assert.doesNotThrow(() => checkAddress({NETLIFY: 'true', SITE_URL: 'https://docs.example.org'}));
  assert.doesNotThrow(() => checkAddress({}));
});

test('the English menu does not call two versions the same', () => {
  const labels = path.join(root, 'i18n/en/docusaurus-plugin-content-docs');
  fs.mkdirSync(labels, {recursive: true});
  const label = (file: string, message: string) =>
    fs.writeFileSync(path.join(labels, file), JSON.stringify({'version.label': {message}}));
  fs.writeFileSync(path.join(root, 'versions.json'), '["1.0"]');
  assert.doesNotThrow(() => checkVersionLabels(root), 'without English labels, as in site variants');
  label('current.json', 'Next');
  label('version-1.0.json', 'Next');
  assert.throws(() => checkVersionLabels(root), /version-1\.0\.json: .*"version\.label" is "Next".*Write "1\.0"/);
  label('version-1.0.json', '1.0');
  assert.doesNotThrow(() => checkVersionLabels(root));
});
