import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {fontFaces} from './stylesheet';

test('the typeface is a file that names its content, below the base path', () => {
  const [, name = ''] = /url\('\/manual\/([^']+)'\)/.exec(fontFaces('/manual/')) ?? [];
  const content = fs.readFileSync(path.resolve(__dirname, '../../../static', name));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  assert.ok(name.includes(`.${hash}.`), `rename the file, and its name in stylesheet.ts, to … .${hash}.woff2`);
});
