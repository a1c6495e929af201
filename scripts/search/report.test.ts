import assert from 'node:assert/strict';
import {suite, test} from 'node:test';
import {evaluate, parseQueries} from './quality';
import {markdownReport, plainTable, tableOf, type Comparison} from './report';

async function comparison(): Promise<Comparison> {
  const queries = parseQueries('# term\nmap => map\n# typo\nmpa => map\n# nonsense\nxyzzy =>');
  const report = await evaluate(
    queries,
    {search: (query) => (query === 'map' ? ['/map/'] : []), elapsed: () => 0},
    '/',
  );
  const measured = [
    {engine: 'this site', report, bytes: 2048, buildTime: 12.3},
    {engine: 'Pagefind 1.5.2', report, bytes: 1024, allBytes: 10240, buildTime: 4},
  ];
  return {locale: 'en', set: 'main set', queries: queries.length, measured};
}

suite('report of the comparison', () => {
  test('a row holds the overall measures and success@3 by kind', async () => {
    const [heading = [], own = [], pagefind = []] = tableOf(await comparison());
    const cell = (row: readonly string[], name: string) => row[heading.indexOf(name)];
    assert.equal(cell(own, 'success@1 %'), '50');
    assert.equal(cell(own, 'nonsense answered'), '0/1');
    assert.equal(cell(own, 'term (1) @3 %'), '100');
    assert.equal(cell(own, 'typo (1) @3 %'), '0');
    assert.equal(cell(own, 'index kB'), '2');
    assert.equal(cell(pagefind, 'index kB'), '1 of 10');
  });

  test('columns of the terminal are aligned', () => {
    assert.equal(
      plainTable([
        ['engine', 'two words'],
        ['a', '1'],
        ['longer name', '10'],
      ]),
      ['engine         two', '             words', 'a                1', 'longer name     10'].join('\n'),
    );
  });

  test('the page names the date, the machine, the versions and both tables', async () => {
    const page = markdownReport([await comparison()], {date: '2026-11-21', machine: '2 × CPU', pages: 3}, 'npm run x');
    for (const part of [
      '2026-11-21',
      '2 × CPU',
      '`npm run x`',
      '## English, main set (3 queries)',
      '| Pagefind 1.5.2 |',
    ]) {
      assert.ok(page.includes(part), part);
    }
    assert.match(
      page,
      /\| engine \| term \(1\) \| typo \(1\) \|\n\| --- \| ---: \| ---: \|\n\| this site \| 100 \| 0 \|/,
    );
  });
});
