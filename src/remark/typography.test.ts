import assert from 'node:assert/strict';
import {test} from 'vitest';
import {remarkTypography} from './typography';

test('the remark plugin reaches texts and alt attributes but not code', () => {
  const tree = {
    type: 'root',
    children: [
      {type: 'text', value: 'v bodě'},
      {type: 'inlineCode', value: 'v bodě'},
      {type: 'containerDirective', attributes: {}, children: []},
      {type: 'mdxJsxFlowElement', attributes: [{type: 'mdxJsxAttribute', name: 'alt', value: 'graf z mostu'}]},
    ],
  };
  remarkTypography({locale: 'cs'})(tree);
  assert.equal(tree.children[0]?.value, 'v\u00A0bodě');
  assert.equal(tree.children[1]?.value, 'v bodě');
  assert.deepEqual(tree.children[3]?.attributes, [{type: 'mdxJsxAttribute', name: 'alt', value: 'graf z\u00A0mostu'}]);
});
