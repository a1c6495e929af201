import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {pagesWithoutDefaultExport} from './pages';

let siteDir = '';

before(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});

after(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function problems(code: string, type = 'jsx'): string[] {
  fs.writeFileSync(path.join(siteDir, 'page.tsx'), code);
  return pagesWithoutDefaultExport([{type, permalink: '/page/', source: '@site/page.tsx'}], siteDir);
}

test('every way to write a default export is fine', () => {
  for (const code of [
    'export default function Page() {}',
    'function Page() {}\nexport {Page as default};',
    "export {default} from './other';",
    "export {\n  other,\n  default,\n} from './other';",
    "export * from './other';",
  ]) {
    assert.deepEqual(problems(code), [], code);
  }
});

test('a component without one is named by its file and its route; a text needs none', () => {
  const [problem = '', ...others] = problems('export function Page() {}\nconst fallback = {default: 1};');
  assert.equal(others.length, 0);
  assert.match(problem, /page\.tsx: The page component at \/page\/ doesn't have a default export/);
  assert.deepEqual(problems('# Text', 'mdx'), []);
});
