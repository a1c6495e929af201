import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {theme} from '../../config/theme';
import {codeStyles, fontFace} from './stylesheet';

test('code has the colors of the theme of `themeConfig.prism`, by class', () => {
  const css = codeStyles({
    plain: {color: 'navy', backgroundColor: 'snow'},
    styles: [{types: ['comment', 'prolog'], style: {fontStyle: 'italic'}}],
  });
  assert.match(css, /^\.theme-code-block \{\n  color: navy;\n  background-color: snow;\n\}\n/);
  assert.match(css, /\n\.token:is\(\.comment, \.prolog\) \{\n  font-style: italic;\n\}\n$/);
  // Tokens have values for both color modes and for paper; a color would fit one of them.
  for (const {style} of theme.prism.theme.styles) {
    assert.match(style.color ?? '', /^var\(--site-/);
  }
});

test('the typeface is a file that names its content, below the base path', () => {
  const [, name = ''] = /url\('\/manual\/([^']+)'\)/.exec(fontFace('/manual/')) ?? [];
  const content = fs.readFileSync(path.resolve(__dirname, '../../../static', name));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  assert.ok(name.includes(`.${hash}.`), `rename the file, and its name in stylesheet.ts, to … .${hash}.woff2`);
});
