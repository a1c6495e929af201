/** Puts critical CSS into each page, and the links to the whole stylesheets at the end of the page. */
import fs from 'node:fs/promises';
import path from 'node:path';
import {parse, type ChildNode, type Declaration} from 'postcss';
import selectorParser, {type Selector} from 'postcss-selector-parser';
import {filesOf} from '../../content/filesOf';
import type {Page} from './page';
import {allPagesOf} from './pages';
import type {LanguageStep} from './types';

const FOLDER = 'assets/css';

/** Matches properties that have no effect before an interaction. Critical CSS leaves these properties out. */
const LATER_PROPERTY = /^(?:transition|cursor)/;
const LATER_PSEUDO = /^:(?:hover|active|focus)/;
/** An element name that occurs in no page, so that a selector that requires it never matches. */
const NEVER = 'never';

/** What a selector requires: a name in the page (see `namesOf`), or alternatives, each a list of all it requires. */
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

/** A part of a stylesheet: a rule, a group such as `@media` with blocks inside, or text that is copied as a whole. */
type Block =
  | {kind: 'rule'; selectors: readonly {text: string; needs: readonly Need[]}[]; declarations: readonly Property[]}
  | {kind: 'group'; head: string; blocks: readonly Block[]}
  | {kind: 'text'; text: string; keyframes?: string; uses: readonly string[]};

interface Property {
  name: string;
  text: string;
  /** Names of the custom properties and animations that the declaration uses. */
  uses: readonly string[];
}

function propertyOf({prop: name, value, important}: Declaration): Property {
  const uses = value.match(name.startsWith('animation') ? /[\w-]+/g : /--[\w-]+/g) ?? [];
  return {name, text: `${name}:${value}${important ? '!important' : ''}`, uses};
}

/** Blocks of a stylesheet, without print styles and properties that matter only to interaction, such as `cursor`. */
function blocksOf(nodes: readonly ChildNode[]): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'rule') {
      const declarations = node.nodes.filter((child) => child.type === 'decl' && !LATER_PROPERTY.test(child.prop));
      const selectors = node.selectors.map((text) => ({
        text,
        needs: selectorParser().astSync(text).nodes.flatMap(needsOf),
      }));
      return [{kind: 'rule', selectors, declarations: (declarations as Declaration[]).map(propertyOf)}];
    }
    if (node.type !== 'atrule' || (node.name === 'media' && node.params === 'print')) {
      return [];
    }
    const isPlain = /^(?:font-face|property|(?:-\w+-)?keyframes)$/.test(node.name);
    if (node.nodes === undefined || isPlain) {
      const uses: string[] = [];
      node.walkDecls((declaration) => void uses.push(...propertyOf(declaration).uses));
      const keyframes = node.name.endsWith('keyframes') ? node.params : undefined;
      return [{kind: 'text', text: node.toString() + (node.nodes ? '' : ';'), keyframes, uses}];
    }
    return [{kind: 'group', head: `@${node.name} ${node.params}`, blocks: blocksOf(node.nodes)}];
  });
}

/** Names of the elements, classes (`.a`) and ids (`#a`) in a page. */
function namesOf({document: $, ids}: Page): Set<string> {
  const names = new Set([...ids].map((id) => `#${id}`));
  for (const {name, attribs = {}} of $('*').toArray() as {name: string; attribs?: Record<string, string>}[]) {
    names.add(name);
    attribs.class?.split(/\s+/).forEach((one) => names.add(`.${one}`));
  }
  return names;
}

/** Blocks that may apply to a page, given its {@link namesOf}; their rules keep only selectors that may match. */
function matchingBlocks(blocks: readonly Block[], names: ReadonlySet<string>): Block[] {
  const isPresent = (need: Need): boolean =>
    typeof need === 'string' ? names.has(need) : need.some((one) => one.every(isPresent));
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'rule') {
      const selectors = block.selectors.filter(({needs}) => needs.every(isPresent));
      return selectors.length > 0 ? [{...block, selectors}] : [];
    }
    return [block.kind === 'group' ? {...block, blocks: matchingBlocks(block.blocks, names)} : block];
  });
}

