import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {test} from 'vitest';
import {ROOT} from '../support/sites';

/** Paper, and the tokens themselves, have colors of their own. */
const EXCEPT = ['src/css/tokens.css', 'src/css/print.css'];
const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;

test('every color of a stylesheet is a custom property of src/css/tokens.css', () => {
  const files = execFileSync('git', ['ls-files', 'src/**/*.css'], {cwd: ROOT, encoding: 'utf8'}).trim().split('\n');
  const colors: string[] = [];
  for (const file of files.filter((name) => !EXCEPT.includes(name))) {
    postcss.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')).walkDecls(({prop, value, source}) => {
      if (COLOR.test(value)) {
        colors.push(`${file}:${source?.start?.line} ${prop}: ${value}`);
      }
    });
  }
  assert.deepEqual(colors, []);
});
