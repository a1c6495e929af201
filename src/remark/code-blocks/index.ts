import {Prism} from 'prism-react-renderer';
import furtherPrism, {type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {visit} from 'unist-util-visit';
import {type Element, placeOf, type TreeNode} from '../tree';

/** Loads grammars that the Prism of `prism-react-renderer` lacks. `text`, a grammar without tokens, is built in. */
loadLanguages(['bash', 'iecst', 'powerquery']);

/** Reads `title="…"` after the language of a code block. @throws on any other option, because it has no effect */
export function titleIn(meta: string): string | undefined {
  const [match = '', title] = /(?:^|\s)title="([^"]*)"/.exec(meta) ?? [];
  const rest = meta.replace(match, '').trim();
  if (rest !== '') {
    throw new Error(`"${rest}" after the language of a code block has no meaning. Known is title="…".`);
  }
  return title;
}

function nodesOf(token: TokenStream): TreeNode[] {
  if (Array.isArray(token)) {
    return token.flatMap(nodesOf);
  }
  if (typeof token === 'string') {
    return [{type: 'text', value: token}];
  }
  const properties = {className: ['token', token.type, token.alias].flat().filter(Boolean)};
  return [{type: 'element', tagName: 'span', properties, children: nodesOf(token.content)} as Element];
}

/** The code as nodes of the HTML tree, with a class for every token. @throws when there is no grammar for the language */
export function highlighted(code: string, language: string): TreeNode[] {
  const grammar = Prism.languages[language || 'text'] ?? furtherPrism.languages[language];
  if (!grammar) {
    throw new Error(
      `The code block has the language "${language}", which cannot be highlighted. ` +
        'Use another name, "text", or add the language in src/remark/code-blocks/index.ts.',
    );
  }
  return nodesOf(Prism.tokenize(code, grammar));
}

/**
 * rehype transform that makes each code block a highlighted `<pre data-language data-title>` for src/theme/CodeBlock.
 * @throws when a block has an unknown language or an unknown option; the message names file and line
 */
export function rehypeCodeBlocks() {
  return (tree: TreeNode, file: {path: string}): void =>
    visit(tree, {tagName: 'pre'}, (node: Element) => {
      const code = node.children?.[0] as Element | undefined;
      if (code?.tagName !== 'code') {
        return;
      }
      const {className, metastring} = code.properties ?? {};
      const classes = Array.isArray(className) ? className.map(String) : [];
      const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
      const text = (code.children ?? []).map(({value}) => String(value)).join('');
      try {
        const title = titleIn(typeof metastring === 'string' ? metastring : '');
        node.properties = {...(language && {'data-language': language}), ...(title && {'data-title': title})};
        node.children = highlighted(text.replace(/\n$/, ''), language);
      } catch (cause) {
        throw new Error(`${placeOf(node, file)}: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
      }
    });
}
