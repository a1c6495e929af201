import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {insertSiteMap, siteMapHtml} from './siteMap';
import type {SearchPage} from '../shared/types';

const page = (url: string, area: string, title: string, list?: true): SearchPage => ({
  url,
  area,
  title,
  keywords: [],
  tag: url.startsWith('/docs/') ? 'docs-default-current' : 'default',
  sections: [],
  ...(list && {list}),
});

const PAGES = [
  page('/blog/b/', 'Blog', 'Post'),
  page('/docs/a/', 'Hardware', 'Laser <1>'),
  page('/docs/category/c/', 'Hardware', 'Overview', true),
  page('/docs/d/', 'Hardware', 'Modbus & "CRC"'),
];

test('pages stand under their area, the manual first, without the pages that only list others', () => {
  assert.equal(
    siteMapHtml(PAGES),
    '<h2>Hardware</h2><ul><li><a href="/docs/a/">Laser &lt;1&gt;</a></li>' +
      '<li><a href="/docs/d/">Modbus &amp; &quot;CRC&quot;</a></li></ul>' +
      '<h2>Blog</h2><ul><li><a href="/blog/b/">Post</a></li></ul>',
  );
});

test('the list goes where the search page wants it; a page without the place is refused with the remedy', async (t) => {
  const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'site-map-'));
  t.after(() => fs.rm(dir, {recursive: true}));
  const file = path.join(dir, 'index.html');
  await fs.writeFile(file, '<noscript><p>$& text</p><div class=x data-site-map=""></div></noscript>');
  await insertSiteMap(file, [page('/a/', 'Area', '$1')]);
  assert.equal(
    await fs.readFile(file, 'utf8'),
    '<noscript><p>$& text</p><div class=x data-site-map=""><h2>Area</h2><ul><li><a href="/a/">$1</a></li></ul></div></noscript>',
  );
  await fs.writeFile(file, '<main></main>');
  await assert.rejects(insertSiteMap(file, PAGES), /index\.html has no <div data-site-map>.*src\/theme\/SearchPage/);
});
