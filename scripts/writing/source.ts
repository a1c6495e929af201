import path from 'node:path';
import prettier from 'prettier';
import ts from 'typescript';
import {Refusal, type Draft} from './draft';

/** A piece of a text and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with all edits made; they must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (result, {start, end, text: replacement}) => result.slice(0, start) + replacement + result.slice(end),
      text,
    );
}

/** Text of a file in the layout of this project. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  const options = await prettier.resolveConfig(path.join(root, file), {useCache: false});
  return prettier.format(text, {...options, filepath: file});
}

/**
 * Syntax tree of a TypeScript file.
 * @throws {Refusal} when it cannot be read as one
 */
export function parsed(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const [problem] = (source as unknown as {parseDiagnostics: readonly ts.DiagnosticWithLocation[]}).parseDiagnostics;
  if (problem) {
    const {line} = source.getLineAndCharacterOfPosition(problem.start);
    throw new Refusal(
      `${file}:${line + 1} cannot be read: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`,
      'Correct that line, then run the command again.',
    );
  }
  return source;
}

/** Line of a node, counted from 1. */
export const lineOf = (node: ts.Node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** Without `as const`, `satisfies T` and brackets. */
export function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? bare(expression.expression)
    : expression;
}

/** What a constant of a file stands for; `undefined` when the file has no such constant. */
export function constant(source: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (ts.isIdentifier(declaration.name) && declaration.name.text === name && declaration.initializer) {
          return bare(declaration.initializer);
        }
      }
    }
  }
  return undefined;
}

/** @throws {Refusal} when the constant is missing or no list of values */
export function listConstant(source: ts.SourceFile, name: string): ts.ArrayLiteralExpression {
  const list = constant(source, name);
  if (!list || !ts.isArrayLiteralExpression(list)) {
    throw new Refusal(
      `${source.fileName} has no list called ${name}.`,
      'The file has another form than the command knows; make the change by hand.',
    );
  }
  return list;
}

/** Value of a property written as text or number; `undefined` when there is none or it is something else. */
export function literalProperty(object: ts.ObjectLiteralExpression, name: string): string | number | undefined {
  const property = object.properties.find(
    (candidate): candidate is ts.PropertyAssignment =>
      ts.isPropertyAssignment(candidate) && candidate.name.getText().replace(/^['"]|['"]$/g, '') === name,
  );
  const value = property && bare(property.initializer);
  if (value && ts.isStringLiteralLike(value)) {
    return value.text;
  }
  return value && ts.isNumericLiteral(value) ? Number(value.text) : undefined;
}

/** Puts an element into a list, before the one that now has the index. */
export function insertElement(list: ts.ArrayLiteralExpression, index: number, code: string): Edit {
  const {elements} = list;
  const previous = elements[index - 1];
  if (previous) {
    return {start: previous.end, end: previous.end, text: `, ${code}`};
  }
  const first = elements[0];
  const start = first ? first.getStart() : list.getStart() + 1;
  return {start, end: start, text: first ? `${code}, ` : code};
}

/** Takes an element out of a list, with the comment above it. */
export function removeElement(list: ts.ArrayLiteralExpression, index: number): Edit {
  const {elements} = list;
  const element = elements[index];
  if (!element) {
    throw new Error(`The list has no element ${index}.`);
  }
  if (elements.length === 1) {
    return {start: list.getStart() + 1, end: list.getEnd() - 1, text: ''};
  }
  const next = elements[index + 1];
  const previous = elements[index - 1];
  return next
    ? {start: element.getFullStart(), end: next.getFullStart(), text: ''}
    : {start: previous?.end ?? element.getFullStart(), end: element.end, text: ''};
}

/** A text as it is written in code of this project. */
export function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return text.includes("'") && !text.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`;
}

/** Every text in the code, with its place; template strings with values in them are left out. */
export function stringLiterals(source: ts.SourceFile): ts.StringLiteralLike[] {
  const found: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Makes edits of a file of the draft and lays the result out. */
export async function editFile(draft: Draft, file: string, edits: readonly Edit[]): Promise<void> {
  if (edits.length > 0) {
    draft.write(file, await formatted(draft.root, file, edited(draft.read(file), edits)));
  }
}
