import assert from 'node:assert/strict';
import {test} from 'vitest';
import {parsePage} from '../../site-output/page';
import {searchPageOf} from './searchPage';

const html = (main: string, {navbar = '', head = '', kind = 'docs-doc-page'} = {}) =>
  `<html lang="en" class="${kind}"><head>${head}<meta name="docsearch:docusaurus_tag" content="docs-default-current"></head>
  <body><nav><a class="navbar__link navbar__link--active">${navbar}</a></nav><main>${main}</main></body></html>`;

const read = (...given: Parameters<typeof html>) => searchPageOf(parsePage(html(...given)), '/a/', 'General');

test('sections and entries with an address; related pages are left out', () => {
  const page = read(
    `<header><h1>Title</h1></header><ul data-index="off"><li>Who: anyone</li></ul><p>Intro<button>Copy</button> of&nbsp;it.</p>
    <h2 id="b">Registers<a class="hash-link">#</a></h2><table><tbody><tr><td><code>0x01</code></td><td>Angle</td></tr>
    <tr id="row"><th>Offset</th><td>zero</td><td>point</td></tr></tbody></table>
    <h2 id="related">Related</h2><ul><li><a href="/y/">Third</a>: what stands on the third page</li></ul>`,
    {navbar: 'Hardware ', head: '<meta name="keywords" content="one, two">'},
  );
  assert.deepEqual(page, {
    url: '/a/',
    area: 'Hardware',
    title: 'Title',
    aliases: [],
    keywords: ['one', 'two'],
    tag: 'docs-default-current',
    sections: [
      {anchor: '', level: 1, heading: 'Title', text: 'Intro of it.'},
      {anchor: 'b', level: 2, heading: 'Registers', text: '0x01 · Angle'},
      {anchor: 'row', level: 3, heading: 'Offset', text: 'zero · point', entry: true},
    ],
  });
});

test('cells and items are separated in a snippet, unless a punctuation mark does it', () => {
  const page = read(
    `<h1>A</h1><p>Two things:</p><ul><li><p>Open it.</p></li><li>close it</li><li></li></ul><table><thead><tr><th>Reading</th>
    <th>What to do</th></tr></thead><tbody><tr><td>above <b>35</b>%</td><td><ul><li>Monitor</li></ul></td></tr></tbody></table>`,
  );
  assert.equal(page?.sections[0]?.text, 'Two things: Open it. close it · Reading · What to do · above 35% · Monitor');
});

test('the area comes from the navbar, the breadcrumbs, or is the general one', () => {
  const breadcrumbs = '<ul><li class="breadcrumbs__item">Portal\n docs</li></ul>';
  assert.equal(read(`${breadcrumbs}<h1>A</h1>`)?.area, 'Portal docs');
  assert.equal(read('<h1>A</h1>')?.area, 'General');
});

test('noindex pages, lists, and pages without a heading are left out', () => {
  assert.equal(read('<h1>A</h1>', {head: '<meta name="robots" content="noindex">'}), undefined);
  assert.equal(read('<h1>A</h1>', {kind: 'plugin-blog blog-list-page'}), undefined);
  assert.equal(read('<p>A</p>'), undefined);
});
