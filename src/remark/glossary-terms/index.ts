import path from 'node:path';
import {visit} from 'unist-util-visit';
import {LOCALES, type Locale} from '../../config/locales';
import {glossaryTerm} from '../../data/glossary';
import {type Attribute, componentAttributes, type TreeNode} from '../tree';
import {typography} from '../../lib/typography';
import {termPatterns, type TermPattern} from './keyTerms';

/** Largest number of popovers on a page; more would distract. */
export const MAX_TERMS_PER_PAGE = 8;

const ROOT = path.resolve(__dirname, '../../..');

/** Types of nodes that may contain paragraphs of running text, so not headings, tables, code and components. */
const CONTAINERS = new Set(['root', 'list', 'listItem', 'blockquote', 'containerDirective']);

/** Matches the folder at the start of a document's path below the project root, for any language and version. */
const DOCS = new RegExp(
  `^(?:docs|versioned_docs/version-[^/]+|i18n/(?:${LOCALES.join('|')})/docusaurus-plugin-content-docs/(?:current|version-[^/]+))/`,
);

/** Doc id of a manual file, the same in all versions and languages: `web-portal/map`. `undefined` for other files. */
export function docIdOf(file: string): string | undefined {
  const relative = path.relative(ROOT, file).replaceAll('\\', '/');
  return DOCS.test(relative) ? relative.replace(DOCS, '').replace(/\.mdx?$/, '') : undefined;
}

function definitionOf(id: string, locale: Locale): string {
  const term = glossaryTerm(id);
  if (!term) {
    throw new Error(
      `<Term id="${id}"> is not in the glossary. Use an id of src/data/glossary.ts or add the term there.`,
    );
  }
  return typography(term.definition[locale], locale);
}

const attribute = (name: string, value: string): Attribute => ({type: 'mdxJsxAttribute', name, value});

function termNode(id: string, text: string, locale: Locale): TreeNode {
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [attribute('id', id), attribute('definition', definitionOf(id, locale))],
    children: [{type: 'text', value: text}],
  };
}

/** Adds the definition to each `<Term>` that the source already contains. @returns the ids of these terms */
function completeWrittenTerms(tree: TreeNode, locale: Locale): string[] {
  const ids: string[] = [];
  visit(tree, {name: 'Term'}, (node: TreeNode) => {
    const attributes = componentAttributes(node);
    const id = attributes.find(({name}) => name === 'id')?.value;
    if (typeof id !== 'string') {
      throw new Error(
        '<Term> needs the attribute id with an id of src/data/glossary.ts, for example id="measurement-point".',
      );
    }
    const definition = definitionOf(id, locale);
    if (!attributes.some(({name}) => name === 'definition')) {
      attributes.push(attribute('definition', definition));
    }
    ids.push(id);
  });
  return ids;
}

/** The earliest match of any term; at the same place, the longest match wins. `undefined` when no term matches. */
function firstUse(text: string, terms: readonly TermPattern[]) {
  return terms
    .flatMap((term) => {
      const match = term.pattern.exec(text);
      return match ? [{term, index: match.index, text: match[0]}] : [];
    })
    .sort((left, right) => left.index - right.index || right.text.length - left.text.length)
    .at(0);
}

/** Wraps the first use of each waiting term, and removes the term from `waiting`. Wraps at most `room.left` terms. */
function wrapFirstUses(node: TreeNode, waiting: TermPattern[], locale: Locale, room: {left: number}): void {
  if (node.type === 'paragraph') {
    // Direct text only, not bold text, links or code.
    node.children = node.children?.flatMap((child) => {
      const parts: TreeNode[] = [];
      let rest = child.type === 'text' && typeof child.value === 'string' ? child.value : '';
      for (let use = firstUse(rest, waiting); use && room.left > 0; use = firstUse(rest, waiting)) {
        parts.push({type: 'text', value: rest.slice(0, use.index)}, termNode(use.term.id, use.text, locale));
        rest = rest.slice(use.index + use.text.length);
        waiting.splice(waiting.indexOf(use.term), 1);
        room.left -= 1;
      }
      return parts.length === 0 ? [child] : [...parts, {type: 'text', value: rest}].filter(({value}) => value !== '');
    });
    return;
  }
  if (CONTAINERS.has(node.type)) {
    for (const child of node.children ?? []) {
      if (!child.data?.directiveLabel) {
        wrapFirstUses(child, waiting, locale, room);
      }
    }
  }
}

/**
 * remark transform that wraps the first use of each glossary term in `<Term>`, in the running text of documents, until
 * a page has {@link MAX_TERMS_PER_PAGE} terms. Terms that the document itself explains are not wrapped. The transform
 * also gives every `<Term>` its definition, so that a page contains only the definitions that it shows.
 * @throws when a `<Term>` has no id, or an id that the glossary does not have
 */
export function remarkGlossaryTerms({locale}: {locale: Locale}) {
  const patterns = termPatterns(locale);
  return (tree: TreeNode, file: {path?: string}): void => {
    const written = completeWrittenTerms(tree, locale);
    const docId = file.path === undefined ? undefined : docIdOf(file.path);
    if (docId === undefined) {
      return;
    }
    const waiting = patterns.filter(({id}) => !written.includes(id) && glossaryTerm(id)?.doc !== docId);
    wrapFirstUses(tree, waiting, locale, {left: MAX_TERMS_PER_PAGE - written.length});
  };
}
