import assert from 'node:assert/strict';
import {suite, test} from 'node:test';
import {evaluate, gainOf, ndcgOf, parseQueries, percentile, targetText} from './quality';

suite('labelled queries', () => {
  test('headings give the kind, targets their gain', () => {
    const [first, second] = parseQueries('# term\n\nmap => docs/map#find ~docs/intro\n\n# nonsense\nxyzzy => \n');
    assert.deepEqual(first, {
      kind: 'term',
      query: 'map',
      targets: [
        {page: 'docs/map', anchor: 'find', gain: 3},
        {page: 'docs/intro', anchor: '', gain: 1},
      ],
    });
    assert.deepEqual(second, {kind: 'nonsense', query: 'xyzzy', targets: []});
    assert.deepEqual(first.targets.map(targetText), ['docs/map#find', '~docs/intro']);
  });

  for (const [name, line, message] of [
    ['a line without an arrow', '# term\nmap docs/map', /^Line 2 .*has no "=>": map docs\/map$/],
    ['a line without a query', '# term\n => docs/map', /^Line 2 .*no query/],
    ['a line above the first heading', 'map => docs/map', /^Line 1 .*kind is unknown/],
    ['a query that stands twice', '# term\nmap => docs/map\n# typo\nmap => docs/intro', /^Line 4 .*repeats/],
    ['a query without a target', '# term\nmap =>', /^Line 2 .*has no target/],
    ['nonsense with a target', '# nonsense\nxyzzy => docs/map', /^Line 2 .*nonsense/],
  ] as const) {
    test(`${name} is refused with its number`, () => {
      assert.throws(() => parseQueries(line), {message});
    });
  }
});

suite('gain of an address', () => {
  const targets = [
    {page: 'docs/map', anchor: 'find', gain: 3},
    {page: 'docs/intro', anchor: '', gain: 3},
    {page: 'docs/report', anchor: 'fault', gain: 1},
  ];
  for (const [address, gain] of [
    ['/en/docs/map/#find', 3],
    ['/en/docs/map/', 2],
    ['/en/docs/map/#check', 1],
    ['/en/docs/intro/#parts', 3],
    ['/en/docs/report/#before', 1],
    ['/en/docs/users/', 0],
  ] as const) {
    test(`${address} counts ${gain}`, () => {
      assert.equal(gainOf(address, targets, '/en/'), gain);
    });
  }

  test('an encoded address is the same as a plain one', () => {
    const bod = [{page: 'docs/category/měřící-bod', anchor: '', gain: 3}];
    assert.equal(gainOf(encodeURI('/docs/category/měřící-bod/'), bod, '/'), 3);
  });
});

suite('measures', () => {
  test('nDCG of an order computed by hand', () => {
    const targets = [
      {page: 'a', anchor: '', gain: 3},
      {page: 'b', anchor: '', gain: 1},
    ];
    // A page that is no target, then the related one, then the full one; the second section of "b" adds nothing.
    const found = ['/x/', '/b/#one', '/b/#two', '/a/'];
    const gained = 1 / Math.log2(3) + 7 / Math.log2(4);
    const best = 7 / Math.log2(2) + 1 / Math.log2(3);
    assert.ok(Math.abs(ndcgOf(found, targets, '/') - gained / best) < 1e-12);
    assert.equal(ndcgOf(['/a/', '/b/'], targets, '/'), 1);
    assert.equal(ndcgOf([], targets, '/'), 0);
  });

  test('nDCG looks at ten pages', () => {
    const others = Array.from({length: 10}, (_, number) => `/other-${number}/`);
    assert.equal(ndcgOf([...others, '/a/'], [{page: 'a', anchor: '', gain: 3}], '/'), 0);
  });

  test('percentiles do not depend on the order', () => {
    const values = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10];
    assert.equal(percentile(values, 0.5), 6);
    assert.equal(percentile(values, 0.95), 10);
    assert.equal(percentile([4], 0.95), 4);
    assert.equal(percentile([], 0.5), 0);
  });

  test('evaluation averages over answerable queries and counts answered nonsense apart', async () => {
    const queries = parseQueries('# term\none => a\ntwo => b\nthree => c\n# nonsense\nxyzzy =>\nqwerty =>');
    const answers: Record<string, string[]> = {one: ['/a/'], two: ['/x/', '/y/', '/b/'], three: [], xyzzy: ['/a/']};
    let clock = 0;
    const report = await evaluate(
      queries,
      {
        search: (query) => {
          clock += 5;
          return answers[query] ?? [];
        },
        elapsed: () => clock,
      },
      '/',
    );
    assert.equal(report.count, 3);
    assert.ok(Math.abs(report.success1 - 1 / 3) < 1e-12);
    assert.ok(Math.abs(report.success3 - 2 / 3) < 1e-12);
    assert.ok(Math.abs(report.mrr - (1 + 1 / 3) / 3) < 1e-12);
    assert.deepEqual([report.nonsenseAnswered, report.nonsense], [1, 2]);
    assert.deepEqual([report.p50, report.p95], [5, 5]);
    assert.deepEqual(
      report.failures.map(({query, success3, expected, found}) => [query, success3, expected, found]),
      [
        ['two', true, ['b'], ['/x/', '/y/', '/b/']],
        ['three', false, ['c'], []],
        ['xyzzy', false, [], ['/a/']],
      ],
    );
  });
});
