import path from 'node:path';
import {visit} from 'unist-util-visit';
import {DIAGRAM_NAMES} from '../../components/Diagram/diagramNames';
import {isCurve, PLOT_NAMES} from '../../components/Plot/plotNames';
import {REFERENCE_TABLE_NAMES} from '../../data/tables';
import {tableModule} from '../../plugins/reference-tables/page';
import {componentAttributes, expressionAttribute, importNode, placeOf, type TreeNode} from '../tree';

interface NamedComponent {
  names: readonly string[];
  /** Property of the component that receives the imported drawing, plot or table. */
  property: string;
  /** Names of the attributes with texts for readers that are required besides `name`. */
  texts: readonly string[];
  moduleOf: (name: string) => string;
  /** Name of the export of that module; `default` if left out. */
  exportOf?: (name: string) => string;
  /** Folder in which the drawings, plots or tables are defined, for error messages. */
  home: string;
}

const COMPONENTS = path.resolve(__dirname, '../../components').replaceAll('\\', '/');

const NAMED: Readonly<Record<string, NamedComponent>> = {
  Diagram: {
    names: DIAGRAM_NAMES,
    property: 'diagram',
    texts: ['alt', 'caption'],
    moduleOf: (name) => `${COMPONENTS}/Diagram/diagrams/${name}`,
    home: 'src/components/Diagram/diagrams',
  },
  Plot: {
    names: PLOT_NAMES,
    property: 'plot',
    texts: ['alt', 'caption'],
    moduleOf: (name) => `${COMPONENTS}/Plot/plots/${isCurve(name) ? 'curves' : name}`,
    exportOf: (name) => (isCurve(name) ? name : 'default'),
    home: 'src/components/Plot/plots',
  },
  ReferenceTable: {
    names: REFERENCE_TABLE_NAMES,
    property: 'table',
    texts: [],
    moduleOf: tableModule,
    home: 'src/data/tables',
  },
};

function problemOf(node: TreeNode, {names, texts}: NamedComponent): string | undefined {
  const attributes = componentAttributes(node);
  const known = ['name', ...texts];
  const textOf = (name: string) => {
    const value = attributes.find((attribute) => attribute.name === name)?.value;
    return typeof value === 'string' ? value.trim() : '';
  };
  const missing = known.find((name) => textOf(name) === '');
  const problems = [
    node.type === 'mdxJsxTextElement' && 'It is inside a line of text.',
    missing && `It needs the attribute "${missing}", a plain text.`,
    attributes.length > known.length && `It takes no other attributes than ${known.join(', ')}.`,
    !names.includes(textOf('name')) && `There is no "${textOf('name')}".`,
  ];
  return problems.find((problem) => typeof problem === 'string');
}

/**
 * remark transform for elements such as `<Diagram name="data-flow" … />` and `<ReferenceTable name="laser-registers" />`.
 * Imports the component, and the named drawing, plot or table, only into pages that use them.
 * @throws when an element has a problem, e.g. an unknown name; the message names file, line and remedy
 */
export function remarkNamedComponents() {
  return (tree: TreeNode, file: {path: string}): void => {
    const imports = new Map<string, Parameters<typeof importNode>>();
    const importOnce = (...[variable, module, exported]: Parameters<typeof importNode>): string => {
      const key = `${module} ${exported ?? ''}`;
      const known = imports.get(key) ?? [variable, module, exported];
      imports.set(key, known);
      return known[0];
    };
    visit(tree, (node: TreeNode) => {
      const element = node.name ?? '';
      const component = Object.hasOwn(NAMED, element) ? NAMED[element] : undefined;
      if (!component || !node.type.startsWith('mdxJsx')) {
        return;
      }
      const {names, property, texts, moduleOf, exportOf, home} = component;
      const problem = problemOf(node, component);
      if (problem) {
        const form = ['name', ...texts].map((name) => `${name}="…"`).join(' ');
        throw new Error(
          `${placeOf(node, file)}: <${element}>: ${problem} Write <${element} ${form} /> on a line of its own with ` +
            `one of: ${names.join(', ')}. They are defined in ${home}.`,
        );
      }
      const attributes = componentAttributes(node);
      const name = String(attributes.find((attribute) => attribute.name === 'name')?.value);
      importOnce(element, `${COMPONENTS}/${element}`);
      const variable = importOnce(`${property}${imports.size}`, moduleOf(name), exportOf?.(name));
      node.attributes = [
        ...attributes.filter((attribute) => attribute.name !== 'name'),
        expressionAttribute(property, variable),
      ];
    });
    tree.children?.unshift(...[...imports.values()].map((one) => importNode(...one)));
  };
}
