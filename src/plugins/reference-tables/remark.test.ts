import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {remarkReferenceTables} from './remark';

const element = (attributes: object[], type = 'mdxJsxFlowElement') => ({
  type,
  name: 'ReferenceTable',
  attributes,
  children: [],
  position: {start: {line: 7}},
});
const named = (value: unknown) => ({type: 'mdxJsxAttribute', name: 'name', value});

function transformed(children: object[]) {
  const tree = {type: 'root', children: children as {type: string; value?: unknown}[]};
  remarkReferenceTables()(tree, {path: 'docs/page.mdx'});
  return tree.children;
}

describe('remarkReferenceTables', () => {
  it('imports the component and each table once', () => {
    const elements = ['roles', 'laser-coils', 'roles'].map((name) => element([named(name)]));
    const children = transformed([{type: 'blockquote', children: [elements[0]]}, elements[1] ?? {}, elements[2] ?? {}]);
    assert.deepEqual(
      children.filter(({type}) => type === 'mdxjsEsm').map(({value}) => String(value).replace(/"[^"]*\//, '"…/')),
      [
        'import ReferenceTable from "…/ReferenceTable"',
        'import referenceTable0 from "…/roles.json"',
        'import referenceTable1 from "…/laser-coils.json"',
      ],
    );
    const given = elements.map(({attributes}) => (attributes[0] as {value: {value: string}}).value.value);
    assert.deepEqual(given, ['referenceTable0', 'referenceTable1', 'referenceTable0']);
  });

  it('leaves a page without tables as it is', () => {
    assert.deepEqual(transformed([{type: 'paragraph', children: []}]), [{type: 'paragraph', children: []}]);
  });

  it('stops at an unknown name and says where and what to write', () => {
    assert.throws(() => transformed([element([named('laser-register')])]), {
      message: /docs\/page\.mdx:7: There is no reference table "laser-register".*laser-registers/s,
    });
  });

  it('stops at a missing, computed or further attribute', () => {
    for (const attributes of [
      [],
      [named({type: 'mdxJsxAttributeValueExpression'})],
      [named('roles'), named('roles')],
    ]) {
      assert.throws(() => transformed([element(attributes)]), /docs\/page\.mdx:7: .*attribute "name"/);
    }
  });

  it('stops at a table inside a line of text', () => {
    assert.throws(
      () => transformed([{type: 'paragraph', children: [element([named('roles')], 'mdxJsxTextElement')]}]),
      /on a line of its own/,
    );
  });
});
