import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {placeOf, type TreeNode, visit} from '../tree';

/** An element of the HTML tree, as far as it is read or made here. */
interface Element extends TreeNode {
  tagName?: string;
  properties?: Record<string, unknown>;
}

/** What a writer may add after the language: a title, lines to stress, line numbers. */
interface BlockOptions {
  title?: string;
  /** Numbers of the lines to stress, counted from 1. */
  stressed: ReadonlySet<number>;
  numbered: boolean;
}

/** Languages without tokens: what devices and tools print. */
const PLAIN = new Set(['text', 'txt', 'plain', '']);

/** Grammars that `prism-react-renderer` does not bring; they add themselves to a global. */
const loadMoreLanguages = (() => {
  let loaded = false;
  return () => {
    if (!loaded) {
      loaded = true;
      const holder = globalThis as {Prism?: typeof Prism};
      const before = holder.Prism;
      holder.Prism = Prism;
      for (const language of ['bash', 'http']) {
        // eslint-disable-next-line @typescript-eslint/no-require-imports -- must run after the line above, unlike an import
        require(`prismjs/components/prism-${language}`);
      }
      holder.Prism = before;
    }
  };
})();

/**
 * Reads `title="…" {1,3-5} showLineNumbers`.
 * @throws when there is anything else, which would have no effect
 */
export function blockOptions(meta: string): BlockOptions {
  let rest = meta;
  const take = (pattern: RegExp): RegExpMatchArray | null => {
    const match = rest.match(pattern);
    rest = match ? rest.replace(match[0], ' ') : rest;
    return match;
  };
  const title = take(/(?:^|\s)title="([^"]*)"/)?.[1];
  const lines = take(/(?:^|\s)\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}/)?.[1];
  const numbered = take(/(?:^|\s)showLineNumbers(?=\s|$)/) !== null;
  if (rest.trim() !== '') {
    throw new Error(
      `"${rest.trim()}" after the language of a code block has no meaning. ` +
        'Known are title="…", lines to stress such as {1,3-5}, and showLineNumbers.',
    );
  }
  const stressed = new Set(
    (lines?.split(',') ?? []).flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({length: Math.max(0, last - first + 1)}, (_, offset) => first + offset);
    }),
  );
  return {...(title && {title}), stressed, numbered};
}

function span(className: readonly string[], children: TreeNode[]): Element {
  return {type: 'element', tagName: 'span', properties: {className}, children};
}

function tokenNode({types, content}: Token): TreeNode {
  const kinds = types.filter((type) => type !== 'plain');
  const text: TreeNode = {type: 'text', value: content};
  return kinds.length > 0 ? span(['token', ...kinds], [text]) : text;
}

/**
 * The code as nodes, with a class for every token.
 * @throws when no grammar for the language is there
 */
export function highlighted(code: string, language: string, {stressed, numbered}: BlockOptions): TreeNode[] {
  const wrapsLines = numbered || stressed.size > 0;
  if (PLAIN.has(language) && !wrapsLines) {
    return [{type: 'text', value: code}];
  }
  loadMoreLanguages();
  const grammar = Prism.languages[language];
  if (!PLAIN.has(language) && !grammar) {
    throw new Error(
      `The code block has the language "${language}", which nothing here can colour. ` +
        'Use another name, "text", or add the language in src/remark/code-blocks/index.ts.',
    );
  }
  const lines = grammar ? normalizeTokens(Prism.tokenize(code, grammar)) : normalizeTokens([code]);
  return lines.flatMap((tokens, index) => {
    const nodes: TreeNode[] = tokens.filter(({content}) => content !== '' && content !== '\n').map(tokenNode);
    const line = wrapsLines
      ? [span(stressed.has(index + 1) ? ['code-line', 'code-line--stressed'] : ['code-line'], nodes)]
      : nodes;
    return index < lines.length - 1 ? [...line, {type: 'text', value: '\n'}] : line;
  });
}

/**
 * rehype transform: colours code while the page is built, so that no visitor's browser has to. A block becomes
 * `<pre data-language data-title class="code-numbered?">` with the tokens in it; src/theme/CodeBlock shows it.
 * @throws naming file and line when a block has an unknown language or an unknown option
 */
export function rehypeCodeBlocks() {
  return (tree: TreeNode, file: {path: string}): void =>
    visit<Element>(tree, (node) => {
      const code = node.children?.[0] as Element | undefined;
      if (node.tagName !== 'pre' || code?.tagName !== 'code') {
        return;
      }
      const {className, metastring} = code.properties ?? {};
      const classes = Array.isArray(className) ? className.map(String) : [];
      const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
      const text = (code.children ?? []).map(({value}) => String(value)).join('');
      try {
        const options = blockOptions(typeof metastring === 'string' ? metastring : '');
        node.properties = {
          ...(language && {'data-language': language}),
          ...(options.title && {'data-title': options.title}),
          ...(options.numbered && {className: ['code-numbered']}),
        };
        node.children = highlighted(text.replace(/\n$/, ''), language, options);
      } catch (cause) {
        throw new Error(`${placeOf(node, file)}: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
      }
    });
}
