import type {LanguageRules} from './stem';
import {tokenize, type Token} from './tokenize';
import type {Unit} from './units';

/** Sections by what they are called, whatever the inflection, the spaces and the separators. */
export class Names {
  private readonly pages = new Map<string, Set<number>>();
  private readonly sections = new Map<string, Set<number>>();

  constructor(
    units: readonly Unit[],
    private readonly rules: LanguageRules,
  ) {
    for (const {number, page, section} of units) {
      const isPage = section.level === 1;
      const names = isPage ? [page.title, ...page.names] : [section.heading, section.also ?? ''];
      for (const name of names) {
        const key = this.keyOf(tokenize(name));
        const named = isPage ? this.pages : this.sections;
        if (key) {
          named.set(key, (named.get(key) ?? new Set()).add(number));
        }
      }
    }
  }

  /** Pages that are called like this. */
  pagesCalled(tokens: readonly Token[]): ReadonlySet<number> {
    return this.pages.get(this.keyOf(tokens)) ?? new Set();
  }

  /** Sections and entries of a page that are called like this. */
  sectionsCalled(tokens: readonly Token[]): ReadonlySet<number> {
    return this.sections.get(this.keyOf(tokens)) ?? new Set();
  }

  private keyOf(tokens: readonly Token[]): string {
    return tokens
      .flatMap(({folded, parts}) => (parts.length > 0 ? parts : [folded]))
      .filter((word) => !this.rules.stopWords.has(word))
      .map((word) => this.rules.stem(word))
      .join('');
  }
}
