/** Critical CSS is inlined into the page; the full stylesheets follow after its text. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {parse, type Root} from 'postcss';
import selectorParser, {type Selector} from 'postcss-selector-parser';
import {filesOf} from '../../content/filesOf';
import type {Page} from './page';
import {allPagesOf} from './pages';
import type {LanguageStep} from './types';

/** Where the build writes stylesheets. */
const FOLDER = 'assets/css';

/** Left to the whole stylesheet: no interaction precedes the first paint. */
const LATER_PROPERTY = /^(?:transition|cursor)/;
const LATER_PSEUDO = /^:(?:hover|active|focus)/;
/** A name that no page has, so a selector that needs it never matches. */
const NEVER = 'never';

/** Name that a page must have for a selector to match, as in `namesOf`; a list holds alternatives with the names of each. */
type Need = string | readonly (readonly Need[])[];

function needsOf(selector: Selector): Need[] {
  return selector.nodes.flatMap((node): Need[] => {
    switch (node.type) {
      case 'class':
        return [`.${node.value}`];
      case 'id':
        return [`#${node.value}`];
      case 'tag':
        return [node.value];
      case 'pseudo':
        if (LATER_PSEUDO.test(node.value)) {
          return [NEVER];
        }
        return [':is', ':where', ':has'].includes(node.value) ? [node.nodes.map(needsOf)] : [];
      default:
        // Scripts set attributes before the first paint, so those never decide.
        return [];
    }
  });
}

const knownNeeds = new Map<string, readonly Need[]>();

/** Whether elements, classes and ids of a selector occur in a page; each selector is parsed once per build. */
function matches(selector: string, names: ReadonlySet<string>): boolean {
  const needs = knownNeeds.get(selector) ?? selectorParser().astSync(selector).nodes.flatMap(needsOf);
  knownNeeds.set(selector, needs);
  const isPresent = (need: Need): boolean =>
    typeof need === 'string' ? names.has(need) : need.some((one) => one.every(isPresent));
  return needs.every(isPresent);
}

/** Names of elements, classes (`.a`) and ids (`#a`) of a page. */
function namesOf({document: $, ids}: Page): Set<string> {
  const names = new Set([...ids].map((id) => `#${id}`));
  for (const {name, attribs = {}} of $('*').toArray() as {name: string; attribs?: Record<string, string>}[]) {
    names.add(name);
    attribs.class?.split(/\s+/).forEach((one) => names.add(`.${one}`));
  }
  return names;
}

/** Custom properties and animations that other properties use, directly or by way of each other. */
function usedNames(root: Root): Set<string> {
  const used = new Set<string>();
  const usesOf = new Map<string, string[]>();
  root.walkDecls(({prop, value}) => {
    const uses = value.match(prop.startsWith('animation') ? /[\w-]+/g : /--[\w-]+/g) ?? [];
    if (prop.startsWith('--')) {
      usesOf.set(prop, [...(usesOf.get(prop) ?? []), ...uses]);
    } else {
      uses.forEach((name) => used.add(name));
    }
  });
  // A set also iterates over what is added during the loop.
  for (const name of used) {
    usesOf.get(name)?.forEach((one) => used.add(one));
  }
  return used;
}

/** The rules of a stylesheet that match a page; `undefined` when none of them is about a component of the page. */
function matchingRules(stylesheet: Root, names: ReadonlySet<string>): Root | undefined {
  const root = stylesheet.clone();
  const kept: string[] = [];
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') {
      return;
    }
    const selectors = rule.selectors.filter((selector) => matches(selector, names));
    kept.push(...selectors);
    if (selectors.length === 0) {
      rule.remove();
    } else if (selectors.length < rule.selectors.length) {
      rule.selectors = selectors;
    }
  });
  return kept.some((selector) => selector.includes('.')) ? root : undefined;
}

/** Text of rules without the custom properties and animations that nothing in them uses, and without empty blocks. */
function textOf(root: Root): string {
  const used = usedNames(root);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) {
      declaration.remove();
    }
  });
  root.walkAtRules('keyframes', (keyframes) => {
    if (!used.has(keyframes.params)) {
      keyframes.remove();
    }
  });
  const isEmpty = (nodes: unknown) => Array.isArray(nodes) && nodes.length === 0;
  root.walk((node) => {
    for (let empty = node; 'nodes' in empty && isEmpty(empty.nodes) && empty.parent; ) {
      const {parent} = empty;
      empty.remove();
      empty = parent as typeof node;
    }
  });
  return root.toString();
}

/** The stylesheets of a language by their addresses, without what has no part in the first paint. */
async function readStylesheets(dir: string, baseUrl: string): Promise<[href: string, root: Root][]> {
  const names = filesOf(path.join(dir, FOLDER)).filter((file) => file.endsWith('.css'));
  return Promise.all(
    names.map(async (name) => {
      const root = parse(await fs.readFile(path.join(dir, FOLDER, name), 'utf8'));
      root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()));
      root.walkDecls(LATER_PROPERTY, (declaration) => void declaration.remove());
      return [`${baseUrl}${FOLDER}/${name}`, root];
    }),
  );
}

/** The statement that orders all cascade layers. */
function layerOrder(stylesheets: readonly Root[]): string {
  const layers = new Set<string>();
  stylesheets.forEach((root) => {
    root.walkAtRules('layer', ({params}) => params.split(/,\s*/).forEach((name) => layers.add(name)));
  });
  return `@layer ${[...layers].join(',')};`;
}

/**
 * Puts the rules that match its elements into each page, and links the stylesheets that they come from at its end. The order
 * of the cascade layers comes first, so the whole stylesheets change nothing that is already painted.
 */
export const addStyles: LanguageStep = async (language) => {
  const {outDir, baseUrl} = language;
  const pages = allPagesOf(language).filter(({stylesheets}) => stylesheets.length > 0);
  const stylesheets = await readStylesheets(outDir, baseUrl);
  // The one that all pages share comes first, as in the bundler's own order.
  const shared = pages[0]?.stylesheets[0];
  stylesheets.sort(([one], [other]) => Number(other === shared) - Number(one === shared));
  const order = layerOrder(stylesheets.map(([, root]) => root));
  let characters = 0;
  for (const page of pages) {
    const names = namesOf(page);
    const linked = stylesheets.flatMap(([href, root]) => ({href, root: matchingRules(root, names)}));
    const all = parse('');
    const links = linked.flatMap(({href, root}) => {
      all.append(root ?? []);
      return root ? `<link rel="stylesheet" href="${href}">` : [];
    });
    const css = order + textOf(all);
    characters += css.length;
    page.addedStyles.push(css);
    page.write('link[rel=stylesheet]', 'instead', `<style>${css}</style>`);
    page.write('body', 'atEnd', links.join(''));
  }
  return `${pages.length} pages with ${Math.round(characters / pages.length / 1000)} kB of rules each`;
};
