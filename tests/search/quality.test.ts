import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '../../src/config/locales';
import {parsePage} from '../../src/plugins/site-output/page';
import {BUILD_DIR} from '../support/sites';
import {embeddedSearch, readBuiltIndex} from './embeddedEngine';
import {judge, parseQueries, qualityOf} from './quality';

/** Least quality in either language, with room for edits of the texts; a change of the ranking may raise these only. */
const FLOORS = {
  '': {ndcg: 0.94, success1: 0.9, success3: 0.97},
  'second.': {ndcg: 0.887, success1: 0.865, success3: 0.955},
  'short.': {ndcg: 0.933, success1: 0.9, success3: 0.96},
  'tasks.': {ndcg: 0.78, success1: 0.7, success3: 0.88},
};

const idsByFile = new Map<string, ReadonlySet<string>>();

/** Whether the build has the page, and an element with the id on it. */
function exists({locale, page, anchor}: {locale: Locale; page: string; anchor: string}): boolean {
  const file = path.join(BUILD_DIR, locale === DEFAULT_LOCALE ? '' : locale, page, 'index.html');
  if (!fs.existsSync(file)) {
    return false;
  }
  if (!idsByFile.has(file)) {
    idsByFile.set(file, parsePage(fs.readFileSync(file, 'utf8')).ids);
  }
  return !anchor || idsByFile.get(file)?.has(anchor) === true;
}

for (const locale of LOCALES) {
  const {index, base} = readBuiltIndex(BUILD_DIR, locale);
  const search = embeddedSearch(index);
  for (const [set, floor] of Object.entries(FLOORS)) {
    test(`the search answers the queries of ${set}${locale}.txt as well as it did`, () => {
      const queries = parseQueries(fs.readFileSync(path.join(__dirname, `${set}${locale}.txt`), 'utf8'));
      const labels = queries.flatMap(({targets}) => targets.map(({page, anchor}) => ({locale, page, anchor})));
      assert.deepEqual(
        labels.filter((label) => !exists(label)),
        [],
      );
      const {nonsenseAnswered, ...quality} = qualityOf(queries.map((query) => judge(query, search(query.query), base)));
      for (const measure of ['ndcg', 'success1', 'success3'] as const) {
        assert.ok(quality[measure] >= floor[measure], `${measure} is ${quality[measure]}`);
      }
      assert.equal(nonsenseAnswered, 0);
    });
  }
}
