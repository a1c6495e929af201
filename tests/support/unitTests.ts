/** Runs test files in one process, each as its own suite: starting Node for every file takes longer than the tests. */
import path from 'node:path';
import {describe} from 'node:test';

for (const file of process.argv.slice(2)) {
  describe(file, () => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the tests of an import would belong to no suite
    require(path.resolve(file));
  });
}
