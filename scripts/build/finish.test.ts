import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {outDirOf} from '../build';
import {finishBuild, type FinishedBuild} from './finish';

const BUILD: FinishedBuild = {dir: '/tmp/nowhere', baseUrl: '/'};

test('the steps run in their order and each says what it made', async () => {
  const order: string[] = [];
  const lines: string[] = [];
  const step = (title: string) => ({
    title,
    run: async (build: FinishedBuild) => {
      assert.equal(build, BUILD);
      order.push(title);
      return Promise.resolve(`${title} made`);
    },
  });
  await finishBuild(BUILD, (line) => lines.push(line), [step('First'), step('Second')]);
  assert.deepEqual(order, ['First', 'Second']);
  assert.match(lines[0] ?? '', /^First: First made \(\d/);
});

test('a failing step stops the build and is named', async () => {
  const steps = [
    {title: 'Headers', run: () => Promise.reject(new Error('no page'))},
    {title: 'Never', run: () => Promise.reject(new Error('ran'))},
  ];
  await assert.rejects(
    finishBuild(BUILD, () => undefined, steps),
    {message: 'Headers: no page'},
  );
});

test('the folder of the build is the one that the options name', () => {
  const root = path.resolve(__dirname, '../..');
  assert.equal(outDirOf(['--locale', 'cs']), path.join(root, 'build'));
  assert.equal(outDirOf(['--out-dir', '/tmp/a']), '/tmp/a');
  assert.equal(outDirOf(['--out-dir=/tmp/a', '--locale', 'cs']), '/tmp/a');
  assert.throws(() => outDirOf(['--out-dir']), /needs the name of a folder/);
});
