import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {suite, test} from 'node:test';
import {LOCALES} from '../../src/config/locales';
import {NONSENSE, parseQueries} from './quality';
import {knownTargets, targetProblem} from './targets';

const ROOT = path.resolve(__dirname, '../..');

const read = (file: string) => parseQueries(fs.readFileSync(path.join(ROOT, 'tests/search', file), 'utf8'));

const HELD_OUT_KINDS = [
  'term',
  'inflected',
  'unaccented',
  'typo',
  'prefix',
  'question',
  'identifier',
  'synonym',
  'cross-language',
  NONSENSE,
];

for (const locale of LOCALES) {
  suite(`labelled queries, ${locale}`, () => {
    const known = knownTargets(ROOT, locale);

    for (const file of [`${locale}.txt`, `held-out.${locale}.txt`]) {
      test(`every target in ${file} exists`, () => {
        const problems = read(file).flatMap(({query, targets}) =>
          targets.flatMap((target) => targetProblem(target, known) ?? []).map((problem) => `"${query}": ${problem}`),
        );
        assert.deepEqual(problems, []);
      });
    }

    test('a held-out query is not in the main set, and every kind has at least four', () => {
      const main = new Set(read(`${locale}.txt`).map(({query}) => query));
      const heldOut = read(`held-out.${locale}.txt`);
      assert.deepEqual(
        heldOut.filter(({query}) => main.has(query)).map(({query}) => query),
        [],
      );
      assert.equal(heldOut.length, 40);
      for (const kind of HELD_OUT_KINDS) {
        assert.ok(heldOut.filter((query) => query.kind === kind).length >= 4, kind);
      }
    });
  });
}

suite('known targets', () => {
  const known = knownTargets(ROOT, 'en');

  for (const [what, page, anchor] of [
    ['a document', 'docs/web-portal/map', 'find'],
    ['a post by its address', 'blog/rs485-wiring-mistakes', 'termination'],
    ['a listing page', 'docs/category/měřící-bod', ''],
    ['a row of a table', 'docs/hardware/laser/modbus', 'reg-4'],
    ['a term of the glossary', 'glossary', 'damping'],
  ] as const) {
    test(`${what} is known`, () => {
      assert.equal(targetProblem({page, anchor, gain: 3}, known), undefined);
    });
  }

  test('a wrong page and a wrong anchor are named', () => {
    assert.match(targetProblem({page: 'docs/nowhere', anchor: '', gain: 3}, known) ?? '', /docs\/nowhere/);
    assert.match(targetProblem({page: 'docs/web-portal/map', anchor: 'none', gain: 3}, known) ?? '', /#none/);
  });
});
