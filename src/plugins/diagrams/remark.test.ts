import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'node:test';
import {DIAGRAM_NAMES} from '../../components/Diagram/names';
import type {Attribute, TreeNode} from '../mdx/tree';
import {remarkDiagrams} from './remark';

const FILE = {path: 'docs/intro.mdx'};

const diagram = (attributes: Record<string, string>, type = 'mdxJsxFlowElement'): TreeNode => ({
  type,
  name: 'Diagram',
  attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
  position: {start: {line: 7}},
});

const TEXTS = {alt: 'What it shows', caption: 'Caption'};

function run(...children: TreeNode[]): TreeNode {
  const tree = {type: 'root', children};
  remarkDiagrams()(tree, FILE);
  return tree;
}

const imports = (tree: TreeNode): string[] =>
  (tree.children ?? []).filter(({type}) => type === 'mdxjsEsm').map(({value}) => String(value));

test('a page imports each of its drawings once, and the component', () => {
  const tree = run(
    diagram({name: 'roles', ...TEXTS}),
    diagram({name: 'ble-steps', ...TEXTS}),
    diagram({name: 'roles', ...TEXTS}),
  );
  const found = imports(tree);
  assert.equal(found.length, 3);
  for (const line of found) {
    const file = /"(.+)"/.exec(line)?.[1] ?? '';
    assert.ok(fs.existsSync(`${file}.ts`) || fs.existsSync(`${file}/index.tsx`), `${file} does not exist`);
  }
  const [first, , third] = (tree.children ?? []).filter(({name}) => name === 'Diagram');
  const attributes = first?.attributes as Attribute[];
  assert.deepEqual(
    attributes.map(({name}) => name),
    ['alt', 'caption', 'diagram'],
  );
  assert.deepEqual(first?.attributes, third?.attributes);
});

test('a page without diagrams imports nothing', () => {
  assert.deepEqual(imports(run({type: 'paragraph'})), []);
});

test('an unknown name stops the build and says which there are', () => {
  assert.throws(
    () => run(diagram({name: 'data-flw', ...TEXTS})),
    ({message}: Error) =>
      message.startsWith('docs/intro.mdx:7:') && DIAGRAM_NAMES.every((name) => message.includes(name)),
  );
});

test('a missing text and a diagram inside a line stop the build', () => {
  assert.throws(() => run(diagram({name: 'roles', caption: 'Caption'})), /docs\/intro\.mdx:7: .*"alt"/);
  assert.throws(() => run(diagram({name: 'roles', alt: 'What it shows', caption: ' '})), /"caption"/);
  assert.throws(() => run(diagram({name: 'roles', ...TEXTS}, 'mdxJsxTextElement')), /line of its own/);
});