/** Whether a block styles a component, that is, contains a selector with a class. */
const hasClass = (block: Block): boolean =>
  block.kind === 'rule'
    ? block.selectors.some(({text}) => text.includes('.'))
    : block.kind === 'group' && block.blocks.some(hasClass);

/** Names of the custom properties and animations in use, directly or through other custom properties. */
function usedNames(blocks: readonly Block[]): Set<string> {
  const used = new Set<string>();
  const usesOf = new Map<string, string[]>();
  const read = (block: Block): void => {
    if (block.kind === 'group') {
      block.blocks.forEach(read);
    } else if (block.kind === 'text') {
      block.uses.forEach((name) => used.add(name));
    } else {
      for (const {name, uses} of block.declarations) {
        if (name.startsWith('--')) {
          usesOf.set(name, [...(usesOf.get(name) ?? []), ...uses]);
        } else {
          uses.forEach((one) => used.add(one));
        }
      }
    }
  };
  blocks.forEach(read);
  // A set also iterates over what is added during the loop.
  for (const name of used) {
    usesOf.get(name)?.forEach((one) => used.add(one));
  }
  return used;
}

/** CSS of blocks, without empty blocks, unused custom properties and unused animations. */
function textOf(blocks: readonly Block[], used: ReadonlySet<string>): string {
  return blocks
    .map((block) => {
      if (block.kind === 'text') {
        return block.keyframes === undefined || used.has(block.keyframes) ? block.text : '';
      }
      const head = block.kind === 'group' ? block.head : block.selectors.map(({text}) => text).join(',');
      const content =
        block.kind === 'group'
          ? textOf(block.blocks, used)
          : block.declarations
              .filter(({name}) => !name.startsWith('--') || used.has(name))
              .map(({text}) => text)
              .join(';');
      return content && `${head}{${content}}`;
    })
    .join('');
}

/** Names of the cascade layers, in the order in which the CSS mentions them, with repetitions. */
const layersOf = (css: string): string[] =>
  [...css.matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) => names.split(/,\s*/));

/**
 * Adds to each page a `<style>` with the rules that match elements of the page and, at the end of the page, `<link>`
 * elements for the whole stylesheets. The `<style>` first sets the order of all cascade layers, so the stylesheets
 * change nothing that is already painted.
 */
export const addStyles: LanguageStep = async (language) => {
  const {outDir, baseUrl} = language;
  const pages = allPagesOf(language).filter(({stylesheets}) => stylesheets.length > 0);
  const folder = path.join(outDir, FOLDER);
  // The one that all pages share comes first, as in the bundler's own order.
  const shared = path.basename(pages[0]?.stylesheets[0] ?? '');
  const files = filesOf(folder).filter((file) => file.endsWith('.css'));
  files.sort((one, other) => Number(other === shared) - Number(one === shared));
  const texts = await Promise.all(files.map((file) => fs.readFile(path.join(folder, file), 'utf8')));
  const stylesheets = texts.map((css, index) => ({
    link: `<link rel="stylesheet" href="${baseUrl}${FOLDER}/${files[index]}">`,
    blocks: blocksOf(parse(css).nodes),
  }));
  const order = `@layer ${[...new Set(texts.flatMap(layersOf))].join(',')};`;
  let characters = 0;
  for (const page of pages) {
    const names = namesOf(page);
    const matching = stylesheets
      .map(({link, blocks}) => ({link, blocks: matchingBlocks(blocks, names)}))
      .filter(({blocks}) => blocks.some(hasClass));
    const all = matching.flatMap(({blocks}) => blocks);
    const css = order + textOf(all, usedNames(all));
    characters += css.length;
    page.addedStyles.push(css);
    page.write('link[rel=stylesheet]', 'instead', `<style>${css}</style>`);
    page.write('body', 'atEnd', matching.map(({link}) => link).join(''));
  }
  return `${pages.length} pages with ${Math.round(characters / pages.length / 1000)} kB of rules each`;
};
