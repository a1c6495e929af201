import {visit, type Element, type TreeNode} from '../tree';

/** What fits side by side on a phone, in characters. */
const PHONE_CHARACTERS = 40;

function textOf(node: TreeNode): string {
  return typeof node.value === 'string' ? node.value : (node.children ?? []).map(textOf).join('');
}

function find(node: TreeNode, name: RegExp): Element[] {
  const found: Element[] = [];
  visit<Element>(node, (child) => {
    if (name.test(child.tagName ?? '')) {
      found.push(child);
    }
  });
  return found;
}

/**
 * Marks the tables that phones show as cards, a row each, and writes into their cells the name of the column. Two columns, and
 * figures to be compared with each other, stay a table.
 */
export function rehypeStackedTables() {
  return (tree: TreeNode): void => {
    for (const table of find(tree, /^table$/)) {
      const [head = [], ...rows] = find(table, /^tr$/).map((row) => find(row, /^t[hd]$/));
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
