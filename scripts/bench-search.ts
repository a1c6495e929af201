/**
 * Measures the quality and the cost of the site's search on labelled queries, alone or beside other engines.
 *
 *     npx tsx scripts/bench-search.ts [--build build] [--locale cs] [--engines own,minisearch|all] [--held-out]
 *                                     [--failures] [--report file.md] [--check] [--browser]
 *
 * `--held-out` asks the queries that ranking is never tuned with, too, and reports them separately. `--check` ends with an
 * error when the embedded engine misses a goal. `--browser` measures instead what a reader waits for in the dialog, on a
 * processor slowed down as in a phone. The build must hold the language's index.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import prettier from 'prettier';
import {LOCALES, type Locale} from '../src/config/locales';
import {engineTitle, makeEngine, selectEngines} from './search/engines';
import {measureLatency, SLOWDOWN, typedQueries} from './search/latency';
import {evaluate, parseQueries, percentile, type LabelledQuery, type Report} from './search/quality';
import {markdownReport, plainTable, tableOf, type Comparison} from './search/report';
import {readCorpus, type Corpus} from './search/sections';
import {knownTargets, targetProblem} from './search/targets';

const ROOT = path.resolve(__dirname, '..');

/** What the embedded engine must reach in every language. Times are of this process, not of a slowed-down phone. */
const GOALS = {
  ndcg: 0.92,
  success1: 0.92,
  success3: 0.97,
  kindSuccess3: 0.95,
  crossSuccess3: 0.9,
  nonsense: 0,
  bytesPerPage: 1300,
} as const;

const KINDS_WITH_GOAL = ['inflected', 'unaccented', 'typo', 'prefix'];

interface QuerySet {
  name: string;
  /** Path below `tests/search/`. */
  file: (locale: Locale) => string;
}

const MAIN: QuerySet = {name: 'main set', file: (locale) => `${locale}.txt`};

const HELD_OUT: QuerySet = {name: 'held-out set', file: (locale) => `held-out.${locale}.txt`};

