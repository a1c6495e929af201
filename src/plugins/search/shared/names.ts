import type {LanguageRules} from './stem';
import {tokenize, type Token} from './tokenize';
import type {Unit} from './units';

/** Pages by what they are called, whatever the inflection, the spaces and the separators. */
export class Names {
  private readonly pages = new Map<string, number[]>();

  constructor(
    units: readonly Unit[],
    private readonly rules: LanguageRules,
  ) {
    for (const {number, page} of units.filter(({section}) => section.level === 1)) {
      for (const name of [page.title, ...page.aliases]) {
        const key = this.keyOf(tokenize(name));
        this.pages.set(key, [...(this.pages.get(key) ?? []), number]);
      }
    }
  }

  /** Numbers of the sections with which the pages of this name begin. */
  pagesCalled(tokens: readonly Token[]): readonly number[] {
    const key = this.keyOf(tokens);
    return key ? (this.pages.get(key) ?? []) : [];
  }

  private keyOf(tokens: readonly Token[]): string {
    return tokens
      .flatMap(({folded, parts}) => (parts.length > 0 ? parts : [folded]))
      .filter((word) => !this.rules.stopWords.has(word))
      .map((word) => this.rules.stem(word))
      .join('');
  }
}
