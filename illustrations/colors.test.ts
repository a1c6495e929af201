import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';

const SCENES = path.join(__dirname, 'scenes');

/** Stylesheets of the scenes, and the one with the colors of the site. */
const SHEETS = [
  path.join(__dirname, '../src/css/tokens.css'),
  ...fs.readdirSync(SCENES).flatMap((file) => (file.endsWith('.css') ? [path.join(SCENES, file)] : [])),
];

test('every custom property that a scene uses is defined', () => {
  const css = SHEETS.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const defined = new Set(Array.from(css.matchAll(/^\s*(--[\w-]+):/gm), ([, name]) => name));
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  assert.deepEqual(
    [...used].filter((name) => !defined.has(name)),
    [],
  );
});
