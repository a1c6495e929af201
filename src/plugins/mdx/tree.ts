/** Nodes of a page's MDX tree, for remark plugins that complete what a writer wrote. */

/** The few fields of an MDX tree node, and of its attributes, that our transformations read or write. */
export interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

export interface TreeNode {
  type: string;
  name?: string | null;
  value?: unknown;
  /** A list on components; directives (admonitions) carry an object of the same name. */
  attributes?: Attribute[] | object;
  children?: TreeNode[];
  data?: {directiveLabel?: boolean; [field: string]: unknown};
  position?: {start: {line: number}};
}

/** Attributes of a component; none on other nodes. */
export function componentAttributes({attributes}: TreeNode): Attribute[] {
  return Array.isArray(attributes) ? (attributes as Attribute[]) : [];
}

function identifier(name: string) {
  return {type: 'Identifier', name};
}

/** `import <name> from '<module>'` */
export function importNode(name: string, module: string): TreeNode {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(module)}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: identifier(name)}],
            source: {type: 'Literal', value: module, raw: JSON.stringify(module)},
            attributes: [],
          },
        ],
      },
    },
  };
}

/** `<attribute>={<variable>}` */
export function expressionAttribute(attribute: string, variable: string): Attribute {
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: identifier(variable)}],
        },
      },
    },
  };
}
