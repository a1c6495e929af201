import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';

type Versions = Readonly<Record<string, string>>;

const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));

const manifest = read('package.json') as {dependencies: Versions; devDependencies: Versions};
test('package.json pins every package to one version', () => {
  const ranges = Object.entries({...manifest.dependencies, ...manifest.devDependencies})
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);
  assert.deepEqual(ranges, []);
});
