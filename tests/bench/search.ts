/**
 * Quality and time of the search on the labeled queries of tests/search. Build the site before.
 *
 *     npm run search [-- --failures]    the search of the site, and what it answers badly
 *     npm run search -- --browser       what a reader waits for, on a slow phone
 *     npm run engines                   beside MiniSearch as it comes and the own core until 27 November 2026, on the same index
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import MiniSearch from 'minisearch';
import {LOCALES, type Locale} from '../../src/config/locales';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import type {SearchIndex} from '../../src/plugins/search/shared/types';
import {addressOf, type IndexedSection} from '../../src/plugins/search/shared/indexedSections';
import {fieldText, FIELDS, type Field} from '../../src/plugins/search/shared/words';
import {runMain} from '../../scripts/runMain';
import {embeddedSearch, LIMIT, readBuiltIndex} from '../search/embeddedEngine';
import {judge, parseQueries, qualityOf, SETS, type Answer, type LabeledQuery} from '../search/quality';
import {BUILD_DIR, ROOT} from '../support/sites';
import {median, percentile, table} from './measure';
import {measureSearch} from './searchVisits';

type Search = (query: string) => string[];

/** The last commit with the own core. */
const OWN_CORE = '2b83f985';

/** The own core, from the history of the repository. */
function ownCore(index: SearchIndex): Search {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-core-'));
  process.once('exit', () => fs.rmSync(folder, {recursive: true}));
  const files = execFileSync('git', ['archive', OWN_CORE, 'src', 'tsconfig.json'], {cwd: ROOT, maxBuffer: 2 ** 30});
  execFileSync('tar', ['x', '-C', folder], {input: files});
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const own = require(path.join(folder, 'src/plugins/search/shared/engine.ts')) as {SearchEngine: typeof SearchEngine};
  const engine = new own.SearchEngine(index);
  return (query) =>
    engine
      .search(query)
      .ranked.slice(0, LIMIT)
      .map(({indexed}) => addressOf(indexed));
}

/** MiniSearch on the fields of the site, with these options and none of our code around it. */
function plain(index: SearchIndex, options: object): Search {
  const {indexedSections} = new SearchEngine(index);
  const mini = new MiniSearch<IndexedSection>({
    idField: 'number',
    fields: FIELDS,
    extractField: (from, field) => (field === 'number' ? from.number : fieldText(from, field as Field)) as string,
    searchOptions: options,
  });
  mini.addAll(indexedSections);
  return (query) =>
    mini
      .search(query)
      .slice(0, LIMIT)
      .map(({id}) => addressOf(indexedSections[id as number]!));
}

const ENGINES: Readonly<Record<string, (index: SearchIndex) => Search>> = {
  'as used here': embeddedSearch,
  'own core': ownCore,
  'MiniSearch, defaults': (index) => plain(index, {}),
  'MiniSearch, prefix and fuzzy': (index) => plain(index, {prefix: true, fuzzy: 0.2}),
};

const queriesOf = (set: string, locale: Locale): LabeledQuery[] =>
  parseQueries(fs.readFileSync(path.join(ROOT, 'tests/search', `${set}${locale}.txt`), 'utf8'));

function printFailures(answers: readonly Answer[]): void {
  for (const {kind, query, targets, results, success1} of answers) {
    if (targets.length > 0 ? !success1 : results.length > 0) {
      const wanted = targets.map(({page, anchor}) => page + (anchor && `#${anchor}`)).join(' | ');
      console.log(`${kind}: "${query}"\n    wanted: ${wanted}\n    got:    ${results.slice(0, 3).join(' | ')}`);
    }
  }
}

/** Rows of the report for an engine: one for each set of queries. */
function rowsOf(name: string, locale: Locale, withFailures: boolean): string[][] {
  const {index, base} = readBuiltIndex(BUILD_DIR, locale);
  const search = ENGINES[name]!(index);
  return SETS.map((set) => {
    const times: number[] = [];
    const answers = queriesOf(set, locale).map((query): Answer => {
      const started = performance.now();
      const results = search(query.query);
      times.push(performance.now() - started);
      return judge(query, results, base);
    });
    if (withFailures) {
      printFailures(answers);
    }
    const {ndcg, success1, success3, nonsenseAnswered} = qualityOf(answers);
    const shares = [success1, success3].map((share) => (share * 100).toFixed(0));
    const duration = percentile(times, 0.95).toFixed(1);
    return [name, `${set}${locale}.txt`, ndcg.toFixed(3), ...shares, String(nonsenseAnswered), duration];
  });
}

/** Visits of each language, of which the median counts. */
const VISITS = 5;
/** The visits share every n-th query, where n is this number. */
const TYPED_EVERY = 12;

async function waits(locale: Locale): Promise<string> {
  const typed = queriesOf('', locale).filter((_, index) => index % TYPED_EVERY === 0);
  const visits: Awaited<ReturnType<typeof measureSearch>>[] = [];
  for (let number = 0; number < VISITS; number += 1) {
    const share = typed.filter((_, index) => index % VISITS === number).map(({query}) => query);
    visits.push(await measureSearch(BUILD_DIR, locale, share));
  }
  const of = (name: 'dialog' | 'hits' | 'scriptBytes' | 'indexBytes') =>
    (median(visits.map((visit) => visit[name])) / 1000).toFixed(1);
  const keys = visits.flatMap((visit) => visit.keys);
  const [middle, slow] = [0.5, 0.95].map((share) => percentile(keys, share).toFixed(0));
  return (
    `${locale}: shortcut → dialog ${of('dialog')} s, → first hits ${of('hits')} s; ${of('scriptBytes')} kB of scripts, ` +
    `${of('indexBytes')} kB of index; key → list p50 ${middle}, p95 ${slow} ms`
  );
}

void runMain(async () => {
  const flag = {type: 'boolean', default: false} as const;
  const {values} = parseArgs({options: {failures: flag, browser: flag, engines: flag}});
  if (values.browser) {
    for (const locale of LOCALES) {
      console.log(await waits(locale));
    }
    return;
  }
  const [used = '', ...others] = Object.keys(ENGINES);
  const names = values.engines ? [used, ...others] : [used];
  const rows = LOCALES.flatMap((locale) => names.flatMap((name) => rowsOf(name, locale, values.failures)));
  console.log(table(['engine', 'set', 'nDCG@10', 'success@1', 'success@3', 'nonsense', 'p95, ms'], rows));
});
