/**
 * Ablation of `search_words`: lists each phrase of a section without which every query of tests/search
 * is answered as well as with it, i.e. with the same nDCG@10 or a better one, in both languages. Build the site before.
 */
import fs from 'node:fs';
import path from 'node:path';
import type MiniSearch from 'minisearch';
import {LOCALES, type Locale} from '../../src/config/locales';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import {addressOf, type Unit} from '../../src/plugins/search/shared/units';
import {runMain} from '../../scripts/runMain';
import {LIMIT, readBuiltIndex} from '../search/embeddedEngine';
import {judge, parseQueries, SETS, type LabeledQuery} from '../search/quality';
import {BUILD_DIR, ROOT} from '../support/sites';

/** The search of one language, from whose sections phrases can be taken. */
function languageOf(locale: Locale) {
  const {index, base} = readBuiltIndex(BUILD_DIR, locale);
  const engine = new SearchEngine(index);
  const ndcgOf = (labeled: LabeledQuery) => {
    const units = engine.search(labeled.query).ranked.slice(0, LIMIT);
    const addresses = units.map(({unit}) => addressOf(unit));
    return judge(labeled, addresses, base).ndcg;
  };
  const queries = SETS.map((set) => fs.readFileSync(path.join(ROOT, 'tests/search', `${set}${locale}.txt`), 'utf8'))
    .flatMap(parseQueries)
    .map((labeled) => ({labeled, ndcg: ndcgOf(labeled)}));
  /** Sections by their place below the base path, which both languages share, e.g. `docs/intro/#need`. */
  const units = new Map(engine.units.map((unit) => [addressOf(unit).slice(base.length), unit]));
  return {
    units,
    phrasesOf: (place: string) => units.get(place)?.section.keywords ?? [],
    setPhrases(place: string, phrases: string[]): void {
      const unit = units.get(place);
      if (unit) {
        // The site never changes an index once it is built.
        const {mini} = engine['words'] as unknown as {mini: MiniSearch<Unit>};
        mini.remove(unit);
        unit.section.keywords = phrases;
        mini.add(unit);
      }
    },
    /** Whether every query that the page of a place answers is answered as well as in the beginning. */
    holds: (place: string) =>
      queries
        .filter(({labeled}) => labeled.targets.some(({page}) => place.startsWith(`${page}/`)))
        .every(({labeled, ndcg}) => ndcgOf(labeled) >= ndcg - 1e-9),
  };
}

void runMain(() => {
  const languages = LOCALES.map(languageOf);
  let all = 0;
  let unneeded = 0;
  for (const place of languages[0]!.units.keys()) {
    for (const phrase of languages[0]!.phrasesOf(place)) {
      const before = languages.map(({phrasesOf}) => phrasesOf(place));
      languages.forEach((language, number) => {
        language.setPhrases(
          place,
          before[number]!.filter((other) => other !== phrase),
        );
      });
      all += 1;
      if (languages.every(({holds}) => holds(place))) {
        unneeded += 1;
        console.log(`${place}: ${phrase}`);
      } else {
        languages.forEach(({setPhrases}, number) => setPhrases(place, before[number]!));
      }
    }
  }
  console.log(`${unneeded} of ${all} phrases change no answer when they are removed one after the other.`);
});
