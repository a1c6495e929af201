import path from 'node:path';
import {DIAGRAM_NAMES} from '../../components/Diagram/names';
import {expressionAttribute, importNode, type Attribute, type TreeNode} from '../mdx/tree';

const ELEMENT = 'Diagram';
const COMPONENT_FOLDER = path.resolve(__dirname, '../../components/Diagram').replaceAll('\\', '/');
const TEXTS = ['alt', 'caption'] as const;

function fail(node: TreeNode, file: string, problem: string): never {
  const line = node.position ? `:${node.position.start.line}` : '';
  throw new Error(
    `${file}${line}: ${problem} Write <Diagram name="…" alt="…" caption="…" /> on a line of its own with one of: ` +
      `${DIAGRAM_NAMES.join(', ')}. Diagrams are drawn in src/components/Diagram/diagrams.`,
  );
}

function requestedName(node: TreeNode, file: string): string {
  const attributes = Array.isArray(node.attributes) ? (node.attributes as Attribute[]) : [];
  const values = new Map(attributes.map(({name, value}) => [name, value]));
  for (const text of TEXTS) {
    const value = values.get(text);
    if (typeof value !== 'string' || value.trim() === '') {
      fail(node, file, `A diagram needs the attribute "${text}", a plain text.`);
    }
  }
  const name = values.get('name');
  if (typeof name !== 'string' || !DIAGRAM_NAMES.some((known) => known === name)) {
    fail(node, file, `There is no diagram ${JSON.stringify(name)}.`);
  }
  return name;
}

/**
 * remark plugin: a page that says `<Diagram name="data-flow" … />` imports that one drawing and the component, so that
 * neither weighs on any other page.
 * @throws naming file, line and remedy when the name is unknown or a text is missing.
 */
export function remarkDiagrams() {
  return (tree: TreeNode, file: {path: string}): void => {
    const variables = new Map<string, string>();

    const visit = (node: TreeNode): void => {
      if (node.name === ELEMENT && node.type === 'mdxJsxTextElement') {
        fail(node, file.path, 'A diagram stands inside a line of text.');
      }
      if (node.name === ELEMENT && node.type === 'mdxJsxFlowElement') {
        const name = requestedName(node, file.path);
        const variable = variables.get(name) ?? `diagram${variables.size}`;
        variables.set(name, variable);
        const others = (node.attributes as Attribute[]).filter((attribute) => attribute.name !== 'name');
        node.attributes = [...others, expressionAttribute('diagram', variable)];
      }
      node.children?.forEach(visit);
    };
    visit(tree);

    if (variables.size > 0) {
      tree.children?.unshift(
        importNode(ELEMENT, COMPONENT_FOLDER),
        ...[...variables].map(([name, variable]) => importNode(variable, `${COMPONENT_FOLDER}/diagrams/${name}`)),
      );
    }
  };
}
