/**
 * Ablation of `search_words`: lists each phrase of a section without which every query of tests/search
 * of its language is answered as well as with it, i.e. with the same nDCG@10 or a better one. Build the site before.
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
  return {
    units: engine.units,
    setPhrases(unit: Unit, phrases: string[]): void {
      // The site never changes an index once it is built.
      const {mini} = engine.words as unknown as {mini: MiniSearch<Unit>};
      mini.remove(unit);
      unit.section.keywords = phrases;
      mini.add(unit);
    },
    /** Whether every query that the page of the section answers is answered as well as in the beginning. */
    holds: ({page: {url}}: Unit) =>
      queries
        .filter(({labeled}) => labeled.targets.some(({page}) => `${base}${page}/` === url))
        .every(({labeled, ndcg}) => ndcgOf(labeled) >= ndcg - 1e-9),
  };
}

void runMain(() => {
  for (const locale of LOCALES) {
    const {units, setPhrases, holds} = languageOf(locale);
    let all = 0;
    let unneeded = 0;
    for (const unit of units) {
      for (const phrase of unit.section.keywords ?? []) {
        const before = unit.section.keywords!;
        setPhrases(
          unit,
          before.filter((other) => other !== phrase),
        );
        all += 1;
        if (holds(unit)) {
          unneeded += 1;
          console.log(`${addressOf(unit)}: ${phrase}`);
        } else {
          setPhrases(unit, before);
        }
      }
    }
    console.log(`${locale}: ${unneeded} of ${all} phrases change no answer when they are removed one after the other.`);
  }
});
