import assert from 'node:assert/strict';
import {test} from 'vitest';
import {remarkNamedComponents} from '.';
import type {TreeNode} from '../tree';

const element = (component: string, attributes: Record<string, string>, type = 'mdxJsxFlowElement'): TreeNode => ({
  type,
  name: component,
  attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
  position: {start: {line: 7, column: 1}, end: {line: 7, column: 1}},
});

const TEXTS = {alt: 'What it shows', caption: 'Caption'};

function run(...children: TreeNode[]): TreeNode[] {
  const tree = {type: 'root', children};
  remarkNamedComponents()(tree, {path: 'docs/page.mdx'});
  return tree.children;
}

test('what a page imports is known', () => {
  const specifiers = [{local: {name: 'ModbusTool'}}];
  const imported = {type: 'mdxjsEsm', data: {estree: {body: [{type: 'ImportDeclaration', specifiers}]}}};
  assert.equal(run(imported, element('ModbusTool', {})).length, 2);
  assert.throws(() => run(element('ModbusTool', {})), /no component <ModbusTool>/);
});

test('what is wrong stops the build and says where and what to write', () => {
  const failures: [TreeNode, RegExp][] = [
    [element('Diagram', {name: 'data-flw', ...TEXTS}), /^Error: docs\/page\.mdx:7: .*"data-flw".*data-flow/],
    [element('Diagram', {name: 'data-flow', caption: 'Caption'}), /write .* alt="…"/],
    [element('Diagram', {name: 'data-flow', alt: 'What it shows', caption: ' '}), /write .* caption="…"/],
    [element('Diagram', {name: 'data-flow', ...TEXTS}, 'mdxJsxTextElement'), /line of its own/],
    [element('ReferenceTable', {name: 'laser-register'}), /"laser-register".*laser-registers/],
    [element('ReferenceTable', {name: 'roles', rows: '5'}), /no others/],
  ];
  for (const [node, message] of failures) {
    assert.throws(() => run(node), message);
  }
});
