import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import * as curves from '../../components/Plot/plots/curves';
import illustrations from '../../data/illustrations.json';
import {REFERENCE_TABLE_NAMES} from '../../data/tables';
import {unknowns} from '../../data/unknowns';
import {nearest} from '../../lib/nearest';
import {tableModule} from '../../plugins/reference-tables/tableData';
import {componentAttributes, expressionAttribute, importNode, placeOf, type TreeNode} from '../tree';

interface NamedComponent {
  names: readonly string[];
  /** Property of the component that receives the imported drawing, plot or table. */
  property: string;
  /** Names of the attributes with texts for readers that are required besides `name`. */
  texts: readonly string[];
  /** Path of the module with the drawing, plot or table of this name, and of its export if not the default. */
  moduleOf: (name: string) => [module: string, exported?: string];
}

const COMPONENTS = path.resolve(__dirname, '../../components').replaceAll('\\', '/');

/** Returns the names of what the files of a folder of components define, one each. */
const filesOf = (folder: string) => fs.readdirSync(path.join(COMPONENTS, folder)).map((file) => path.parse(file).name);

const isCurve = (name: string) => Object.hasOwn(curves, name);

const NAMED: Readonly<Record<string, NamedComponent>> = {
  Diagram: {
    names: filesOf('Diagram/diagrams'),
    property: 'diagram',
    texts: ['alt', 'caption'],
    moduleOf: (name) => [`${COMPONENTS}/Diagram/diagrams/${name}`],
  },
  Plot: {
    names: [...filesOf('Plot/plots').filter((file) => file !== 'curves'), ...Object.keys(curves)],
    property: 'plot',
    texts: ['alt', 'caption'],
    moduleOf: (name) =>
      isCurve(name) ? [`${COMPONENTS}/Plot/plots/curves`, name] : [`${COMPONENTS}/Plot/plots/${name}`],
  },
  ReferenceTable: {
    names: REFERENCE_TABLE_NAMES,
    property: 'table',
    texts: [],
    moduleOf: (name) => [tableModule(name)],
  },
};

const namedComponent = (element: string) => (Object.hasOwn(NAMED, element) ? NAMED[element] : undefined);

/** Components that pages use without an import, besides `NAMED`. `Term` is left to `src/remark/glossary-terms`. */
const GLOBAL = ['Figure', 'Certainty', 'Details', 'TOCInline'];

function textOf(node: TreeNode, name: string): string {
  const value = componentAttributes(node).find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value.trim() : '';
}

/** The known word that is probably meant, as the end of a message. */
function guess(word: string, known: readonly string[]): string {
  const best = nearest(word, known);
  return best ? `; "${best}" is meant, perhaps` : '';
}

const QUESTIONS = unknowns.map(({id}) => id);

/** Returns what is wrong with a name, with the remedy; `undefined` when it is one of those known. */
function nameProblem(what: string, name: string, known: readonly string[]): string | undefined {
  return known.includes(name)
    ? undefined
    : `there is no ${what} "${name}"${guess(name, known)}. Known: ${known.join(', ')}.`;
}

/** Returns what is wrong with the id of an open question, with the remedy; `undefined` when there is such a question. */
export function questionProblem(id: string): string | undefined {
  const problem = nameProblem('open question', id, QUESTIONS);
  return problem && `${problem} Say what to do instead, or name one of src/data/unknowns.ts.`;
}

/** Returns what is wrong with a component, with the remedy; `undefined` when nothing is. */
export function componentProblem(node: TreeNode, imported: ReadonlySet<string>): string | undefined {
  const element = node.name ?? '';
  const component = namedComponent(element);
  const name = textOf(node, 'name');
  if (component) {
    const known = ['name', ...component.texts];
    const form = known.map((attribute) => `${attribute}="…"`).join(' ');
    const isComplete = known.every((attribute) => textOf(node, attribute) !== '');
    return node.type === 'mdxJsxTextElement' || !isComplete || componentAttributes(node).length > known.length
      ? `write <${element} ${form} /> on a line of its own, with these attributes and no others.`
      : nameProblem(element, name, component.names);
  }
  if (element === 'Figure') {
    return nameProblem('picture', name, Object.keys(illustrations));
  }
  const question = textOf(node, 'id');
  if (element === 'Certainty' && question !== '') {
    return questionProblem(question);
  }
  const isKnown = !/^[A-Z]/.test(element) || imported.has(element.split('.')[0] ?? '');
  const known = [...Object.keys(NAMED), ...GLOBAL];
  return isKnown || known.includes(element)
    ? undefined
    : `there is no component <${element}>${guess(element, known)}. Without an import, these can be used: ${known.join(', ')}.`;
}

/** Returns the names that a page imports. */
export function importedNames({children = []}: TreeNode): Set<string> {
  const modules = children.filter(({type}) => type === 'mdxjsEsm');
  const programs = modules.map(
    ({data}) => data?.estree as {body: {specifiers?: {local: {name: string}}[]}[]} | undefined,
  );
  return new Set(
    programs
      .flatMap((program) => program?.body ?? [])
      .flatMap(({specifiers = []}) => specifiers.map(({local}) => local.name)),
  );
}

/**
 * remark transform for elements such as `<Diagram name="data-flow" … />` and `<ReferenceTable name="laser-registers" />`.
 * Imports the component, and the named drawing, plot or table, only into pages that use them.
 * @throws when an element is unknown or has a problem; the message names file, line and remedy
 */
export function remarkNamedComponents() {
  return (tree: TreeNode, file: {path: string}): void => {
    const imports = new Map<string, TreeNode>();
    const imported = importedNames(tree);
    visit(tree, (node: TreeNode) => {
      if (!node.type.startsWith('mdxJsx')) {
        return;
      }
      const problem = componentProblem(node, imported);
      if (problem) {
        throw new Error(`${placeOf(node, file)}: ${problem}`);
      }
      const element = node.name ?? '';
      const component = namedComponent(element);
      if (!component) {
        return;
      }
      const {property, moduleOf} = component;
      const name = textOf(node, 'name');
      const variable = `${property}_${name.replaceAll('-', '_')}`;
      imports.set(element, importNode(element, `${COMPONENTS}/${element}`));
      imports.set(variable, importNode(variable, ...moduleOf(name)));
      node.attributes = [
        ...componentAttributes(node).filter((attribute) => attribute.name !== 'name'),
        expressionAttribute(property, variable),
      ];
    });
    tree.children?.unshift(...imports.values());
  };
}
