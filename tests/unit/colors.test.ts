/** Colors are defined only in src/css/tokens.css. Pictures in static/, which cannot read it, use only its colors. */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {palette} from '../../src/plugins/site-output/tokens';
import {ROOT} from '../support/sites';

const EXCEPT = [
  // The tokens themselves, and paper, which is white and black.
  'src/css/tokens.css',
  'src/css/print.css',
  // A package with colors of the devices and screens that it draws; its own test looks for unknown tokens.
  'illustrations/',
  'tests/',
];

const TEXT = /\.(?:css|html|[cm]?[jt]sx?|json|svg)$/;
const COLOR = /#(?:[\da-f]{8}|[\da-f]{6})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
/** Shorter ones only where they are colors for certain: elsewhere `#123` is a heading or an issue. */
const SHORT = /#[\da-f]{3,4}\b/gi;

test('no file has a color that is not of src/css/tokens.css', () => {
  const files = execFileSync('git', ['ls-files'], {cwd: ROOT, encoding: 'utf8'}).trim().split('\n');
  const tokens = new Set(palette().values());
  assert.ok(tokens.has('#fff') && tokens.size > 15, [...tokens].join(' '));
  const strays: string[] = [];
  for (const file of files.filter((name) => TEXT.test(name) && !EXCEPT.some((start) => name.startsWith(start)))) {
    const full = path.join(ROOT, file);
    const lines = fs.existsSync(full) ? fs.readFileSync(full, 'utf8').split('\n') : [];
    lines.forEach((line, index) => {
      const colors = [COLOR, ...(/\.(?:css|svg)$/.test(file) ? [SHORT] : [])].flatMap((form) => line.match(form) ?? []);
      // A picture in static/ is a file of its own.
      const isStray = (color: string) => !(file.startsWith('static/') && tokens.has(color.toLowerCase()));
      strays.push(...colors.filter(isStray).map((color) => `${file}:${index + 1} ${color}`));
    });
  }
  assert.deepEqual(strays, [], 'Use var(--site-…); in static/, a color of the palette.');
});
