import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {ROOT} from '../support/sites';

/** What may stand in place of a custom property: paper and the tokens themselves have colors of their own. */
const EXCEPT = ['src/css/tokens.css', 'src/css/print.css'];

test('every color of a stylesheet is a custom property of src/css/tokens.css', () => {
  const files = execFileSync('git', ['ls-files', 'src/**/*.css'], {cwd: ROOT, encoding: 'utf8'}).trim().split('\n');
  const colors = files
    .filter((file) => !EXCEPT.includes(file))
    .flatMap((file) => {
      const css = fs.readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
      const found = css.match(/:[^;{}]*(?:#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\()[^;{}]*;/gi);
      return (found ?? []).map((declaration) => `${file} ${declaration}`);
    });
  assert.deepEqual(colors, []);
});
