/** What stands in a finished page and a content security policy has to know: programs, style attributes, what it forbids. */
import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import type {InlineParts} from '../../../src/config/headers';

/** An inline program that the site is known to have. */
interface KnownScript {
  name: string;
  recognise: RegExp;
  /** How many different ones a site may have; more would mean that it differs from page to page, and the policy never ends. */
  variants: number;
  /** Takes style attributes along that it writes into the page. */
  writesStyles?: boolean;
}

const LANGUAGES = 2;

const KNOWN_SCRIPTS: readonly KnownScript[] = [
  {
    name: 'colours before the first paint',
    recognise: /data-theme-choice/,
    variants: 1,
  },
  {name: 'dismissed announcement', recognise: /docusaurus\.announcement\.dismiss/, variants: LANGUAGES},
  {
    name: 'wrong base path',
    recognise: /__docusaurus-base-url-issue-banner/,
    variants: LANGUAGES,
    writesStyles: true,
  },
];

/** More different values of style attributes than these belong into a style sheet. */
const MOST_STYLES = 12;

/** Blocks of data, which no browser runs. */
const DATA_TYPES = ['application/ld+json', 'application/json'];

/** Attributes that hold an address that a browser would follow. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];

/** The source of an inline part, as a policy names it. */
export function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 100)} …` : line;
}

/** Collects the inline parts of all pages of a build. */
export class InlineCollector {
  private readonly styles = new Set<string>();
  private readonly styleElements = new Set<string>();
  private readonly scripts = new Map<string, KnownScript>();

  /**
   * Reads a page.
   * @param file said in errors
   * @returns what this page alone needs
   * @throws when the page holds what the policy forbids, with the beginning of it
   */
  add(file: string, html: string): InlineParts {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const styleElements = new Set<string>();
    const refuse = (what: string, text: string, remedy: string): never => {
      throw new Error(`${file} holds ${what}: "${excerpt(text)}". ${remedy}`);
    };
    let script: string | undefined;
    let style: string | undefined;
    const parser = new Parser({
      onopentag: (name, attributes) => {
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute.startsWith('on')) {
            refuse('an event handler', `${attribute}="${value}"`, 'Listen from a module instead.');
          }
          // Browsers leave out blanks and control characters before they read the scheme.
          if (ADDRESS_ATTRIBUTES.includes(attribute) && /^javascript:/i.test(value.replace(/[\0-\x20]/g, ''))) {
            refuse('a program in an address', `${attribute}="${value}"`, 'Use a button and a module instead.');
          }
        }
        if (name === 'style') {
          if (!attributes['data-href']) {
            refuse('a style element', html.slice(parser.startIndex, parser.startIndex + 200), 'Use a CSS module.');
          }
          style = '';
        }
        if (attributes.style !== undefined) {
          styles.add(attributes.style);
        }
        const isProgram = name === 'script' && !DATA_TYPES.includes((attributes.type ?? '').toLowerCase());
        script = isProgram && attributes.src === undefined ? '' : undefined;
      },
      ontext: (text) => {
        if (script !== undefined) {
          script += text;
        } else if (style !== undefined) {
          style += text;
        }
      },
      onclosetag: (name) => {
        if (name === 'style' && style !== undefined) {
          styleElements.add(hashSource(style));
          this.styleElements.add(hashSource(style));
          style = undefined;
        }
        if (name !== 'script' || script === undefined) {
          return;
        }
        const text = script;
        script = undefined;
        const known = KNOWN_SCRIPTS.find(({recognise}) => recognise.test(text));
        if (!known) {
          return refuse(
            'an inline program that is not on the list',
            text,
            'Move it into a file, or, if every page holds the same one, into KNOWN_SCRIPTS of scripts/build/headers/inline.ts.',
          );
        }
        scripts.add(hashSource(text));
        this.scripts.set(hashSource(text), known);
        const variants = [...this.scripts.values()].filter((other) => other === known).length;
        if (variants > known.variants) {
          refuse(
            `variant ${variants} of the inline program "${known.name}", of which there may be ${known.variants}`,
            text,
            'What differs from page to page belongs into a data attribute.',
          );
        }
        if (known.writesStyles) {
          for (const [, value = ''] of text.matchAll(/style=\\?"([^"\\]*)\\?"/g)) {
            styles.add(value);
          }
        }
      },
    });
    parser.end(html);
    for (const value of styles) {
      this.styles.add(value);
    }
    if (this.styles.size > MOST_STYLES) {
      refuse(
        `style attribute number ${this.styles.size} of the site, of which there may be ${MOST_STYLES}`,
        [...styles].at(-1) ?? '',
        'Use a CSS module.',
      );
    }
    return {
      scripts: [...scripts].sort(),
      styleElements: [...styleElements].sort(),
      styles: [...styles].map(hashSource).sort(),
    };
  }

  /** What all pages together need. */
  all(): InlineParts {
    return {
      scripts: [...this.scripts.keys()].sort(),
      styleElements: [...this.styleElements].sort(),
      styles: [...this.styles].map(hashSource).sort(),
    };
  }
}
