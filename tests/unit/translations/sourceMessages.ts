import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {bare} from '../../../scripts/writing/source';

const TRANSLATE_MODULE = '@docusaurus/Translate';

/** One `translate({…})` call or `<Translate>` element. */
export interface SourceMessage {
  id: string;
  /** The English default; `undefined` when the place gives only the id. */
  message: string | undefined;
  description: string | undefined;
  /** `path:line`, for error messages. */
  place: string;
}

export interface Extraction {
  messages: SourceMessage[];
  /** What cannot be read statically, one sentence each with place and remedy. */
  problems: string[];
}

type Constants = ReadonlyMap<string, ts.Expression>;

/** Follows names of top-level constants, as the extraction of Docusaurus does. */
function resolved(expression: ts.Expression, constants: Constants): ts.Expression {
  const inner = bare(expression);
  const constant = ts.isIdentifier(inner) ? constants.get(inner.text) : undefined;
  return constant ? resolved(constant, constants) : inner;
}

function staticText(expression: ts.Expression | undefined, constants: Constants): string | undefined {
  if (!expression) {
    return undefined;
  }
  const node = resolved(expression, constants);
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = staticText(node.left, constants);
    const right = staticText(node.right, constants);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map((span) => {
      const value = staticText(span.expression, constants);
      return value === undefined ? undefined : value + span.literal.text;
    });
    return spans.includes(undefined) ? undefined : node.head.text + spans.join('');
  }
  return undefined;
}

function topLevelConstants(source: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          constants.set(name.text, initializer);
        }
      }
    }
  }
  return constants;
}

/** Local names under which a file knows the component and the function. */
function localNames(source: ts.SourceFile): {component?: string; call?: string} {
  const names: {component?: string; call?: string} = {};
  for (const statement of source.statements) {
    if (
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === TRANSLATE_MODULE &&
      statement.importClause &&
      statement.importClause.phaseModifier !== ts.SyntaxKind.TypeKeyword
    ) {
      const {name, namedBindings} = statement.importClause;
      names.component = name?.text ?? names.component;
      if (namedBindings && ts.isNamedImports(namedBindings)) {
        for (const element of namedBindings.elements) {
          const imported = (element.propertyName ?? element.name).text;
          if (imported === 'translate') {
            names.call = element.name.text;
          } else if (imported === 'default') {
            names.component = element.name.text;
          }
        }
      }
    }
  }
  return names;
}

function properties(object: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) {
      found.set(property.name.text, property.initializer);
    } else if (ts.isShorthandPropertyAssignment(property)) {
      found.set(property.name.text, property.name);
    }
  }
  return found;
}

function attributes(element: ts.JsxOpeningLikeElement): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const attribute of element.attributes.properties) {
    if (ts.isJsxAttribute(attribute) && ts.isIdentifier(attribute.name) && attribute.initializer) {
      const value = ts.isJsxExpression(attribute.initializer)
        ? attribute.initializer.expression
        : attribute.initializer;
      if (value) {
        found.set(attribute.name.text, value);
      }
    }
  }
  return found;
}

/** Text between the tags, with JSX whitespace collapsed as Docusaurus collapses it. */
function childText(element: ts.JsxElement, constants: Constants): string | undefined {
  const children = element.children.filter((child) => !(ts.isJsxText(child) && child.text.trim() === ''));
  const [child] = children;
  if (children.length !== 1 || !child) {
    return undefined;
  }
  if (ts.isJsxText(child)) {
    return child.text.trim().replace(/\s+/g, ' ');
  }
  return ts.isJsxExpression(child) ? staticText(child.expression, constants) : undefined;
}

/** A use of the name that is neither its import nor a property of the same name. */
function isReference(node: ts.Identifier): boolean {
  const {parent} = node;
  return !(
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  );
}

/**
 * Every message that one source file translates.
 * @param code TypeScript or JavaScript, with or without JSX
 * @param file shown in places; its ending tells whether JSX is allowed
 */
export function messagesInSource(code: string, file: string): Extraction {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const names = localNames(source);
  const constants = topLevelConstants(source);
  const messages: SourceMessage[] = [];
  const problems: string[] = [];
  const placeOf = (node: ts.Node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;

  const add = (node: ts.Node, values: ReadonlyMap<string, ts.Expression>, message: string | undefined) => {
    const place = placeOf(node);
    const id = staticText(values.get('id'), constants);
    const texts = {message, description: staticText(values.get('description'), constants)};
    if (id === undefined) {
      problems.push(
        `${place}: the id cannot be read from the source. Write it as one string literal, such as "site.part.name".`,
      );
      return;
    }
    if (message === undefined && values.has('message')) {
      problems.push(
        `${place}: the message of "${id}" cannot be read from the source. Write it as a string literal and pass values through {placeholders}.`,
      );
    }
    messages.push({id, ...texts, place});
  };

  const visit = (node: ts.Node): void => {
    if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      node.moduleSpecifier.text === TRANSLATE_MODULE
    ) {
      problems.push(
        `${placeOf(node)}: ${TRANSLATE_MODULE} is re-exported, which hides messages from extraction. Import it where it is used.`,
      );
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === names.call) {
      const [argument] = node.arguments;
      const object = argument && resolved(argument, constants);
      if (object && ts.isObjectLiteralExpression(object)) {
        const values = properties(object);
        add(node, values, staticText(values.get('message'), constants));
      } else {
        problems.push(
          `${placeOf(node)}: the argument of translate() cannot be read from the source. Write translate({id, message, description}) with string literals.`,
        );
      }
    } else if (ts.isIdentifier(node) && node.text === names.call && isReference(node)) {
      const {parent} = node;
      if (!(ts.isCallExpression(parent) && parent.expression === node)) {
        problems.push(
          `${placeOf(node)}: translate is passed on instead of called, which hides its messages from extraction. Call it here.`,
        );
      }
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText(source) === names.component) {
      const values = attributes(node.openingElement);
      const message = childText(node, constants);
      if (message === undefined) {
        problems.push(
          `${placeOf(node)}: the text of <Translate> cannot be read from the source. Write one static text and pass values through {placeholders}.`,
        );
      }
      add(node.openingElement, values, message);
    } else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText(source) === names.component) {
      add(node, attributes(node), undefined);
    }
    ts.forEachChild(node, visit);
  };

  if (names.call ?? names.component ?? code.includes(TRANSLATE_MODULE)) {
    visit(source);
  }
  return {messages, problems};
}

/** Every message of the source files below a folder; tests and type declarations carry none. */
export function messagesInFolder(root: string, folder: string): Extraction {
  const files = fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(?:test|spec|d)\.[jt]sx?$/.test(file))
    .sort();
  const found = files.map((file) => {
    const relative = path.posix.join(folder, file.split(path.sep).join('/'));
    return messagesInSource(fs.readFileSync(path.join(root, relative), 'utf8'), relative);
  });
  return {
    messages: found.flatMap(({messages}) => messages),
    problems: found.flatMap(({problems}) => problems),
  };
}
