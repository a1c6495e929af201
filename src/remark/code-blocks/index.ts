import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {type Element, placeOf, type TreeNode} from '../tree';

/** Languages without tokens: what devices and tools print. */
const PLAIN = new Set(['text', 'txt', 'plain', '']);

/** Grammars that `prism-react-renderer` lacks; they register on a global. */
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
for (const language of ['bash', 'http', 'iecst']) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- must run after the line above, unlike an import
  require(`prismjs/components/prism-${language}`);
}

/**
 * Reads `title="…"`.
 * @throws when there is anything else, which would have no effect
 */
export function titleIn(meta: string): string | undefined {
  const [match = '', title] = /(?:^|\s)title="([^"]*)"/.exec(meta) ?? [];
  const rest = meta.replace(match, '').trim();
  if (rest !== '') {
    throw new Error(`"${rest}" after the language of a code block has no meaning. Known is title="…".`);
  }
  return title;
}

function tokenNode({types, content}: Token): TreeNode {
  const kinds = types.filter((type) => type !== 'plain');
  const text: TreeNode = {type: 'text', value: content};
  const properties = {className: ['token', ...kinds]};
  return kinds.length > 0 ? ({type: 'element', tagName: 'span', properties, children: [text]} as Element) : text;
}

/**
 * The code as nodes, with a class for every token.
 * @throws when there is no grammar for the language
 */
export function highlighted(code: string, language: string): TreeNode[] {
  if (PLAIN.has(language)) {
    return [{type: 'text', value: code}];
  }
  const grammar = Prism.languages[language];
  if (!grammar) {
    throw new Error(
      `The code block has the language "${language}", which cannot be highlighted. ` +
        'Use another name, "text", or add the language in src/remark/code-blocks/index.ts.',
    );
  }
  const lines = normalizeTokens(Prism.tokenize(code, grammar));
  return lines.flatMap((tokens, index) => {
    const nodes = tokens.filter(({content}) => content !== '' && content !== '\n').map(tokenNode);
    return index < lines.length - 1 ? [...nodes, {type: 'text', value: '\n'}] : nodes;
  });
}

/**
 * rehype transform: highlights code at build time. A block becomes
 * `<pre data-language data-title>` with the tokens in it; src/theme/CodeBlock shows it.
 * @throws naming file and line when a block has an unknown language or an unknown option
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
