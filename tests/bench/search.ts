/** Quality of the embedded search on the labeled queries of tests/search, and its latency; see README.md. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {LOCALES, type Locale} from '../../src/config/locales';
import {runMain} from '../../scripts/runMain';
import {embeddedSearch, readBuiltIndex} from '../search/embeddedEngine';
import {judge, parseQueries, qualityOf, SETS, type Answer} from '../search/quality';
import {measureColdSearch, measureLatency, type ColdSearch} from './latency';
import {median, percentile, table} from './measure';
import {BUILD_DIR, ROOT} from '../support/sites';

/** The browser types every n-th query, where n is this number. */
const TYPED_EVERY = 12;

const queriesOf = (file: string) => parseQueries(fs.readFileSync(path.join(ROOT, 'tests/search', file), 'utf8'));

const percent = (share: number) => (share * 100).toFixed(0);

function rowOf(name: string, answers: readonly Answer[], milliseconds: readonly number[]): string[] {
  const {ndcg, success1, success3, nonsenseAnswered} = qualityOf(answers);
  const quality = [ndcg.toFixed(3), percent(success1), percent(success3), String(nonsenseAnswered)];
  return [name, ...quality, percentile(milliseconds, 0.95).toFixed(1)];
}

function printFailures(answers: readonly Answer[]): void {
  for (const {kind, query, targets, results, success1} of answers) {
    if (targets.length > 0 ? !success1 : results.length > 0) {
      const wanted = targets.map(({page, anchor}) => page + (anchor && `#${anchor}`)).join(' | ');
      console.log(`${kind}: "${query}"\n    wanted: ${wanted}\n    got:    ${results.slice(0, 3).join(' | ')}`);
    }
  }
}

/** A row of the report for one set of queries. */
function quality(locale: Locale, file: string, withFailures: boolean): string[] {
  const built = readBuiltIndex(BUILD_DIR, locale);
  const search = embeddedSearch(built.index);
  const times: number[] = [];
  const answers = queriesOf(file).map((query): Answer => {
    const started = performance.now();
    const results = search(query.query);
    times.push(performance.now() - started);
    return judge(query, results, built.base);
  });
  if (withFailures) {
    printFailures(answers);
  }
  return rowOf(`${file}, ${answers.length} queries`, answers, times);
}

async function latency(locale: Locale): Promise<string> {
  const typed = queriesOf(`${locale}.txt`).filter((_, index) => index % TYPED_EVERY === 0);
  const keys = await measureLatency(
    locale,
    typed.map(({query}) => query),
  );
  const [middle, slow] = [percentile(keys, 0.5), percentile(keys, 0.95)].map((value) => value.toFixed(0));
  return `${locale}, CPU ÷ 4: key → list p50 ${middle}, p95 ${slow} ms`;
}

/** Runs of a cold search, of which the median counts. */
const COLD_RUNS = 5;

async function coldSearch(): Promise<string> {
  const runs: ColdSearch[] = [];
  for (let run = 0; run < COLD_RUNS; run += 1) {
    runs.push(await measureColdSearch());
  }
  const of = (name: keyof (typeof runs)[number], unit: number) =>
    (median(runs.map((run) => run[name])) / unit).toFixed(1);
  return (
    `Cold, slow 4G, CPU ÷ 4: shortcut → dialog ${of('dialog', 1000)} s, → first hits ${of('hits', 1000)} s; ` +
    `${of('scriptBytes', 1000)} kB of scripts, ${of('indexBytes', 1000)} kB of index`
  );
}

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      failures: {type: 'boolean', default: false},
      browser: {type: 'boolean', default: false},
    },
  });
  if (values.browser) {
    console.log(await coldSearch());
    for (const locale of LOCALES) {
      console.log(await latency(locale));
    }
    return;
  }
  const head = ['set', 'nDCG@10', 'success@1', 'success@3', 'nonsense', 'p95, ms'];
  const rows = LOCALES.flatMap((locale) => SETS.map((set) => quality(locale, `${set}${locale}.txt`, values.failures)));
  console.log(table(head, rows));
});
