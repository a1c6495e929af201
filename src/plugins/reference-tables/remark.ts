import path from 'node:path';
import {REFERENCE_TABLE_NAMES} from '../../data/tables';
import {componentAttributes, expressionAttribute, importNode, type TreeNode} from '../mdx/tree';
import {tableModule} from './names';

const ELEMENT = 'ReferenceTable';
const COMPONENT_MODULE = path.resolve(__dirname, '../../components/ReferenceTable').replaceAll('\\', '/');

function fail(node: TreeNode, file: string, problem: string): never {
  const line = node.position ? `:${node.position.start.line}` : '';
  throw new Error(
    `${file}${line}: ${problem} Write <ReferenceTable name="…" /> on a line of its own with one of: ` +
      `${REFERENCE_TABLE_NAMES.join(', ')}. Tables are defined in src/data/tables.`,
  );
}

function requestedName(node: TreeNode, file: string): string {
  const [first, ...rest] = componentAttributes(node);
  if (first?.name !== 'name' || typeof first.value !== 'string' || rest.length > 0) {
    fail(node, file, 'A reference table takes the attribute "name", a plain text, and no other.');
  }
  const name = first.value;
  if (!REFERENCE_TABLE_NAMES.some((known) => known === name)) {
    fail(node, file, `There is no reference table "${name}".`);
  }
  return name;
}

/**
 * remark plugin: a page that says `<ReferenceTable name="laser-registers" />` imports that one table in its own language,
 * and the component. Neither weighs on any other page, and the table is there when the page is rendered.
 * @throws naming file, line and remedy when the name is unknown.
 */
export function remarkReferenceTables() {
  return (tree: TreeNode, file: {path: string}): void => {
    const variables = new Map<string, string>();

    const visit = (node: TreeNode): void => {
      if (node.name === ELEMENT && node.type === 'mdxJsxTextElement') {
        fail(node, file.path, 'A reference table stands inside a line of text.');
      }
      if (node.name === ELEMENT && node.type === 'mdxJsxFlowElement') {
        const name = requestedName(node, file.path);
        const variable = variables.get(name) ?? `referenceTable${variables.size}`;
        variables.set(name, variable);
        node.attributes = [expressionAttribute('table', variable)];
      }
      node.children?.forEach(visit);
    };
    visit(tree);

    if (variables.size > 0) {
      tree.children?.unshift(
        importNode(ELEMENT, COMPONENT_MODULE),
        ...[...variables].map(([name, variable]) => importNode(variable, tableModule(name))),
      );
    }
  };
}
