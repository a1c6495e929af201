import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import type {PagePair} from '../content/pages';
import {annotations, changedLines, onChangedLines, pagesTable, routeOf} from './changes';
import {buildSizes, sizesTable} from './sizes';

const DIFF = `diff --git a/docs/map.mdx b/docs/map.mdx
--- a/docs/map.mdx
+++ b/docs/map.mdx
@@ -3 +3 @@ x
-old
+new
@@ -9,0 +10,2 @@
+one
+two
diff --git a/docs/gone.mdx b/docs/gone.mdx
--- a/docs/gone.mdx
+++ /dev/null
@@ -1,2 +0,0 @@
`;

const pair = (id: string, kind: PagePair['kind'], cs: string, en?: string): PagePair => ({
  id,
  kind,
  cs: {path: `docs/${id}`, text: cs},
  ...(en !== undefined && {en: {path: `i18n/en/${id}`, text: en}}),
});

test('only findings on changed lines, and about changed pages as a whole, are reported', () => {
  const changed = changedLines(DIFF);
  assert.deepEqual([...changed.keys()], ['docs/map.mdx']);
  assert.deepEqual([...(changed.get('docs/map.mdx') ?? [])], [3, 10, 11]);
  const at = (file: string, line: number) => ({file, line, message: ''});
  const kept = onChangedLines(
    [at('docs/map.mdx', 1), at('docs/map.mdx', 4), at('docs/map.mdx', 11), at('docs/other.mdx', 1)],
    changed,
  );
  assert.deepEqual(
    kept.map(({line}) => line),
    [1, 11],
  );
});

test('annotations name file and line, and no text can end them early', () => {
  assert.deepEqual(
    annotations([
      {file: 'docs/map.mdx', line: 3, message: '50 %\nof it'},
      {file: 'docs/map.mdx', line: 4, message: 'long', hint: true},
    ]),
    ['::error file=docs/map.mdx,line=3::50 %25%0Aof it', '::notice file=docs/map.mdx,line=4::long'],
  );
});

test('every kind of page has its address', () => {
  assert.equal(routeOf(pair('web-portal/map.mdx', 'doc', '')), 'docs/web-portal/map/');
  assert.equal(routeOf(pair('markdown-page.mdx', 'page', '')), 'markdown-page/');
  assert.equal(
    routeOf(pair('2026-11-21-trends/index.mdx', 'post', '---\nslug: trends-read\n---\n')),
    'blog/trends-read/',
  );
  assert.equal(routeOf(pair('2026-11-21-trends/index.mdx', 'post', '')), 'blog/trends/');
});

test('the table of pages links both languages and counts words', () => {
  const table = pagesTable(
    [{pair: pair('map.mdx', 'doc', 'jedna dvě tři', 'one two'), before: {cs: 'jedna', en: 'one two'}}],
    'https://docs.example.com/',
  );
  assert.match(
    table,
    /\[cs\]\(https:\/\/docs\.example\.com\/docs\/map\/\) \[en\]\(https:\/\/docs\.example\.com\/en\/docs\/map\/\)/,
  );
  assert.match(table, /\| 3 \(\+2\) \| 2 \|$/);
  assert.match(pagesTable([{pair: pair('a.mdx', 'doc', 'a b'), before: {}}], ''), /\| 2, new \| – \|$/);
  assert.equal(pagesTable([], ''), 'No page has changed.');
});

test('sizes are told by kind, with the difference to the other build', (t) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sizes-'));
  t.after(() => fs.rmSync(dir, {recursive: true}));
  fs.mkdirSync(path.join(dir, 'assets'));
  fs.writeFileSync(path.join(dir, 'assets/a.js'), 'x'.repeat(5000));
  fs.writeFileSync(path.join(dir, 'a.png'), Buffer.alloc(2048));
  const sizes = buildSizes(dir);
  assert.equal(sizes.pictures, 2048);
  assert.ok((sizes.JavaScript ?? 0) < 100);
  const table = sizesTable(sizes, {pictures: 1024, styles: 512});
  assert.match(table, /\| pictures \| 2\.0 kB \| \+1\.0 kB \|/);
  assert.match(table, /\| styles \| 0\.0 kB \| −0\.5 kB \|/);
  assert.match(sizesTable(sizes, undefined), /not known/);
});
