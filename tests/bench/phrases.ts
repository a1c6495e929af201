/**
 * Ablation of `search_words`: lists each phrase of a section without which every query of tests/search
 * of its language is answered as well as with it, i.e. with the same nDCG@10 or a better one. Build the site before.
 */
import fs from 'node:fs';
import path from 'node:path';
import type MiniSearch from 'minisearch';
import {LOCALES, type Locale} from '../../src/config/locales';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import {addressOf, type IndexedSection} from '../../src/plugins/search/shared/indexedSections';
import {runMain} from '../../scripts/runMain';
import {LIMIT, readBuiltIndex} from '../search/embeddedEngine';
import {judge, parseQueries, SETS, type LabeledQuery} from '../search/quality';
import {BUILD_DIR, ROOT} from '../support/sites';

/** The search of one language, from whose sections phrases can be taken. */
function languageOf(locale: Locale) {
  const {index, base} = readBuiltIndex(BUILD_DIR, locale);
  const engine = new SearchEngine(index);
  const ndcgOf = (labeled: LabeledQuery) => {
    const indexedSections = engine.search(labeled.query).ranked.slice(0, LIMIT);
    const addresses = indexedSections.map(({indexed}) => addressOf(indexed));
    return judge(labeled, addresses, base).ndcg;
  };
  const queries = SETS.map((set) => fs.readFileSync(path.join(ROOT, 'tests/search', `${set}${locale}.txt`), 'utf8'))
    .flatMap(parseQueries)
    .map((labeled) => ({labeled, ndcg: ndcgOf(labeled)}));
  return {
    indexedSections: engine.indexedSections,
    setPhrases(indexed: IndexedSection, phrases: string[]): void {
      // The site never changes an index once it is built.
      const {mini} = engine.words as unknown as {mini: MiniSearch<IndexedSection>};
      mini.remove(indexed);
      indexed.section.searchWords = phrases;
      mini.add(indexed);
    },
    /** Whether no query for the page of the section is answered worse than in the beginning. */
    holds: ({page: {url}}: IndexedSection) =>
      queries
        .filter(({labeled}) => labeled.targets.some(({page}) => `${base}${page}/` === url))
        .every(({labeled, ndcg}) => ndcgOf(labeled) >= ndcg - 1e-9),
  };
}

void runMain(() => {
  for (const locale of LOCALES) {
    const {indexedSections, setPhrases, holds} = languageOf(locale);
    let all = 0;
    let unneeded = 0;
    for (const indexed of indexedSections) {
      for (const phrase of indexed.section.searchWords ?? []) {
        const before = indexed.section.searchWords!;
        setPhrases(
          indexed,
          before.filter((other) => other !== phrase),
        );
        all += 1;
        if (holds(indexed)) {
          unneeded += 1;
          console.log(`${addressOf(indexed)}: ${phrase}`);
        } else {
          setPhrases(indexed, before);
        }
      }
    }
    console.log(`${locale}: ${unneeded} of ${all} phrases change no answer when they are removed one after the other.`);
  }
});
