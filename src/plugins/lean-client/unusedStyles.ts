import postcss, {type Declaration, type Root, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Words of the code that can be names of classes or of custom properties. */
export function wordsOf(code: string): Set<string> {
  return new Set(code.match(/[\w-]+/g));
}

/** No page is written from right to left. */
const NEVER = /\[dir=["']?rtl["']?\]/;

/** In a list of alternatives one is enough, and what stands in `:not()` asks for nothing: such classes decide nothing. */
function insidePseudo(node: selectorParser.ClassName): boolean {
  for (let parent: selectorParser.Base | undefined = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'pseudo') {
      return true;
    }
  }
  return false;
}

/** Whether a selector can match: every class that it asks for occurs somewhere. */
function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  if (NEVER.test(selector)) {
    return false;
  }
  if (!/[:[\\]/.test(selector)) {
    return [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => words.has(name));
  }
  let possible = true;
  selectorParser((root) => {
    root.walkClasses((node) => {
      possible &&= words.has(node.value) || insidePseudo(node);
    });
  }).processSync(selector);
  return possible;
}

function dropSelectors(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule: Rule) => {
    // Steps of animations are rules too.
    if (rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name.endsWith('keyframes')) {
      return;
    }
    const kept = rule.selectors.filter((selector) => canMatch(selector, words));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < rule.selectors.length) {
      rule.selectors = kept;
    }
  });
}

/** Takes out custom properties that nothing reads, until each that is left is read. */
function dropProperties(root: Root, words: ReadonlySet<string>): void {
  for (let dropped = true; dropped; ) {
    const read = new Set<string>();
    root.walkDecls(({value}) => {
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        read.add(name);
      }
    });
    dropped = false;
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        dropped = true;
      }
    });
  }
}

function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.walkAtRules((atRule) => {
    // An order of layers has no nodes at all, and stays.
    if (atRule.nodes?.length === 0) {
      atRule.remove();
    }
  });
}

/**
 * A stylesheet without the rules that no element of the site can match, and without the custom properties that nothing
 * reads.
 * @param css the stylesheet
 * @param words every word of the site's code, see `wordsOf`
 */
export function withoutUnused(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropSelectors(root, words);
  dropProperties(root, words);
  dropEmpty(root);
  return root.toString();
}
