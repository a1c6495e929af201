import assert from 'node:assert/strict';
import {test} from 'vitest';
import {parsePage} from '../../site-output/page';
import {searchPageOf} from './searchPage';

const read = (main: string, head = '') => {
  const tag = '<meta name="docsearch:docusaurus_tag" content="docs-default-current">';
  const html = `<html lang="en"><head>${head}${tag}</head><body><main>${main}</main></body></html>`;
  return searchPageOf(parsePage(html), '/a/', 'Hardware');
};

test('sections and entries with an address; related pages are left out', () => {
  const page = read(
    `<header><h1>Title</h1></header><ul data-index="off"><li>Who: anyone</li></ul><p>Intro<button>Copy</button> of&nbsp;it.</p>
    <h2 id="b">Registers<a class="hash-link">#</a></h2><table><tbody><tr><td><code>0x01</code></td><td>Angle</td></tr>
    <tr id="row"><th>Offset</th><td>zero</td><td>point</td></tr></tbody></table>
    <h2 id="related">Related</h2><ul><li><a href="/y/">Third</a>: what stands on the third page</li></ul>`,
    '<meta name="keywords" content="one, two">',
  );
  assert.deepEqual(page, {
    url: '/a/',
    area: 'Hardware',
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

test('noindex pages and pages without a heading are left out', () => {
  assert.equal(read('<h1>A</h1>', '<meta name="robots" content="noindex">'), undefined);
  assert.equal(read('<p>A</p>'), undefined);
});
