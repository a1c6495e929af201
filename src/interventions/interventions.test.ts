import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import postcss from 'postcss';
import {withoutOutlineRule} from './outlines/withoutOutlineRule';

test('the table names each intervention, and each folder is one', () => {
  const table = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `([\w-]+)` /gm)].map(([, name = '']) => name);
  const folders = fs
    .readdirSync(__dirname, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  assert.ok(rows.length <= 14, `${rows.length} interventions; at most 14 are allowed`);
  assert.deepEqual(
    folders.filter((name) => !rows.includes(name)),
    [],
  );
});

test('the rule of theme-common that removes outlines is found and left out', () => {
  const css = fs.readFileSync(
    path.resolve(__dirname, '../../node_modules/@docusaurus/theme-common/lib/hooks/styles.css'),
    'utf8',
  );
  assert.match(css, /navigation-with-keyboard[^}]*outline/);
  assert.doesNotMatch(postcss([withoutOutlineRule()]).process(css).css, /navigation-with-keyboard/);
});
