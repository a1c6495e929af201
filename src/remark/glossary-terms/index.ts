import path from 'node:path';
import {LOCALES, type Locale} from '../../config/locales';
import {type GlossaryId, glossaryTerm} from '../../data/glossary';
import {KEY_TERMS} from '../../data/keyTerms';
import {typography} from '../../lib/typography';
import type {TreeNode} from '../tree';

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
function docIdOf(file: string): string | undefined {
  const relative = path.relative(ROOT, file).replaceAll('\\', '/');
  return DOCS.test(relative) ? relative.replace(DOCS, '').replace(/\.mdx?$/, '') : undefined;
}

/** A key term, and what matches it in a text: whole words, in upper or lower case and with any kind of space. */
interface TermPattern {
  id: GlossaryId;
  pattern: RegExp;
}

/** Search patterns of all key terms in a language. */
export const termPatterns = (locale: Locale): TermPattern[] =>
  KEY_TERMS.map(({id, forms}) => ({
    id,
    // A hyphen joins words: "CRC-16" is not a use of "CRC".
    pattern: new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${forms[locale].replaceAll(' ', '\\s')})(?!-?[\\p{L}\\p{N}])`, 'iu'),
  }));

function termNode(id: GlossaryId, text: string, locale: Locale): TreeNode {
  const definition = glossaryTerm(id)?.definition[locale] ?? '';
  const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [attribute('id', id), attribute('definition', typography(definition, locale))],
    children: [{type: 'text', value: text}],
  };
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
 * a page has {@link MAX_TERMS_PER_PAGE} terms. Terms that the document itself explains are not wrapped. Each `<Term>` has
 * its definition, so that a page contains only the definitions that it shows.
 */
export function remarkGlossaryTerms({locale}: {locale: Locale}) {
  const patterns = termPatterns(locale);
  return (tree: TreeNode, file: {path?: string}): void => {
    const docId = file.path === undefined ? undefined : docIdOf(file.path);
    if (docId !== undefined) {
      const waiting = patterns.filter(({id}) => glossaryTerm(id)?.doc !== docId);
      wrapFirstUses(tree, waiting, locale, {left: MAX_TERMS_PER_PAGE});
    }
  };
}
