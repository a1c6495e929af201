/**
 * Measures the quality and the cost of the site's search on labelled queries.
 *
 *     npx tsx scripts/bench-search.ts [--build build] [--locale cs] [--engines own,minisearch] [--failures] [--check]
 *
 * `--check` ends with an error when the embedded engine misses a goal. The build must hold the language's index.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {LOCALES, DEFAULT_LOCALE, type Locale} from '../src/config/locales';
import {MANIFEST_FILE} from '../src/plugins/search/node/indexFile';
import type {IndexManifest, SearchIndex} from '../src/plugins/search/shared/types';
import {engineMakers, type Engine} from './search-engines';
import {evaluate, parseQueries, type Report} from './search-quality';

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

function readIndex(build: string, locale: Locale): {index: SearchIndex; bytes: number} {
  const dir = locale === DEFAULT_LOCALE ? build : path.join(build, locale);
  const manifest = path.join(dir, MANIFEST_FILE);
  if (!fs.existsSync(manifest)) {
    throw new Error(`${manifest} does not exist. Build the site first, or name the folder of the build with --build.`);
  }
  const {index} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as IndexManifest;
  const content = fs.readFileSync(path.join(dir, index));
  return {index: JSON.parse(content.toString()) as SearchIndex, bytes: brotliCompressSync(content).length};
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

function print(name: string, report: Report, engine: Engine): void {
  console.log(
    `${name.padEnd(12)} nDCG@10 ${report.ndcg.toFixed(3)}  MRR ${report.mrr.toFixed(3)}  success@1 ${percent(report.success1)}` +
      `  @3 ${percent(report.success3)}  nonsense answered ${report.nonsenseAnswered}/${report.nonsense}` +
      `  p50 ${report.p50.toFixed(2)} ms  p95 ${report.p95.toFixed(2)} ms  index ${(engine.bytes / 1024).toFixed(1)} kB brotli`,
  );
}

function missedGoals(report: Report, bytes: number, pages: number): string[] {
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
  if (bytes / pages > GOALS.bytesPerPage) {
    missed.push(
      `the index takes ${Math.round(bytes / pages)} bytes per page, the goal is at most ${GOALS.bytesPerPage}`,
    );
  }
  return missed;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: path.join(ROOT, 'build')},
      locale: {type: 'string'},
      engines: {type: 'string', default: 'own'},
      failures: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
    },
  });
  const missed: string[] = [];
  for (const locale of LOCALES.filter((known) => !values.locale || known === values.locale)) {
    const {index, bytes} = readIndex(values.build, locale);
    const queries = parseQueries(fs.readFileSync(path.join(ROOT, `tests/search/${locale}.txt`), 'utf8'));
    const base = new URL('.', `http://host${index.pages[0]!.url.replace(/^(\/(?:en\/)?).*/, '$1')}`).pathname;
    console.log(`\n${locale}: ${queries.length} queries, ${index.pages.length} pages, ${bytes} bytes brotli`);
    for (const name of values.engines.split(',')) {
      const maker = engineMakers[name];
      if (!maker) {
        throw new Error(`Unknown engine "${name}". Known: ${Object.keys(engineMakers).join(', ')}.`);
      }
      const engine = await maker(index);
      const report = await evaluate(queries, engine, base);
      print(name, report, engine);
      if (name === 'own') {
        for (const [kind, {count, success1, success3, ndcg}] of Object.entries(report.kinds)) {
          console.log(
            `  ${kind.padEnd(15)} ${String(count).padStart(3)}  success@1 ${percent(success1)}  @3 ${percent(success3)}  nDCG@10 ${ndcg.toFixed(3)}`,
          );
        }
        missed.push(...missedGoals(report, bytes, index.pages.length).map((goal) => `${locale}: ${goal}`));
      }
      if (values.failures) {
        for (const failure of report.failures) {
          console.log(
            `    ${failure.kind}: "${failure.query}" (${failure.ndcg.toFixed(2)}) -> ${failure.found.join(' | ') || 'nothing'}`,
          );
        }
      }
    }
  }
  if (missed.length > 0) {
    console.log(`\nGoals missed:\n${missed.map((goal) => `- ${goal}`).join('\n')}`);
    process.exitCode = values.check ? 1 : 0;
  }
}

void main();
