import assert from 'node:assert/strict';
import {test} from 'node:test';
import {navbarProblems, unknownTypes, type DocsVersion} from './navbar';

const VERSIONS: readonly DocsVersion[] = [
  {
    name: 'current',
    isLast: true,
    docIds: ['intro', 'map'],
    sidebars: {manual: {hasLink: true}, empty: {hasLink: false}},
  },
  {name: '1.0', isLast: false, docIds: ['intro', 'old'], sidebars: {old: {hasLink: true}}},
];

const problems = (items: Parameters<typeof navbarProblems>[0]) =>
  navbarProblems(items, (id) => (id === 'default' ? VERSIONS : []));

test('items that name what exists, and items that name nothing, are fine', () => {
  assert.deepEqual(
    problems([
      {},
      {type: 'search'},
      {type: 'docSidebar', sidebarId: 'manual'},
      {type: 'doc', docId: 'map'},
      {type: 'docsVersion'},
      {type: 'docsVersionDropdown'},
      {type: 'docsVersionDropdown', versions: ['1.0', 'current']},
      {type: 'docsVersionDropdown', versions: {'1.0': {label: 'old'}}},
      {type: 'dropdown', items: [{type: 'doc', docId: 'intro'}]},
    ]),
    [],
  );
});

test('an unknown sidebar is named with the item, the file and the known ones', () => {
  const [problem = '', ...others] = problems([{type: 'docSidebar', sidebarId: 'old'}]);
  assert.equal(others.length, 0);
  assert.match(problem, /src\/config\/navbar\.ts, item \{"type":"docSidebar","sidebarId":"old"\}/);
  assert.match(problem, /no sidebar "old".*manual, empty.*sidebars\.ts/);
});

test('a sidebar without links, an unknown document and an unknown version are problems', () => {
  assert.match(problems([{type: 'docSidebar', sidebarId: 'empty'}]).join(), /"empty" has nothing to link to/);
  assert.match(problems([{type: 'doc', docId: 'old'}]).join(), /no document "old".*intro, map/);
  assert.match(
    problems([{type: 'docsVersionDropdown', versions: {'9.9': {}}}]).join(),
    /no version "9\.9"\. Available version names: current, 1\.0/,
  );
});

test('items inside a dropdown are checked too, and every problem is told', () => {
  const items = [
    {type: 'doc', docId: 'a'},
    {type: 'dropdown', items: [{type: 'doc', docId: 'b'}]},
  ];
  assert.equal(problems(items).length, 2);
});

test('an item of a docs plugin that does not exist says so', () => {
  assert.match(problems([{type: 'docsVersion', docsPluginId: 'other'}]).join(), /no docs plugin "other"/);
});

test('a type that nobody knows is named with the item, the file and the known ones, also inside a dropdown', () => {
  assert.deepEqual(unknownTypes([{}, {type: 'search'}, {type: 'custom-clock'}, {type: 'dropdown', items: [{}]}]), []);
  const [problem = '', inner = '', ...others] = unknownTypes([
    {type: 'missing'},
    {type: 'dropdown', items: [{type: 'inner'}]},
  ]);
  assert.equal(others.length, 0);
  assert.match(
    problem,
    /src\/config\/navbar\.ts, item \{"type":"missing"\}: No NavbarItem component found for type "missing"/,
  );
  assert.match(problem, /Name one of: .*docsVersionDropdown.*"custom-"/);
  assert.match(inner, /type "inner"/);
});
