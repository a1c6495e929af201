/**
 * Ablation of `search_words`: lists each phrase of a section without which every query of tests/search
 * is answered as well as with it, i.e. with the same nDCG@10 or a better one, in both languages. Build the site before.
 */
import fs from 'node:fs';
import path from 'node:path';
import type MiniSearch from 'minisearch';
import {LOCALES, type Locale} from '../../src/config/locales';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import type {Token} from '../../src/plugins/search/shared/tokenize';
import type {Unit} from '../../src/plugins/search/shared/units';
import {runMain} from '../../scripts/runMain';
import {LIMIT, readBuiltIndex} from '../search/embeddedEngine';
import {judge, parseQueries, SETS, type LabeledQuery} from '../search/quality';
import {BUILD_DIR, ROOT} from '../support/sites';

interface Asked {
  labeled: LabeledQuery;
  ndcg: number;
  matcher: (token: Token) => number;
}

/** The engine of one language and the queries that it answers. */
class Language {
  private readonly engine: SearchEngine;
  private readonly queries: readonly Asked[];
  private readonly base: string;
  private readonly units: ReadonlyMap<string, Unit>;

  constructor(readonly locale: Locale) {
    const {index, base} = readBuiltIndex(BUILD_DIR, locale);
    this.base = base;
    this.engine = new SearchEngine(index);
    this.units = new Map(
      this.engine.units.map((unit) => [`${unit.page.url.slice(base.length)}#${unit.section.anchor}`, unit]),
    );
    const texts = SETS.map((set) => fs.readFileSync(path.join(ROOT, 'tests/search', `${set}${locale}.txt`), 'utf8'));
    this.queries = texts.flatMap(parseQueries).map((labeled): Asked => {
      const {matcher} = this.engine.search(labeled.query);
      return {labeled, ndcg: this.ndcg(labeled), matcher};
    });
  }

  /** All phrases, by the place of their section below the base path, e.g. `docs/intro/#need`. */
  phrases(): [place: string, phrases: readonly string[]][] {
    return [...this.units].map(([place, {section}]) => [place, section.keywords ?? []]);
  }

  /** Takes a phrase out of a section. @returns a function that puts it back */
  remove(place: string, phrase: string): () => void {
    const unit = this.units.get(place);
    const keywords = unit?.section.keywords ?? [];
    const others = keywords.filter((other) => other !== phrase);
    if (!unit || others.length === keywords.length) {
      return () => undefined;
    }
    this.setKeywords(unit, others);
    return () => this.setKeywords(unit, keywords);
  }

  /** Whether every query that the phrase may have helped is answered as well as in the beginning. */
  holds(place: string, phrase: string): boolean {
    const tokens = this.engine.tokensOf(phrase);
    const isAnswered = ({targets}: LabeledQuery) => targets.some(({page}) => place.startsWith(`${page}/#`));
    return this.queries
      .filter(({labeled, ndcg, matcher}) => ndcg > 0 && isAnswered(labeled) && tokens.some(matcher))
      .every(({labeled, ndcg}) => this.ndcg(labeled) >= ndcg - 1e-9);
  }

  private setKeywords(unit: Unit, keywords: string[]): void {
    // The site never changes an index once it is built.
    const {mini} = this.engine['words'] as unknown as {mini: MiniSearch<Unit>};
    mini.remove(unit);
    unit.section.keywords = keywords;
    mini.add(unit);
  }

  private ndcg(labeled: LabeledQuery): number {
    const found = this.engine.search(labeled.query).ranked.slice(0, LIMIT);
    const addresses = found.map(({unit: {page, section}}) => page.url + (section.anchor && `#${section.anchor}`));
    return judge(labeled, addresses, this.base).ndcg;
  }
}

void runMain(() => {
  const languages = LOCALES.map((locale) => new Language(locale));
  let all = 0;
  let unneeded = 0;
  for (const [place, phrases] of languages[0]!.phrases()) {
    for (const phrase of phrases) {
      const putBack = languages.map((language) => language.remove(place, phrase));
      const isUnneeded = languages.every((language) => language.holds(place, phrase));
      all += 1;
      unneeded += isUnneeded ? 1 : 0;
      if (isUnneeded) {
        console.log(`${place}: ${phrase}`);
      } else {
        putBack.forEach((undo) => undo());
      }
    }
  }
  console.log(`${unneeded} of ${all} phrases change no answer when they are removed one after the other.`);
});
