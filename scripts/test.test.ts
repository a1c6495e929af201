import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {
  closingLine,
  nodeTestCounts,
  playwrightCounts,
  runSteps,
  selectSteps,
  stepCounts,
  summary,
  unitTestFiles,
} from './test';

test("the summary of Node's test runner is read in both of its forms, the last one counts", () => {
  assert.deepEqual(nodeTestCounts('✔ a (1ms)\nℹ tests 3\nℹ pass 2\nℹ fail 1\nℹ cancelled 0\n'), {
    passed: 2,
    failed: 1,
  });
  assert.deepEqual(nodeTestCounts('# pass 1\n# fail 0\n# pass 12\n# fail 0\n# cancelled 2\n'), {passed: 12, failed: 2});
  assert.equal(nodeTestCounts('Error: Cannot find module'), undefined);
});

test("the summary of Playwright's reporters is read", () => {
  assert.deepEqual(playwrightCounts('Running 9 tests\n  ✓ 3 passed tests are not a summary\n  9 passed (3.4s)\n'), {
    passed: 9,
    failed: 0,
  });
  assert.deepEqual(
    playwrightCounts(
      '  2 failed\n    [a] › b.spec.ts:1:1 › c\n  1 flaky\n  4 skipped\n  3 did not run\n  10 passed (1.2m)\n',
    ),
    {passed: 11, failed: 5},
  );
  assert.equal(playwrightCounts('Error: No tests found'), undefined);
});

test('a step without counts is one, and a failed step never counts as nothing failed', () => {
  assert.deepEqual(stepCounts(true, undefined), {passed: 1, failed: 0});
  assert.deepEqual(stepCounts(false, undefined), {passed: 0, failed: 1});
  assert.deepEqual(stepCounts(false, {passed: 4, failed: 0}), {passed: 4, failed: 1});
  assert.deepEqual(stepCounts(false, {passed: 4, failed: 2}), {passed: 4, failed: 2});
});

test('the closing line sums all steps', () => {
  assert.equal(
    closingLine([
      {passed: 1, failed: 0},
      {passed: 12, failed: 2},
    ]),
    '13 passed, 2 failed',
  );
});

const STEPS = [{name: 'format'}, {name: 'unit'}, {name: 'build'}];

test('--only chooses steps in their own order and refuses unknown names', () => {
  assert.deepEqual(selectSteps(STEPS, undefined), STEPS);
  assert.deepEqual(selectSteps(STEPS, 'build, format'), [{name: 'format'}, {name: 'build'}]);
  assert.throws(() => selectSteps(STEPS, 'unit,units'), /no step "units"\. Steps: format, unit, build/);
});

test('the summary names every step, also those that did not run', () => {
  const steps = [
    {name: 'unit', title: 'Unit tests'},
    {name: 'build', title: 'Build'},
  ];
  const text = summary(steps, [{step: {name: 'unit', title: ''}, seconds: 1.25, ok: false, passed: 3, failed: 1}]);
  assert.match(text, /✗ {2}Unit tests +1\.\d s {2}3 passed, 1 failed\n {2}- {2}Build {7}not run$/);
});

/** Runs steps named like "a", cheap unless in capitals, failing when they hold "!"; reports what ran beside what. */
async function trace(names: readonly string[], {keepGoing = false, atOnce = 2} = {}) {
  let running = 0;
  let most = 0;
  const finished: string[] = [];
  const results = await runSteps(
    names.map((name) => ({name, cheap: name === name.toLowerCase()})),
    async ({name, cheap}) => {
      running += 1;
      most = Math.max(most, running);
      assert.ok(cheap || running === 1, `${name} ran beside another step`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      finished.push(name);
      return {name, ok: !name.includes('!')};
    },
    {keepGoing, atOnce},
  );
  return {most, finished, results: results.map(({name}) => name)};
}

test('cheap steps run side by side up to the limit, the others alone, results keep the order', async () => {
  const {most, results} = await trace(['a', 'b', 'c', 'D', 'E', 'f']);
  assert.equal(most, 2);
  assert.deepEqual(results, ['a', 'b', 'c', 'D', 'E', 'f']);
});

test('after a failure nothing new starts, unless told to keep going', async () => {
  assert.deepEqual((await trace(['a!', 'b', 'c', 'D'])).finished, ['a!', 'b']);
  assert.deepEqual((await trace(['a', 'B!', 'C'])).results, ['a', 'B!']);
  assert.deepEqual((await trace(['a!', 'b', 'c', 'D!', 'E'], {keepGoing: true})).results, ['a!', 'b', 'c', 'D!', 'E']);
});

test('unit tests are found in the folders of the site, browser tests and other files are not', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'unit-'));
  try {
    for (const file of [
      'src/a/b.test.ts',
      'src/a/b.ts',
      'tests/unit/c.test.ts',
      'tests/d.spec.ts',
      'tests/e.test.ts',
    ]) {
      fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      fs.writeFileSync(path.join(root, file), '');
    }
    assert.deepEqual(unitTestFiles(root), [path.join('src/a/b.test.ts'), path.join('tests/unit/c.test.ts')]);
  } finally {
    fs.rmSync(root, {recursive: true});
  }
});
