/** Quality of the embedded search on the labeled queries of tests/search, and of MiniSearch; see README.md. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {LOCALES, type Locale} from '../../src/config/locales';
import {runMain} from '../../scripts/runMain';
import {readBuiltIndex} from '../search/embeddedEngine';
import {judge, parseQueries, qualityOf, type Answer} from '../search/quality';
import {percentile, publish, table} from './measure';
import {minisearch, own, type Engines} from './search/engines';
import {measureLatency} from './search/latency';
import {BUILD_DIR, ROOT} from '../support/sites';

/** Every so many queries are typed in the browser. */
const TYPED_EVERY = 12;

const queriesOf = (file: string) => parseQueries(fs.readFileSync(path.join(ROOT, 'tests/search', file), 'utf8'));

const percent = (share: number) => (share * 100).toFixed(0);

function rowOf(name: string, answers: readonly Answer[], milliseconds: readonly number[]): string[] {
  const {ndcg, success1, success3, nonsenseAnswered} = qualityOf(answers);
  const quality = [ndcg.toFixed(3), percent(success1), percent(success3), String(nonsenseAnswered)];
  return [name, ...quality, percentile(milliseconds, 0.95).toFixed(1)];
}

async function compare(locale: Locale, set: string, engines: Engines, withFailures: boolean): Promise<string> {
  const built = readBuiltIndex(BUILD_DIR, locale);
  const queries = queriesOf(`${set}${locale}.txt`);
  const rows: string[][] = [];
  for (const [name, engineOf] of Object.entries(engines)) {
    const engine = engineOf(built);
    const answers: Answer[] = [];
    const times: number[] = [];
    for (const query of queries) {
      const started = performance.now();
      const results = engine.search(query.query);
      times.push(performance.now() - started);
      answers.push(judge(query, results, built.base));
    }
    rows.push(rowOf(name, answers, times));
    for (const {kind, query, targets, results, success1} of withFailures ? answers : []) {
      if (targets.length > 0 ? !success1 : results.length > 0) {
        const wanted = targets.map(({page, anchor}) => page + (anchor && `#${anchor}`)).join(' | ');
        console.log(
          `${name}, ${kind}: "${query}"\n    wanted: ${wanted}\n    got:    ${results.slice(0, 3).join(' | ')}`,
        );
      }
    }
  }
  const head = ['engine', 'nDCG@10', 'success@1', 'success@3', 'nonsense', 'p95, ms'];
  return `## ${set}${locale}.txt: ${queries.length} queries\n\n${table(head, rows)}`;
}

async function latency(locale: Locale): Promise<string> {
  const typed = queriesOf(`${locale}.txt`).filter((_, index) => index % TYPED_EVERY === 0);
  const {open, keys} = await measureLatency(
    locale,
    typed.map(({query}) => query),
  );
  const [middle, slow] = [percentile(keys, 0.5), percentile(keys, 0.95)].map((value) => value.toFixed(0));
  return `${locale}, CPU ÷ 4: open ${open.toFixed(0)} ms; key → list p50 ${middle}, p95 ${slow} ms`;
}

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      minisearch: {type: 'boolean', default: false},
      failures: {type: 'boolean', default: false},
      browser: {type: 'boolean', default: false},
      report: {type: 'string'},
    },
  });
  const engines: Engines = values.minisearch ? {own, minisearch} : {own};
  const sections: string[] = [];
  for (const locale of LOCALES) {
    for (const set of values.browser ? [] : ['', 'held-out.']) {
      sections.push(await compare(locale, set, engines, values.failures));
    }
    if (values.browser) {
      sections.push(await latency(locale));
    }
  }
  publish(`# Search\n\n${sections.join('\n\n')}`, values.report);
});
