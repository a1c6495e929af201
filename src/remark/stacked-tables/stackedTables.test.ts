import assert from 'node:assert/strict';
import {test} from 'vitest';
import type {TreeNode} from '../tree';
import {rehypeStackedTables} from './index';

interface Element extends TreeNode {
  properties?: Record<string, unknown>;
  children: Element[];
}

const element = (tagName: string, children: unknown[]) =>
  ({type: 'element', tagName, properties: {}, children}) as Element;

/** A table of the given rows, the first of which is its head, after the transform. */
function table(...rows: string[][]): Element {
  const lines = rows.map((row, index) =>
    element(
      'tr',
      row.map((value) => element(index === 0 ? 'th' : 'td', [{type: 'text', value}])),
    ),
  );
  const tree = element('table', [element('thead', lines.slice(0, 1)), element('tbody', lines.slice(1))]);
  rehypeStackedTables()({type: 'root', children: [tree]});
  return tree;
}

test('a wide table of texts becomes cards, each value named by its column', () => {
  const made = table(
    ['Projev', 'Příčina', 'Co udělat'],
    ['Bod na mapě chybí', 'Jiná organizace', 'Změňte výběr organizace'],
  );
  assert.equal(made.properties?.dataStacked, '');
  const [row] = made.children[1]?.children ?? [];
  assert.deepEqual(
    row?.children.map(({properties}) => properties?.dataLabel),
    [undefined, 'Příčina', 'Co udělat'],
  );
});

test('two columns, short tables and figures stay tables', () => {
  const long = 'text that is long enough to need more than one line on a phone';
  for (const kept of [
    table(['Oddíl', 'Obsah'], ['Meze', long]),
    table(['A', 'B', 'C'], ['a', 'b', 'c']),
    table(['Vzorkování přístroje', 'Délka záznamu', 'Rozlišení'], ['125 vzorků za sekundu', '16,384 s', '0,061 Hz']),
  ]) {
    assert.equal(kept.properties?.dataStacked, undefined);
  }
});
