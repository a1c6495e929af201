// @ts-check
/**
 * Loader: puts the translated texts into the code that shows them. Docusaurus looks every text up in one catalogue of all
 * texts of the site, which each page would have to load first.
 *
 * `translate({id, message, description}, values)` becomes `translate({message: '<translated>'}, values)`, and the text inside
 * `<Translate id description>` becomes the translated one. A build is made per language, so there is one text for each.
 * A text that the catalogue lacks stays as it is in the source, as Docusaurus would have it.
 *
 * JavaScript, because the bundler requires loaders by itself.
 */
const ts = require('typescript');

/** @typedef {{start: number, end: number, text: string}} Edit */

const MODULE = '@docusaurus/Translate';

/**
 * @param {import('typescript').Expression | undefined} node
 * @returns {string | undefined} the text of a literal, also of one put together with `+`
 */
function literal(node) {
  if (!node) {
    return undefined;
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = literal(node.left);
    const right = literal(node.right);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/**
 * @param {import('typescript').ObjectLiteralExpression} object
 * @param {string} name
 */
function property(object, name) {
  for (const member of object.properties) {
    if (ts.isPropertyAssignment(member) && member.name.getText() === name) {
      return literal(member.initializer);
    }
  }
  return undefined;
}

/**
 * @param {import('typescript').JsxAttributes} attributes
 * @param {string} name
 */
function attribute(attributes, name) {
  for (const member of attributes.properties) {
    if (ts.isJsxAttribute(member) && member.name.getText() === name && member.initializer) {
      return {
        member,
        value: ts.isStringLiteral(member.initializer)
          ? member.initializer.text
          : ts.isJsxExpression(member.initializer)
            ? literal(member.initializer.expression)
            : undefined,
      };
    }
  }
  return undefined;
}

/**
 * @param {string} source a module in TypeScript or JavaScript, with JSX or without
 * @param {Readonly<Record<string, string>>} strings translated texts by id
 * @returns {string} the module with its texts translated
 */
function inlineTranslations(source, strings) {
  if (!source.includes(MODULE)) {
    return source;
  }
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {Edit[]} */
  const edits = [];

  /** @param {import('typescript').CallExpression} call */
  function translateCall(call) {
    const [texts] = call.arguments;
    if (!texts || !ts.isObjectLiteralExpression(texts)) {
      return;
    }
    const message = property(texts, 'message');
    const text = strings[property(texts, 'id') ?? message ?? ''] ?? message;
    if (text !== undefined) {
      edits.push({start: texts.getStart(), end: texts.getEnd(), text: `{message: ${JSON.stringify(text)}}`});
    }
  }

  /** @param {import('typescript').JsxElement} element */
  function translateElement({openingElement, children, closingElement}) {
    const id = attribute(openingElement.attributes, 'id');
    const text = id?.value === undefined ? undefined : strings[id.value];
    const first = children[0];
    if (!id || text === undefined || !first) {
      return;
    }
    edits.push({start: first.getFullStart(), end: closingElement.getStart(), text: `{${JSON.stringify(text)}}`});
    for (const superfluous of [id, attribute(openingElement.attributes, 'description')]) {
      if (superfluous) {
        edits.push({start: superfluous.member.getStart(), end: superfluous.member.getEnd(), text: ''});
      }
    }
  }

  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      translateCall(node);
      // The values may hold translated texts themselves.
      node.arguments.slice(1).forEach(visit);
      return;
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      translateElement(node);
      node.openingElement.attributes.forEachChild(visit);
      return;
    }
    node.forEachChild(visit);
  }
  visit(file);

  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/** Finished modules by source, for each set of strings: the server's bundle is made of the same modules as the browser's.
 * @type {WeakMap<object, Map<string, string>>} */
const finished = new WeakMap();

/**
 * @this {{getOptions: () => {strings: Readonly<Record<string, string>>}}}
 * @param {string} source
 */
module.exports = function loader(source) {
  const {strings} = this.getOptions();
  const known = finished.get(strings) ?? new Map();
  finished.set(strings, known);
  const result = known.get(source) ?? inlineTranslations(source, strings);
  if (result !== source) {
    known.set(source, result);
  }
  return result;
};
module.exports.inlineTranslations = inlineTranslations;
