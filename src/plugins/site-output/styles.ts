/** The rules that a page needs for its first paint stand inside it; the whole stylesheets follow after its text. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {parse, type ChildNode, type Declaration as CssDeclaration} from 'postcss';
import selectorParser, {type Selector} from 'postcss-selector-parser';
import {filesOf} from '../../content/filesOf';
import type {Page} from './page';
import {allPagesOf} from './pages';
import type {LanguageStep} from './types';

/** Where the build writes stylesheets. */
const FOLDER = 'assets/css';

/** What an element must have for a selector to fit: a name as `namesOf` gives it, or what one of several selectors needs. */
type Need = string | readonly (readonly Need[])[];

interface Declaration {
  name: string;
  text: string;
  /** Custom properties in its value, and animations. */
  uses: readonly string[];
}

interface Rule {
  selectors: readonly {text: string; needs: readonly Need[]; hasClass: boolean}[];
  declarations: readonly Declaration[];
}

/** A rule, an at-rule with rules inside, an animation, or text that every page gets. */
type Part = Rule | {head: string; parts: readonly Part[]} | {animation: Declaration} | string;

interface Stylesheet {
  href: string;
  parts: readonly Part[];
  /** Names of its cascade layers in the order of their first mention. */
  layers: readonly string[];
}

/** They come with the whole stylesheet: nobody has touched anything at the first paint. */
const LATER_PSEUDO = /^:(?:hover|active|focus)/;
const LATER_PROPERTY = /^(?:transition|cursor)/;
/** In no page, so selectors that need it never fit. */
const NEVER = 'never';

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

const variablesIn = (css: string) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function declarationOf({prop, important, value}: CssDeclaration): Declaration {
  const animations = prop.startsWith('animation') ? value.split(/[\s,]+/) : [];
  const text = `${prop}:${value}${important ? '!important' : ''}`;
  return {name: prop, text, uses: [...variablesIn(value), ...animations]};
}

function partOf(node: ChildNode): Part {
  if (node.type === 'atrule') {
    const head = `@${node.name} ${node.params}`;
    if (node.name === 'keyframes') {
      const text = node.toString();
      return {animation: {name: node.params, text, uses: variablesIn(text)}};
    }
    if (head === '@media print') {
      return '';
    }
    const isBlock = ['layer', 'media', 'supports', 'container'].includes(node.name) && node.nodes;
    return isBlock ? {head, parts: (node.nodes ?? []).map(partOf)} : `${node.toString()};`;
  }
  if (node.type !== 'rule' || node.nodes.some(({type}) => type === 'rule')) {
    return node.toString();
  }
  const {nodes} = selectorParser().astSync(node.selector);
  return {
    selectors: nodes.map((selector) => {
      const needs = needsOf(selector);
      return {text: selector.toString(), needs, hasClass: needs.some((need) => need.toString().includes('.'))};
    }),
    declarations: node.nodes
      .filter((child) => child.type === 'decl')
      .filter(({prop}) => !LATER_PROPERTY.test(prop))
      .map(declarationOf),
  };
}

async function readStylesheets(dir: string, baseUrl: string): Promise<Stylesheet[]> {
  const names = filesOf(path.join(dir, FOLDER)).filter((file) => file.endsWith('.css'));
  return Promise.all(
    names.map(async (name) => {
      const root = parse(await fs.readFile(path.join(dir, FOLDER, name), 'utf8'));
      const layers: string[] = [];
      root.walkAtRules('layer', ({params}) => void layers.push(...params.split(/,\s*/)));
      return {href: `${baseUrl}${FOLDER}/${name}`, parts: root.nodes.map(partOf), layers};
    }),
  );
}

/** Names of elements, classes (`.a`) and ids (`#a`) of a page. */
function namesOf({document: $}: Page): Set<string> {
  const names = new Set<string>();
  for (const {name, attribs = {}} of $('*').toArray() as {name: string; attribs?: Record<string, string>}[]) {
    names.add(name);
    names.add(`#${attribs.id}`);
    attribs.class?.split(/\s+/).forEach((one) => names.add(`.${one}`));
  }
  return names;
}

