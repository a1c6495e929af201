/** Puts critical CSS into each page, and the link to the whole stylesheet at the end of the page. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {parse, type ChildNode, type Declaration, type Rule} from 'postcss';
import type {Page} from './page';
import {allPagesOf} from './pages';
import type {LanguageStep} from './types';

/** Matches properties that have no effect before an interaction. Critical CSS leaves these properties out. */
const LATER_PROPERTY = /^(?:transition|cursor)/;
const LATER_PSEUDO = /:(?:hover|active|focus)/;
/** Matches names of groups that are copied as a whole. */
const COPIED = /^(?:font-face|property|(?:-\w+-)?keyframes)$/;
/** An element name that occurs in no page, so that a selector that requires it never matches. */
const NEVER = 'never';

/** Names of the elements, classes (`.a`) and ids (`#a`) in a page. */
function namesOf({document: $, ids}: Page): Set<string> {
  const names = new Set([...ids].map((id) => `#${id}`));
  for (const {name, attribs = {}} of $('*').toArray() as {name: string; attribs?: Record<string, string>}[]) {
    names.add(name);
    attribs.class?.split(/\s+/).forEach((one) => names.add(`.${one}`));
  }
  return names;
}

/** Names of elements, classes and ids without which a selector matches nothing. */
function namesIn(selector: string): readonly string[] {
  // Scripts may still set attributes, and a pseudo-class may list alternatives: neither can rule out a match.
  let plain = selector.replace(/\[[^\]]*\]/g, '').replace(/:where\(([^(),]*)\)/g, '$1');
  while (plain.includes('(')) {
    plain = plain.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  return LATER_PSEUDO.test(plain) ? [NEVER] : (plain.replace(/::?[\w-]+/g, '').match(/[.#]?[\w-]+/g) ?? []);
}

const known = new WeakMap<Rule, {text: string; needed: readonly string[]}[]>();

/** Selectors of a rule that may match something in a page, given its {@link namesOf}. */
function matchingSelectors(rule: Rule, names: ReadonlySet<string>): string[] {
  const selectors = known.get(rule) ?? rule.selectors.map((text) => ({text, needed: namesIn(text)}));
  known.set(rule, selectors);
  return selectors.filter(({needed}) => needed.every((name) => names.has(name))).map(({text}) => text);
}

/** Declarations of rules that may match something in a page, and of groups that are copied as a whole. */
function declarationsOf(nodes: readonly ChildNode[] = [], names?: ReadonlySet<string>): Declaration[] {
  return nodes.flatMap((node) => {
    if (node.type === 'atrule') {
      return declarationsOf(node.nodes, COPIED.test(node.name) ? undefined : names);
    }
    if (node.type === 'rule') {
      return names && matchingSelectors(node, names).length === 0 ? [] : declarationsOf(node.nodes);
    }
    return node.type === 'decl' ? [node] : [];
  });
}

/** Names of the custom properties and animations in use, directly or through other custom properties. */
function usedNames(declarations: readonly Declaration[]): Set<string> {
  const used = new Set<string>();
  const byProperty = new Map<string, string[]>();
  for (const {prop, value} of declarations) {
    const uses = value.match(prop.startsWith('animation') ? /[\w-]+/g : /--[\w-]+/g) ?? [];
    if (prop.startsWith('--')) {
      byProperty.set(prop, [...(byProperty.get(prop) ?? []), ...uses]);
    } else {
      uses.forEach((name) => used.add(name));
    }
  }
  // A set also iterates over what is added during the loop.
  for (const name of used) {
    byProperty.get(name)?.forEach((one) => used.add(one));
  }
  return used;
}

/** CSS for a page, without empty groups, unused custom properties and unused animations. */
function textOf(nodes: readonly ChildNode[], names: ReadonlySet<string>, used: ReadonlySet<string>): string {
  const texts = nodes.map((node) => {
    if (node.type === 'comment') {
      return '';
    }
    if (node.type === 'decl') {
      return node.prop.startsWith('--') && !used.has(node.prop) ? '' : `${node.toString()};`;
    }
    if (node.type === 'atrule' && (node.nodes === undefined || COPIED.test(node.name))) {
      const isUnused = node.name.endsWith('keyframes') && !used.has(node.params);
      return isUnused ? '' : node.toString() + (node.nodes ? '' : ';');
    }
    const head = node.type === 'rule' ? matchingSelectors(node, names).join() : `@${node.name} ${node.params}`;
    const content = head && textOf(node.nodes ?? [], names, used).replace(/;$/, '');
    return content && `${head}{${content}}`;
  });
  return texts.join('');
}

/**
 * Adds to each page a `<style>` with the rules that match elements of the page and, at the end of the page, the link to
 * the whole stylesheet, of which Docusaurus makes one for all pages. The `<style>` first sets the order of all cascade
 * layers, so the stylesheet changes nothing that is already painted.
 */
export const addStyles: LanguageStep = async (language) => {
  const {outDir, baseUrl} = language;
  const pages = allPagesOf(language).filter(({stylesheets}) => stylesheets.length > 0);
  const [href = ''] = pages[0]?.stylesheets ?? [];
  const sheet = parse(await fs.readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8'));
  const layers: string[] = [];
  sheet.walkAtRules((group) => {
    if (group.name === 'layer') {
      layers.push(...group.params.split(/,\s*/));
    } else if (group.name === 'page' || (group.name === 'media' && group.params === 'print')) {
      group.remove();
    }
  });
  sheet.walkDecls(LATER_PROPERTY, (declaration) => void declaration.remove());
  let characters = 0;
  for (const page of pages) {
    const names = namesOf(page);
    const used = usedNames(declarationsOf(sheet.nodes, names));
    const css = `@layer ${[...new Set(layers)].join(',')};${textOf(sheet.nodes, names, used)}`;
    characters += css.length;
    page.addedStyles.push(css);
    page.write('link[rel=stylesheet]', 'instead', `<style>${css}</style>`);
    page.write('body', 'atEnd', `<link rel="stylesheet" href="${href}">`);
  }
  return `${pages.length} pages with ${Math.round(characters / pages.length / 1000)} kB of rules each`;
};
