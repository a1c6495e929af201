import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {REQUIRED_VERSIONS, versionProblems} from '../../src/plugins/build-guard/versions';

const ROOT = path.resolve(__dirname, '../..');
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  dependencies: Versions;
  devDependencies: Versions;
  overrides?: Readonly<Record<string, unknown>>;
}

interface LockFile {
  packages: Readonly<
    Record<
      string,
      {version?: string; dependencies?: Versions; devDependencies?: Versions; optionalDependencies?: Versions}
    >
  >;
}

function readJson(file: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
}

const manifest = readJson('package.json') as Manifest;
const lockFile = readJson('package-lock.json') as LockFile;

test('the versions that the project is fixed to', () => {
  assert.deepEqual(REQUIRED_VERSIONS, {'@docusaurus/': '3.9.2', '@docsearch/react': '4.2.0'});
});

test('the installed tree holds every @docusaurus package and @docsearch/react once, in the fixed version', () => {
  assert.deepEqual(versionProblems(path.join(ROOT, 'node_modules')), []);
  for (const name of ['@docusaurus/core', '@docusaurus/theme-classic', '@docsearch/react']) {
    assert.ok(fs.existsSync(path.join(ROOT, 'node_modules', name, 'package.json')), `${name} is installed`);
  }
});

test('the lock file says the same, whatever happens to be installed', () => {
  const locked = Object.entries(lockFile.packages)
    .map(([location, {version}]) => ({name: location.split('node_modules/').at(-1) ?? '', version}))
    .filter(({name}) => name.startsWith('@docusaurus/') || name === '@docsearch/react');
  assert.ok(locked.length > 10);
  for (const {name, version} of locked) {
    assert.equal(version, name === '@docsearch/react' ? '4.2.0' : '3.9.2', name);
  }
  assert.equal(new Set(locked.map(({name}) => name)).size, locked.length, 'one copy of each');
});

test('package.json pins every package exactly', () => {
  const pinned = {...manifest.dependencies, ...manifest.devDependencies};
  for (const [name, version] of Object.entries({...pinned, ...manifest.overrides})) {
    assert.match(String(version), EXACT, `${name} must be pinned to one version in package.json`);
  }
  for (const [name, version] of Object.entries(pinned)) {
    if (name.startsWith('@docusaurus/')) {
      assert.equal(version, '3.9.2', name);
    }
  }
  assert.equal(pinned['@docsearch/react'], '4.2.0');
});

test('the lock file belongs to package.json', () => {
  const {dependencies, devDependencies} = lockFile.packages[''] ?? {};
  assert.deepEqual(
    {dependencies, devDependencies},
    {
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    },
  );
});

test('the lock file names the binaries of every platform', () => {
  // A registry that lacks one when the file is written leaves it out silently, and then "npm ci" refuses the file.
  const locked = new Set(Object.keys(lockFile.packages).map((location) => location.split('node_modules/').at(-1)));
  const missing = Object.entries(lockFile.packages).flatMap(([location, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${name} of ${location}`),
  );
  assert.deepEqual(missing, [], 'pin a version in package.json under "overrides" that the registry has completely');
});

test('the README says why each package is there', () => {
  const readme = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const [, table = ''] = readme.split('### Why each package is there');
  const unexplained = Object.keys({...manifest.dependencies, ...manifest.devDependencies}).filter(
    (name) => !table.includes(`\`${name}\``),
  );
  assert.deepEqual(unexplained, [], 'give each a line in README.md under "Why each package is there"');
});

let tree = '';

beforeEach(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
});

afterEach(() => {
  fs.rmSync(tree, {recursive: true});
});

/** Installs packages into the temporary tree; a location may be nested: `a/node_modules/@docusaurus/utils`. */
function install(packages: Versions): string[] {
  for (const [location, version] of Object.entries(packages)) {
    const dir = path.join(tree, location);
    fs.mkdirSync(dir, {recursive: true});
    const name = location.split('node_modules/').at(-1);
    fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify({name, version}));
  }
  return versionProblems(tree);
}

test('a tree of the right versions has no problem, and other packages do not matter', () => {
  assert.deepEqual(
    install({
      '@docusaurus/core': '3.9.2',
      '@docusaurus/utils': '3.9.2',
      '@docsearch/react': '4.2.0',
      '@docsearch/css': '4.9.9',
      react: '19.2.0',
      'docusaurus-plugin-of-others': '1.0.0',
    }),
    [],
  );
  assert.deepEqual(versionProblems(path.join(tree, 'nowhere')), []);
});

test('a package of another version is named with its place and the remedy', () => {
  const problems = install({'@docusaurus/core': '3.9.2', '@docusaurus/plugin-content-docs': '3.10.2'});
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? '', /plugin-content-docs 3\.10\.2 in .*but 3\.9\.2 is required.*package\.json.*npm ci/);
});

test('another version of the search dialog is a problem', () => {
  assert.match(install({'@docsearch/react': '4.5.0'}).join(), /@docsearch\/react 4\.5\.0 .*4\.2\.0 is required/);
});

test('a nested copy is a problem even in the right version', () => {
  const problems = install({
    '@docusaurus/utils': '3.9.2',
    'some-plugin': '1.0.0',
    'some-plugin/node_modules/@docusaurus/utils': '3.9.2',
  });
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? '', /@docusaurus\/utils is installed 2 times: .*some-plugin.*npm dedupe/);
});

test('a nested copy of another version, deep in a scope, is reported as both', () => {
  const problems = install({
    '@docusaurus/theme-common': '3.9.2',
    '@scope/plugin': '1.0.0',
    '@scope/plugin/node_modules/middle': '1.0.0',
    '@scope/plugin/node_modules/middle/node_modules/@docusaurus/theme-common': '3.10.1',
  });
  assert.equal(problems.length, 2);
  assert.match(problems.join('\n'), /theme-common 3\.10\.1 in .*middle/);
  assert.match(problems.join('\n'), /installed 2 times/);
});