const fits = (needs: readonly Need[], names: ReadonlySet<string>): boolean =>
  needs.every((need) => (typeof need === 'string' ? names.has(need) : need.some((one) => fits(one, names))));

/** The parts with only those selectors that fit the page. */
function fittingParts(parts: readonly Part[], names: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (typeof part === 'string' || 'animation' in part) {
      return [part];
    }
    if ('parts' in part) {
      const inside = fittingParts(part.parts, names);
      return inside.length > 0 ? [{...part, parts: inside}] : [];
    }
    const selectors = part.selectors.filter(({needs}) => fits(needs, names));
    return selectors.length > 0 ? [{...part, selectors}] : [];
  });
}

/** All rules and animations, also those inside at-rules. */
const leavesOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (typeof part !== 'string' && 'parts' in part ? leavesOf(part.parts) : [part]));

const declarationsOf = (part: Part): readonly Declaration[] =>
  typeof part === 'string' || 'parts' in part ? [] : 'animation' in part ? [part.animation] : part.declarations;

/** Custom properties and animations that other properties use, directly or by way of each other. */
function usedNames(parts: readonly Part[]): Set<string> {
  const declarations = leavesOf(parts).flatMap(declarationsOf);
  const used = new Set(declarations.flatMap(({name, uses}) => (name.startsWith('--') ? [] : uses)));
  // The loop goes on with what is added meanwhile.
  for (const name of used) {
    declarations.filter((one) => one.name === name).forEach(({uses}) => uses.forEach((one) => used.add(one)));
  }
  return used;
}

/** Whether a rule is about a component, not about any element. */
const hasClass = (part: Part) =>
  typeof part !== 'string' && 'selectors' in part && part.selectors.some((selector) => selector.hasClass);

function textOf(parts: readonly Part[], used: ReadonlySet<string>): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') {
      return part;
    }
    if ('parts' in part) {
      const inside = textOf(part.parts, used);
      return inside && `${part.head}{${inside}}`;
    }
    if ('animation' in part) {
      return used.has(part.animation.name) ? part.animation.text : '';
    }
    const needed = part.declarations.filter(({name}) => !name.startsWith('--') || used.has(name));
    const selectors = part.selectors.map(({text}) => text).join(',');
    return needed.length > 0 ? `${selectors}{${needed.map(({text}) => text).join(';')}}` : '';
  });
  return texts.join('');
}

/**
 * Puts the rules that fit its elements into each page, and links the stylesheets that they come from at its end. The order
 * of the cascade layers comes first, so the whole stylesheets change nothing that is already painted.
 */
export const addStyles: LanguageStep = async (language) => {
  const {outDir, baseUrl} = language;
  const stylesheets = await readStylesheets(outDir, baseUrl);
  const layers = [...new Set(stylesheets.flatMap((stylesheet) => stylesheet.layers))];
  let count = 0;
  let characters = 0;
  for (const page of allPagesOf(language)) {
    const [shared] = page.stylesheets;
    if (shared === undefined) {
      continue;
    }
    const names = namesOf(page);
    const linked = stylesheets
      .map(({href, parts}) => ({href, parts: fittingParts(parts, names)}))
      .filter(({href, parts}) => href === shared || leavesOf(parts).some(hasClass))
      .sort((one, other) => Number(other.href === shared) - Number(one.href === shared));
    const parts = linked.flatMap((stylesheet) => stylesheet.parts);
    const css = `@layer ${layers.join(',')};${textOf(parts, usedNames(parts))}`;
    page.addedStyles.push(css);
    page.write('link[rel=stylesheet]', 'instead', `<style>${css}</style>`);
    page.write('body', 'atEnd', linked.map(({href}) => `<link rel="stylesheet" href="${href}">`).join(''));
    count += 1;
    characters += css.length;
  }
  return `${count} pages with ${Math.round(characters / count / 1000)} kB of rules each`;
};
