// @ts-check
/**
 * Bundler loader that puts each text, in the language that is built, into the module that shows it. Without it, every page
 * would first load a catalog of all texts. Each language has its own build, so the translations are known at build
 * time.
 *
 * This file is JavaScript, because the bundler loads it without a TypeScript transform.
 */
const ts = require('typescript');

/** @typedef {import('typescript').Node} Node */
/** @typedef {import('typescript').ObjectLiteralExpression | import('typescript').JsxAttributes} Properties */
/** @typedef {(id: string, message: string | undefined) => string | undefined} TextOf the text to show in place of `message` */
/** @typedef {{file: string, textsIn: (file: string) => TextOf}} Options `file` holds the translations */
/** @typedef {{resourcePath: string, getOptions: () => Options, addDependency: (file: string) => void}} Loader */
/** @typedef {{start: number, end: number, text: string}} Edit `text` replaces the source from `start` to `end` */

const MODULE = '@docusaurus/Translate';

/**
 * Returns the property or JSX attribute called `name`, or `undefined` when there is none.
 * @param {Properties} properties
 * @param {string} name
 */
function member({properties}, name) {
  return [...properties].find((candidate) => candidate.name?.getText() === name);
}

/**
 * Returns the id of a translatable text.
 * @param {Properties} properties the argument of `translate` or the attributes of `<Translate>`
 * @returns {string}
 * @throws when the id is not a string literal, because only the build can look up texts
 */
function textId(properties) {
  const id = member(properties, 'id');
  const value = id && 'initializer' in id ? id.initializer : undefined;
  if (!value || !ts.isStringLiteral(value)) {
    throw new Error(`The text ${properties.parent.getText()} needs an id that is a plain string.`);
  }
  return value.text;
}

/**
 * Returns the English text that stands in the code: a string, strings joined by `+`, or the content of `<Translate>`.
 * @param {Node | undefined} node
 * @returns {string | undefined} `undefined` for anything else
 */
function literalText(node) {
  if (!node) {
    return undefined;
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isJsxText(node)) {
    return node.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ');
  }
  if (ts.isJsxExpression(node)) {
    return literalText(node.expression);
  }
  const parts = ts.isJsxElement(node) ? [...node.children] : ts.isBinaryExpression(node) ? [node.left, node.right] : [];
  const texts = parts.map(literalText);
  return parts.length > 0 && texts.every((text) => text !== undefined) ? texts.join('') : undefined;
}

/** @param {Properties} properties the argument of `translate` */
function messageOf(properties) {
  const message = member(properties, 'message');
  return literalText(message && 'initializer' in message ? message.initializer : undefined);
}

/**
 * Puts the texts to show into the source code of a module. One for which `textOf` returns nothing stays as is.
 * @param {string} source a module in TypeScript or JavaScript, with or without JSX
 * @param {TextOf} textOf
 * @returns {string} the changed source code
 */
function withTranslations(source, textOf) {
  if (!source.includes(MODULE)) {
    return source;
  }
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {Edit[]} */
  const edits = [];
  /** @param {Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      const [texts] = node.arguments;
      const message =
        texts && ts.isObjectLiteralExpression(texts) ? textOf(textId(texts), messageOf(texts)) : undefined;
      if (texts && message !== undefined) {
        edits.push({start: texts.getStart(), end: texts.getEnd(), text: `{message: ${JSON.stringify(message)}}`});
      }
      node.arguments.slice(1).forEach(visit);
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const {attributes} = node.openingElement;
      const message = textOf(textId(attributes), literalText(node));
      if (message !== undefined) {
        for (const superfluous of ['id', 'description'].flatMap((name) => member(attributes, name) ?? [])) {
          edits.push({start: superfluous.getStart(), end: superfluous.getEnd(), text: ''});
        }
        const [start, end] = [node.openingElement.getEnd(), node.closingElement.getStart()];
        edits.push({start, end, text: `{${JSON.stringify(message)}}`});
      }
      attributes.forEachChild(visit);
    } else {
      node.forEachChild(visit);
    }
  };
  visit(file);
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, {start, end, text: replacement}) => text.slice(0, start) + replacement + text.slice(end), source);
}

/**
 * Puts translated texts into a module. Returns `{}` for the catalog of all texts, because browsers no longer need it.
 * @this {Loader}
 * @param {string} source a module that may show texts, or the catalog itself (`codeTranslations.json`)
 */
module.exports = function translationsLoader(source) {
  if (this.resourcePath.endsWith('.json')) {
    return '{}';
  }
  if (!source.includes(MODULE)) {
    return source;
  }
  const {file, textsIn} = this.getOptions();
  // A change of a text compiles the modules again, in the preview and in the next build with a cache.
  this.addDependency(file);
  return withTranslations(source, textsIn(file));
};
module.exports.withTranslations = withTranslations;
