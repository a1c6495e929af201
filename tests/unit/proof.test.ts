import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {ROOT} from '../support/sites';

const TESTS = path.join(ROOT, 'tests');
const SECTIONS = ['2', '3', '4', '5', '8', '9'];

interface Row {
  section: string;
  statement: string;
  proofs: {file: string; title: string}[];
}

/** Rows of the tables below "What proves the specification". */
function readRows(): Row[] {
  const readme = fs.readFileSync(path.join(TESTS, 'README.md'), 'utf8');
  const [, part = ''] = readme.split('\n## What proves the specification\n');
  return part
    .split('\n## ', 1)
    .join()
    .split('\n### ')
    .slice(1)
    .flatMap((chapter) =>
      chapter
        .split('\n')
        .filter((line) => line.startsWith('|'))
        // The head and the rule below it.
        .slice(2)
        .map((line) => {
          const [, statement = '', cell = ''] = line.split(/(?<!\\)\|/).map((text) => text.trim());
          const proofs = [...cell.matchAll(/`([^`]+)`: ([^;]+)/g)].flatMap(([, file = '', titles = '']) =>
            [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({file, title})),
          );
          return {section: chapter.slice(0, 1), statement, proofs};
        }),
    );
}

const rows = readRows();

test('the table has every section, and no row without a test', () => {
  assert.deepEqual([...new Set(rows.map(({section}) => section))], SECTIONS);
  assert.ok(rows.length > 80, `${rows.length} rows`);
  assert.deepEqual(
    rows.filter(({proofs}) => proofs.length === 0).map(({statement}) => statement),
    [],
  );
});

test('every test that the table names is there under this title', () => {
  const gone = rows.flatMap(({statement, proofs}) =>
    proofs
      .filter(({file, title}) => {
        const absolute = path.join(TESTS, file);
        return !fs.existsSync(absolute) || !fs.readFileSync(absolute, 'utf8').replaceAll("\\'", "'").includes(title);
      })
      .map(({file, title}) => `${statement}: ${file} has no “${title}”. Name the test as it is called now.`),
  );
  assert.deepEqual(gone, []);
});
