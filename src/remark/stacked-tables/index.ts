import {visit} from 'unist-util-visit';
import type {Element, TreeNode} from '../tree';

/** Number of characters that fit side by side on a phone. */
const PHONE_CHARACTERS = 40;

function textOf(node: TreeNode): string {
  return typeof node.value === 'string' ? node.value : (node.children ?? []).map(textOf).join('');
}

function elements(node: TreeNode, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(node, (child: Element) => {
    if (names.includes(child.tagName ?? '')) {
      found.push(child);
    }
  });
  return found;
}

/** Marks wide tables: on a phone, each row becomes a card. Skips tables of mostly numbers, which readers compare. */
export function rehypeStackedTables() {
  return (tree: TreeNode): void => {
    for (const table of elements(tree, 'table')) {
      const [head = [], ...rows] = elements(table, 'tr').map((row) => elements(row, 'th', 'td'));
      const labels = head.map((cell) => textOf(cell).trim());
      const widths = labels.map((label, column) =>
        Math.max(label.length, ...rows.map((row) => (row[column] ? textOf(row[column]).length : 0))),
      );
      const cells = rows.flatMap((row) => row.slice(1));
      const figures = cells.filter((cell) => /^[−–-]?\d[\d\s.,]*\S{0,3}$/.test(textOf(cell).trim()));
      const isWide = widths.reduce((sum, width) => sum + width, 0) > PHONE_CHARACTERS;
      if (labels.length < 3 || !isWide || figures.length > cells.length / 2) {
        continue;
      }
      table.properties = {...table.properties, dataStacked: ''};
      for (const row of rows) {
        row.slice(1).forEach((cell, index) => {
          cell.properties = {...cell.properties, dataLabel: labels[index + 1]};
        });
      }
    }
  };
}
