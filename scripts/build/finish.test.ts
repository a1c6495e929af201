import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'node:test';
import {takeOutDir} from '../build';
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
  assert.deepEqual(takeOutDir(['--locale', 'cs']), {dir: path.join(root, 'build'), others: ['--locale', 'cs']});
  assert.deepEqual(takeOutDir(['--out-dir', '/tmp/a', '--no-minify']), {dir: '/tmp/a', others: ['--no-minify']});
  assert.deepEqual(takeOutDir(['--out-dir=/tmp/a=b', '--locale', 'cs']), {dir: '/tmp/a=b', others: ['--locale', 'cs']});
  assert.throws(() => takeOutDir(['--out-dir']), /needs the name of a folder/);
});