/** @throws with the file when a line cannot be read or names what the site does not have */
function readQueries({file}: QuerySet, locale: Locale): LabelledQuery[] {
  const relative = `tests/search/${file(locale)}`;
  try {
    const queries = parseQueries(fs.readFileSync(path.join(ROOT, relative), 'utf8'));
    const known = knownTargets(ROOT, locale);
    for (const {query, targets} of queries) {
      for (const target of targets) {
        const problem = targetProblem(target, known);
        if (problem) {
          throw new Error(`The query "${query}" is labelled wrongly: ${problem}.`);
        }
      }
    }
    return queries;
  } catch (error) {
    throw new Error(`${relative}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

function missedGoals(report: Report, {indexBytes, pages}: Corpus): string[] {
  const missed: string[] = [];
  const least = (name: string, value: number, goal: number) => {
    if (value < goal) {
      missed.push(`${name} is ${value.toFixed(3)}, the goal is at least ${goal}`);
    }
  };
  least('nDCG@10', report.ndcg, GOALS.ndcg);
  least('success@1', report.success1, GOALS.success1);
  least('success@3', report.success3, GOALS.success3);
  for (const [kind, {success3}] of Object.entries(report.kinds)) {
    if (KINDS_WITH_GOAL.includes(kind)) {
      least(`success@3 of ${kind} queries`, success3, GOALS.kindSuccess3);
    } else if (kind === 'cross-language') {
      least('success@3 of cross-language queries', success3, GOALS.crossSuccess3);
    }
  }
  if (report.nonsenseAnswered > GOALS.nonsense) {
    missed.push(`${report.nonsenseAnswered} nonsense queries were answered`);
  }
  if (indexBytes / pages.length > GOALS.bytesPerPage) {
    missed.push(
      `the index takes ${Math.round(indexBytes / pages.length)} bytes per page, the goal is at most ${GOALS.bytesPerPage}`,
    );
  }
  return missed;
}

function printFailures(engine: string, {failures}: Report): void {
  console.log(`\n${engine} fails (those marked * have no good answer among the first three):`);
  for (const {kind, query, ndcg, success3, expected, found} of failures) {
    console.log(`${success3 ? ' ' : '*'} ${kind}: "${query}" (${ndcg.toFixed(2)})`);
    console.log(`    asked for: ${expected.join(' | ') || 'nothing'}`);
    console.log(`    found:     ${found.join(' | ') || 'nothing'}`);
  }
}

async function printLatency(build: string, locale: Locale): Promise<void> {
  const {base} = readCorpus(build, locale);
  const queries = typedQueries(fs.readFileSync(path.join(ROOT, `tests/search/${MAIN.file(locale)}`), 'utf8'));
  const {coldOpen, warmOpen, keys, longestTask} = await measureLatency(
    build,
    `${base}docs/web-portal/dashboard/`,
    queries,
  );
  const milliseconds = (value: number) => `${Math.round(value)} ms`;
  console.log(
    `${locale}, dialog in the browser, processor ÷ ${SLOWDOWN}, ${machine()}\n` +
      `  open: ${milliseconds(coldOpen)} the first time, ${milliseconds(warmOpen)} after that\n` +
      `  key to settled list: p50 ${milliseconds(percentile(keys, 0.5))}, p95 ${milliseconds(percentile(keys, 0.95))} of ${keys.length} keys; ` +
      `longest task ${milliseconds(longestTask)}`,
  );
}

const machine = () =>
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown processor'}, Node.js ${process.version}, ` +
  `load average ${os.loadavg()[0]?.toFixed(1)} at the start`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: path.join(ROOT, 'build')},
      locale: {type: 'string'},
      engines: {type: 'string', default: 'own'},
      'held-out': {type: 'boolean', default: false},
      failures: {type: 'boolean', default: false},
      report: {type: 'string'},
      check: {type: 'boolean', default: false},
      browser: {type: 'boolean', default: false},
    },
  });
  const names = selectEngines(values.engines);
  const locales = LOCALES.filter((known) => !values.locale || known === values.locale);
  if (locales.length === 0) {
    throw new Error(`--locale: there is no language "${values.locale}". Languages: ${LOCALES.join(', ')}.`);
  }
  if (values.browser) {
    for (const locale of locales) {
      await printLatency(values.build, locale);
    }
    return;
  }
  const sets = values['held-out'] ? [MAIN, HELD_OUT] : [MAIN];
  const circumstances = {date: new Date().toISOString().slice(0, 10), machine: machine()};
  const comparisons: Comparison[] = [];
  const missed: string[] = [];
  let pages = 0;
  for (const locale of locales) {
    const corpus = readCorpus(values.build, locale);
    pages = Math.max(pages, corpus.pages.length);
    const asked = sets.map((set) => ({
      set,
      queries: readQueries(set, locale),
      measured: [] as Comparison['measured'][number][],
    }));
    for (const name of names) {
      const engine = await makeEngine(name, corpus);
      try {
        const size = {bytes: engine.bytes(), allBytes: engine.allBytes?.()};
        for (const {set, queries, measured} of asked) {
          const report = await evaluate(queries, engine, corpus.base);
          measured.push({engine: engineTitle(name, ROOT), report, ...size, buildTime: engine.buildTime});
          if (name === 'own' && set === MAIN) {
            missed.push(...missedGoals(report, corpus).map((goal) => `${locale}: ${goal}`));
          }
        }
      } finally {
        await engine.close?.();
      }
    }
    for (const {set, queries, measured} of asked) {
      const comparison = {locale, set: set.name, queries: queries.length, measured};
      comparisons.push(comparison);
      console.log(`\n${locale}, ${set.name}: ${queries.length} queries, ${corpus.pages.length} pages\n`);
      console.log(plainTable(tableOf(comparison)));
      if (values.failures) {
        measured.forEach(({engine, report}) => printFailures(engine, report));
      }
    }
  }
  if (values.report) {
    const heldOut = values['held-out'] ? ' --held-out' : '';
    const command = `npm run bench:search -- --engines ${values.engines}${heldOut} --report ${values.report}`;
    const page = markdownReport(comparisons, {...circumstances, pages}, command);
    const style = await prettier.resolveConfig(values.report);
    fs.writeFileSync(values.report, await prettier.format(page, {...style, parser: 'markdown'}));
    console.log(`\nWritten: ${values.report}`);
  }
  if (missed.length > 0) {
    console.log(`\nGoals missed:\n${missed.map((goal) => `- ${goal}`).join('\n')}`);
    process.exitCode = values.check ? 1 : 0;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
