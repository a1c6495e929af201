// @ts-check
/**
 * Bundler loader that puts each translated text into the module that shows the text. Without the loader, every page
 * would first load a catalog of all texts. Each language has its own build, so the translations are known at build
 * time.
 *
 * This file is JavaScript, because the bundler loads it without a TypeScript transform.
 */
const ts = require('typescript');

/** @typedef {import('typescript').Node} Node */
/** @typedef {import('typescript').ObjectLiteralExpression | import('typescript').JsxAttributes} Properties */
/** @typedef {{file: string, textOf: (id: string) => string | undefined}} Options `file` holds the texts */
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
 * Puts translated texts into the source code of a module. A text without a translation stays as is.
 * @param {string} source a module in TypeScript or JavaScript, with or without JSX
 * @param {(id: string) => string | undefined} textOf returns the translated text of an id
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
      const message = texts && ts.isObjectLiteralExpression(texts) ? textOf(textId(texts)) : undefined;
      if (texts && message !== undefined) {
        edits.push({start: texts.getStart(), end: texts.getEnd(), text: `{message: ${JSON.stringify(message)}}`});
      }
      node.arguments.slice(1).forEach(visit);
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const {attributes} = node.openingElement;
      const message = textOf(textId(attributes));
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
  const {file, textOf} = this.getOptions();
  const translated = withTranslations(source, textOf);
  if (translated !== source) {
    // A change of a text compiles the modules again, in the preview and in the next build with a cache.
    this.addDependency(file);
  }
  return translated;
};
module.exports.withTranslations = withTranslations;
