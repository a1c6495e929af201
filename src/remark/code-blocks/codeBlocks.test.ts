import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {Element, TreeNode} from '../tree';
import {rehypeCodeBlocks} from '.';

/** A block of code in a list, as the transform makes it. */
function block(language: string, metastring = ''): Element {
  const children = [{type: 'text', value: 'x = 1\n'}];
  const properties = {className: [`language-${language}`], metastring};
  const position = {start: {line: 7, column: 1}, end: {line: 7, column: 1}};
  const code = {type: 'element', tagName: 'code', properties, children};
  const pre: Element = {type: 'element', tagName: 'pre', position, children: [code]};
  const tree: TreeNode = {type: 'root', children: [{type: 'listItem', children: [pre]}]};
  rehypeCodeBlocks()(tree, {path: 'docs/x.mdx'});
  return pre;
}

test('a block of a page gets its language, its title and its colors', () => {
  const {properties, children = []} = block('python', 'title="Čtení"');
  assert.deepEqual(properties, {'data-language': 'python', 'data-title': 'Čtení'});
  const tokens = children.filter(({type}) => type === 'element') as Element[];
  assert.deepEqual(
    tokens.map((token) => token.properties?.className),
    [
      ['token', 'operator'],
      ['token', 'number'],
    ],
  );
});

test('an unknown language or option names the file and the line', () => {
  assert.throws(() => block('klingon'), /^Error: docs\/x\.mdx:7: .*"klingon"/);
  assert.throws(() => block('python', 'titel="x"'), /^Error: docs\/x\.mdx:7: "titel="x"" after the language/);
});
