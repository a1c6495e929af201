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

/** Relative luminance by WCAG 2 of a color such as `#0a5f7c`. */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

test('the contrasts in the comments of src/css/tokens.css are those of its colors', () => {
  let checked = 0;
  const wrong: string[] = [];
  let tokens = new Map<string, string>();
  const light = (name: string) => luminance(palette().get(tokens.get(name) ?? '') ?? '');
  const lines = fs.readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8').split('\n');
  lines.forEach((line, index) => {
    // A rule, e.g. that of dark mode, gives the names other colors.
    if (line.endsWith('{')) {
      const rule = lines.slice(index, lines.indexOf('}', index)).join('\n');
      const named = [...rule.matchAll(/--site-([\w-]+): var\(--(.+?)\)/g)];
      tokens = new Map(named.map(([, name = '', color = '']) => [name, color]));
    }
    const [, name = '', comment = ''] = /--site-([\w-]+): .*\/\*(.*)\*\//.exec(line) ?? [];
    for (const [, written = '', on = ''] of comment.matchAll(/([\d.]+) on (sunken|signal surface|\w+)/g)) {
      const other = light(on === 'sunken' ? 'surface-sunken' : on.replace(' ', '-'));
      const [less = 0, more = 0] = [light(name), other].sort((a, b) => a - b);
      const found = ((more + 0.05) / (less + 0.05)).toFixed(1);
      checked += 1;
      wrong.push(...(found === written ? [] : [`tokens.css:${index + 1} write ${found} on ${on}, not ${written}`]));
    }
  });
  assert.ok(checked > 15);
  assert.deepEqual(wrong, []);
});
