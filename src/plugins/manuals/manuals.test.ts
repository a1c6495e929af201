import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {LoadedVersion} from './content';
import {manualsOf, pagesOf} from './contents';
import {llmsText} from './llms';

const doc = (id: string, unlisted = false) => ({
  id,
  title: id.toUpperCase(),
  description: `Popis ${id}`,
  permalink: `/docs/${id}`,
  unlisted,
  frontMatter: {},
});

const VERSION: LoadedVersion = {
  docs: [doc('a'), doc('b'), doc('hidden', true)],
  sidebars: {
    oneSidebar: [
      {type: 'doc', id: 'a'},
      {
        type: 'category',
        label: 'Část',
        items: [
          {type: 'doc', id: 'b'},
          {type: 'doc', id: 'hidden'},
        ],
        link: {type: 'generated-index', permalink: '/docs/category/c', description: 'Popis části'},
      },
      {type: 'category', label: 'Prázdná', items: [{type: 'doc', id: 'hidden'}]},
    ],
    emptySidebar: [{type: 'doc', id: 'hidden'}],
  },
};

test('a manual has the pages of its sidebar that may be named, in their categories', () => {
  const manuals = manualsOf(VERSION, new Map([['oneSidebar', 'Portál']]), ({unlisted}) => !unlisted);
  assert.deepEqual(manuals, [
    {
      id: 'oneSidebar',
      title: 'Portál',
      entries: [
        {title: 'A', path: '/docs/a/', description: 'Popis a'},
        {
          title: 'Část',
          path: '/docs/category/c/',
          description: 'Popis části',
          entries: [{title: 'B', path: '/docs/b/', description: 'Popis b'}],
        },
      ],
    },
  ]);
  assert.deepEqual(
    pagesOf(manuals[0]?.entries ?? []).map(({path}) => path),
    ['/docs/a/', '/docs/b/'],
  );
});

test('a sidebar that the navigation bar does not name is called like its first page', () => {
  assert.equal(manualsOf(VERSION, new Map(), ({unlisted}) => !unlisted)[0]?.title, 'A');
});

test('llms.txt leads to the Markdown of every page', () => {
  const text = llmsText({
    title: 'Web',
    description: 'Popis\nwebu',
    note: 'Poznámka.',
    origin: 'https://a.test',
    sections: [
      {title: 'Portál', pages: [{title: 'A [1]', path: '/docs/správa/', description: 'Popis'}]},
      {title: 'Nic', pages: []},
    ],
  });
  assert.equal(
    text,
    '# Web\n\n> Popis webu\n\nPoznámka.\n\n## Portál\n\n- [A \\[1\\]](https://a.test/docs/spr%C3%A1va.md): Popis\n',
  );
});
