import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {TreeNode} from '../tree';
import {rehypeCodeBlocks, titleIn} from '.';

/** The nodes as HTML, as far as the test needs. */
function html(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      const {tagName, properties} = node as TreeNode & {tagName?: string; properties?: {className?: string[]}};
      return tagName
        ? `<${tagName} ${(properties?.className ?? []).join(' ')}>${html(node.children ?? [])}</${tagName}>`
        : String(node.value);
    })
    .join('');
}

test('the title after the language is read, an unknown option is named', () => {
  assert.equal(titleIn('title="Odpověď serveru"'), 'Odpověď serveru');
  assert.equal(titleIn(''), undefined);
  assert.throws(() => titleIn('titel="x"'), /"titel="x"" after the language/);
});

function page(language: string, metastring?: string) {
  const pre = {
    type: 'element',
    tagName: 'pre',
    position: {start: {line: 7, column: 1}, end: {line: 7, column: 1}},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {className: [`language-${language}`], metastring},
        children: [{type: 'text', value: 'x = 1\n'}],
      },
    ],
  };
  return {tree: {type: 'root', children: [{type: 'element', tagName: 'li', children: [pre]}]}, pre};
}

test('a block of a page gets its language and title, wherever it is', () => {
  const {tree, pre} = page('python', 'title="Čtení"');
  rehypeCodeBlocks()(tree, {path: 'docs/x.mdx'});
  assert.deepEqual((pre as {properties?: unknown}).properties, {'data-language': 'python', 'data-title': 'Čtení'});
  assert.equal(html(pre.children), 'x <span token operator>=</span> <span token number>1</span>');
});

test('an unknown language names the file and the line', () => {
  const {tree} = page('klingon');
  assert.throws(() => rehypeCodeBlocks()(tree, {path: 'docs/x.mdx'}), /^Error: docs\/x\.mdx:7: .*"klingon"/);
});
