import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';

type Versions = Readonly<Record<string, string>>;

const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));

const manifest = read('package.json') as {dependencies: Versions; devDependencies: Versions};
const {packages} = read('package-lock.json') as {
  packages: Readonly<Record<string, {version?: string; optionalDependencies?: Versions}>>;
};
const nameOf = (location: string) => location.split('node_modules/').at(-1) ?? '';

test('package.json pins every package to one version', () => {
  const ranges = Object.entries({...manifest.dependencies, ...manifest.devDependencies})
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);
  assert.deepEqual(ranges, []);
});

test('the lock file has the binaries of every platform', () => {
  // npm silently omits one that the registry lacks at that time, and "npm ci" then fails.
  const locked = new Set(Object.keys(packages).map(nameOf));
  const missing = Object.entries(packages).flatMap(([location, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${name} of ${location}`),
  );
  assert.deepEqual(
    missing,
    [],
    'the registry has not all of them: install again later, or with --before=<a day when it had>',
  );
});
