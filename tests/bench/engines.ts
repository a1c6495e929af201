/**
 * Search engines on the very same index and queries: the own core until 27 November 2026 (from the history of the
 * repository), MiniSearch as it comes, and MiniSearch as the site uses it. Build the site before.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {LOCALES} from '../../src/config/locales';
import {runMain} from '../../scripts/runMain';
import {SearchEngine} from '../../src/plugins/search/shared/engine';
import type {SearchIndex} from '../../src/plugins/search/shared/types';
import {unitsOf, type Unit} from '../../src/plugins/search/shared/units';
import {fieldText, FIELDS, type Field} from '../../src/plugins/search/shared/words';
import {LIMIT, readBuiltIndex} from '../search/embeddedEngine';
import {judge, parseQueries, qualityOf, SETS} from '../search/quality';
import {BUILD_DIR, ROOT} from '../support/sites';
import {percentile, table} from './measure';

/** The last commit with the own core. */
const OWN_CORE = '2b83f985';

type Engine = (query: string) => Pick<Unit, 'page' | 'section'>[];

function ownCore(): (index: SearchIndex) => Engine {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-core-'));
  const files = execFileSync('git', ['archive', OWN_CORE, 'src', 'tsconfig.json'], {cwd: ROOT, maxBuffer: 2 ** 30});
  execFileSync('tar', ['x', '-C', folder], {input: files});
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  process.once('exit', () => fs.rmSync(folder, {recursive: true}));
  const own = require(path.join(folder, 'src/plugins/search/shared/engine.ts')) as {SearchEngine: typeof SearchEngine};
  return (index) => {
    const engine = new own.SearchEngine(index);
    return (query) => engine.search(query).ranked.map(({unit}) => unit);
  };
}

/** MiniSearch on the same fields, with nothing but `options` for its search. */
function plain(index: SearchIndex, options: object): Engine {
  const {units} = new SearchEngine({...index, pages: []});
  index.pages.forEach((page, number) => units.push(...unitsOf(page, number, units.length)));
  const mini = new MiniSearch<Unit>({
    idField: 'number',
    fields: FIELDS,
    extractField: (unit, field) => (field === 'number' ? unit.number : fieldText(unit, field as Field)) as string,
    searchOptions: options,
  });
  mini.addAll(units);
  return (query) => mini.search(query).map(({id}) => units[id as number]!);
}

void runMain(() => {
  const engines: Record<string, (index: SearchIndex) => Engine> = {
    'own core': ownCore(),
    'MiniSearch, defaults': (index) => plain(index, {}),
    'MiniSearch, prefix and fuzzy': (index) => plain(index, {prefix: true, fuzzy: 0.2}),
    'MiniSearch as used here': (index) => {
      const engine = new SearchEngine(index);
      return (query) => engine.search(query).ranked.map(({unit}) => unit);
    },
  };
  const rows = LOCALES.flatMap((locale) => {
    const {index, base} = readBuiltIndex(BUILD_DIR, locale);
    return Object.entries(engines).map(([name, create]) => {
      const start = performance.now();
      const search = create(index);
      const built = performance.now() - start;
      const times: number[] = [];
      const sets = SETS.map((set) => {
        const queries = parseQueries(fs.readFileSync(path.join(ROOT, 'tests/search', `${set}${locale}.txt`), 'utf8'));
        return qualityOf(
          queries.map((query) => {
            const asked = performance.now();
            const units = search(query.query).slice(0, LIMIT);
            times.push(performance.now() - asked);
            const addresses = units.map(({page, section}) => page.url + (section.anchor && `#${section.anchor}`));
            return judge(query, addresses, base);
          }),
        );
      });
      const nonsense = sets.reduce((sum, {nonsenseAnswered}) => sum + nonsenseAnswered, 0);
      const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.95)].map((time) => time.toFixed(1));
      return [
        locale,
        name,
        ...sets.map(({ndcg}) => ndcg.toFixed(3)),
        `${nonsense}`,
        built.toFixed(0),
        `${middle} / ${slow}`,
      ];
    });
  });
  console.log(
    table(['', 'engine', 'main', 'held-out', 'short', 'tasks', 'nonsense', 'build, ms', 'query p50 / p95, ms'], rows),
  );
});
