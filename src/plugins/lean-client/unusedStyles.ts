import postcss, {type Declaration, type Root, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Words of the code that can be names of classes or of custom properties. */
export function wordsOf(code: string): Set<string> {
  return new Set(code.match(/[\w-]+/g));
}

/** Names of the custom properties that a stylesheet reads or declares. */
export function propertiesOf(css: string): string[] {
  return css.match(/--[\w-]+/g) ?? [];
}

/** No page is written from right to left. */
const NEVER = /\[dir=["']?rtl["']?\]/;

/** What an element must be all of; `:not()` and the like ask for nothing that must be there. */
const ALTERNATIVES = [':is', ':where'];

/** Whether a selector can match: every class that it asks for occurs somewhere, and of alternatives one does. */
function isPossible({nodes}: selectorParser.Selector, words: ReadonlySet<string>): boolean {
  return nodes.every((node) => {
    switch (node.type) {
      case 'class':
        return words.has(node.value);
      case 'pseudo':
        return (
          !ALTERNATIVES.includes(node.value) ||
          node.nodes.length === 0 ||
          node.nodes.some((inner) => isPossible(inner, words))
        );
      default:
        return true;
    }
  });
}

function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  if (NEVER.test(selector)) {
    return false;
  }
  if (!/[:[\\]/.test(selector)) {
    return [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => words.has(name));
  }
  return selectorParser()
    .astSync(selector)
    .nodes.some((inner) => isPossible(inner, words));
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

/** A custom property in a value; those with another value to fall back on are not matched. */
const READ = /var\((--[\w-]+)\)/g;

/**
 * Writes the value of a custom property in its place where it has one value for the whole site. A value that depends on
 * another property may differ further down the page, so it stays unless that one has a single value too; each round may
 * free others.
 */
function inlineProperties(root: Root, words: ReadonlySet<string>): void {
  for (let inlined = true; inlined; ) {
    const declarations = new Map<string, Declaration[]>();
    root.walkDecls(/^--/, (declaration) => {
      declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
    });
    const values = new Map(
      [...declarations].flatMap(([name, [first, ...others]]) =>
        first &&
        others.length === 0 &&
        !words.has(name) &&
        !first.value.includes('var(') &&
        (first.parent as Rule).selector === ':root' &&
        !isConditional(first)
          ? [[name, first.value] as const]
          : [],
      ),
    );
    inlined = false;
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(READ, (read, name: string) => values.get(name) ?? read);
      inlined ||= value !== declaration.value;
      declaration.value = value;
    });
  }
}

/** Whether a declaration holds only on some devices. */
function isConditional(declaration: Declaration): boolean {
  for (let parent: postcss.Node | undefined = declaration.parent; parent; parent = parent.parent) {
    if (parent.type === 'atrule' && (parent as postcss.AtRule).name !== 'layer') {
      return true;
    }
  }
  return false;
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
 * reads or that have one value everywhere.
 * @param css the stylesheet
 * @param words every word of the site's code, see `wordsOf`, and the custom properties of its other stylesheets
 */
export function withoutUnused(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropSelectors(root, words);
  inlineProperties(root, words);
  dropProperties(root, words);
  dropEmpty(root);
  return root.toString();
}
