// What the engine makes of the finished site; needs no page.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {evaluate, parseQueries} from '../scripts/search/quality';
import {readIndexes} from '../scripts/search-push';
import {LOCALES} from '../src/config/locales';
import {answerRequest} from '../src/plugins/search/shared/answer';
import {SearchEngine} from '../src/plugins/search/shared/engine';
import {BUILD_DIR} from './support/sites';

/** nDCG@10 of the labelled queries below which the search has become worse. */
const MIN_NDCG = {cs: 0.925, 'held-out.cs': 0.835, en: 0.925, 'held-out.en': 0.815} as const;

/** Processor time of one answer, in ms. */
const MAX_ANSWER_MS = 50;

function engineOf(locale: string): SearchEngine {
  return new SearchEngine(readIndexes(BUILD_DIR).find(({language}) => language === locale)!);
}

const answer = (engine: SearchEngine, query: string) =>
  answerRequest(engine, {indexName: 'test', query, hitsPerPage: 20, attributesToSnippet: ['content:15']});

/** Words of the index, each with a mistake: the most expensive thing to ask for. */
function mistyped(engine: SearchEngine, mistake: string): string {
  const words = engine.units.flatMap(({section}) => section.text.match(/[a-z]{9,}/g) ?? []);
  return Array.from({length: 16}, (_, number) => {
    const word = words[(number * 37) % words.length]!;
    return word.slice(0, 4) + mistake + word.slice(6);
  }).join(' ');
}

for (const locale of LOCALES) {
  for (const set of [locale, `held-out.${locale}`] as const) {
    test(`labelled queries are answered as well as ever (${set})`, async () => {
      const queries = parseQueries(fs.readFileSync(path.join(__dirname, `search/${set}.txt`), 'utf8'));
      const engine = engineOf(locale);
      const search = (query: string) => answer(engine, query).hits.map(({objectID}) => objectID);
      const {ndcg, nonsenseAnswered} = await evaluate(queries, {search}, locale === 'cs' ? '/' : `/${locale}/`);
      expect(ndcg).toBeGreaterThan(MIN_NDCG[set]);
      expect(nonsenseAnswered).toBe(0);
    });
  }

  test(`no query takes long, whatever it is (${locale})`, () => {
    const engine = engineOf(locale);
    const queries = [
      '<img src=x onerror=alert(1)> <script>alert(1)</script> teplota',
      'tep\u0000lota\u0007\u001B[31m '.repeat(600),
      'a'.repeat(10_000),
      '🙂👩‍👩‍👧‍👦'.repeat(800),
      '\u202Eatolpet \u05DE\u05E8\u05D7 \u0633\u0644\u0627\u0645 \uD800',
      '((.*[\\w+?^$|{1,}',
      'e\u0301\u0302\u0303'.repeat(2500),
      'a-b_c.d/e'.repeat(1000),
      '1.2.3.4.5.6.7.8.9.0'.repeat(500),
      mistyped(engine, 'x'),
      mistyped(engine, 'qz'),
    ];
    for (const query of queries) {
      // The shortest of three, because the processor has other work at the same time.
      const times = Array.from({length: 3}, () => {
        const started = process.cpuUsage();
        answer(engine, query);
        const {user, system} = process.cpuUsage(started);
        return (user + system) / 1000;
      });
      expect(Math.min(...times), query.slice(0, 60)).toBeLessThan(MAX_ANSWER_MS);
    }
  });
}
