import rehypeKatex from 'rehype-katex';
import {visit} from 'unist-util-visit';
import {type Element, type TreeNode} from '../tree';

const typeset = rehypeKatex({output: 'mathml', strict: 'error', trust: false});

type Tree = Parameters<typeof typeset>[0];
type File = Parameters<typeof typeset>[1];

/** Text of the LaTeX that KaTeX keeps in each formula. */
function sourceOf(formula: Element): string {
  let source = '';
  visit(formula, {tagName: 'annotation'}, ({children = []}: Element) => {
    source = children.map(({value}) => String(value)).join('');
  });
  return source;
}

/**
 * rehype transform that makes each `$…$` and `$$…$$` of `remark-math` a `<math>` without scripts, styles or fonts, the
 * latter in a frame that scrolls where the window is too narrow. Its `alttext` is the LaTeX, for Markdown copies and for
 * readers that know no MathML.
 * @throws for a formula that KaTeX cannot read, or draws wrong; the message names file, place and the fault
 */
export function rehypeFormulas() {
  return (tree: TreeNode, file: File): void => {
    typeset(tree as Tree, file);
    const fault = file.messages.find(({source}) => source === 'rehype-katex');
    if (fault) {
      const reason = fault.cause instanceof Error ? fault.cause.message : fault.reason;
      const place = fault.ancestors?.findLast(({position}) => position)?.position?.start.line ?? 1;
      throw new Error(`${file.path}:${place} This formula cannot be typeset. ${reason}`);
    }
    visit(tree, {tagName: 'span'}, (node: Element, index, parent?: TreeNode) => {
      const formula = node.children?.[0] as Element | undefined;
      if (formula?.tagName !== 'math' || index === undefined) {
        return;
      }
      const presentation = (formula.children?.[0] as Element | undefined)?.children?.[0];
      const alttext = sourceOf(formula);
      if (/\p{L}\p{M}/u.test(alttext.normalize('NFD'))) {
        // KaTeX would draw the accent as a sign of its own.
        throw new Error(
          `${file.path}: "${alttext}" cannot be typeset. Use symbols without diacritics, and name them in the text.`,
        );
      }
      formula.properties = {...formula.properties, alttext};
      formula.children = presentation ? [presentation] : [];
      const isBlock = formula.properties.display === 'block';
      // In Firefox and Safari, a formula itself cannot scroll.
      const frame = {type: 'element', tagName: 'div', properties: {className: ['site-formula']}, children: [formula]};
      parent?.children?.splice(index, 1, isBlock ? frame : formula);
    });
  };
}
