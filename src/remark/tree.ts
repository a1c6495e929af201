/** Types and helpers for the syntax trees that the transforms change. */

export interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

interface Place {
  line: number;
  column: number;
}

/** A node of an MDX or HTML tree, with the fields that the transforms use. */
export interface TreeNode {
  type: string;
  name?: string | null;
  value?: unknown;
  /** An array for components, an object for directives (admonitions). */
  attributes?: Attribute[] | object;
  children?: TreeNode[];
  data?: {directiveLabel?: boolean; [field: string]: unknown};
  position?: {start: Place; end: Place};
}

/** An element of the HTML tree. */
export interface Element extends TreeNode {
  tagName?: string;
  properties?: Record<string, unknown>;
}

/** Attributes of a component; an empty list for other nodes. */
export function componentAttributes({attributes}: TreeNode): Attribute[] {
  return Array.isArray(attributes) ? (attributes as Attribute[]) : [];
}

/** Place of a node for error messages, e.g. `docs/page.mdx:7`; without the line when the node has no position. */
export function placeOf(node: TreeNode, file: {path: string}): string {
  return node.position ? `${file.path}:${node.position.start.line}` : file.path;
}

/** Fields of a node that contains code. `value` is the code as text; `data.estree` is its syntax tree, for MDX. */
function withProgram(value: string, ...body: object[]) {
  return {value, data: {estree: {type: 'Program', sourceType: 'module', body}}};
}

/** A node for `import {<exported> as <name>} from '<module>'`. */
export function importNode(name: string, module: string, exported = 'default'): TreeNode {
  const raw = JSON.stringify(module);
  const identifier = (of: string) => ({type: 'Identifier', name: of});
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportSpecifier', imported: identifier(exported), local: identifier(name)}],
    source: {type: 'Literal', value: module, raw},
    attributes: [],
  };
  return {type: 'mdxjsEsm', ...withProgram(`import {${exported} as ${name}} from ${raw}`, declaration)};
}

/** An attribute `<name>={<variable>}`. */
export function expressionAttribute(name: string, variable: string): Attribute {
  const statement = {type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}};
  const value = {type: 'mdxJsxAttributeValueExpression', ...withProgram(variable, statement)};
  return {type: 'mdxJsxAttribute', name, value};
}
