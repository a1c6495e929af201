import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'vitest';
import {commitTimes} from './lastUpdate';

test('the last commit of each document counts, in both languages and with letters beyond ASCII', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'commits-'));
  const git = (time: number, ...args: string[]) => {
    const env = {...process.env, GIT_COMMITTER_DATE: `${time} +0000`};
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: site,
      env,
      stdio: 'pipe',
    });
  };
  const commit = (time: number, ...files: string[]) => {
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
      fs.appendFileSync(path.join(site, file), `${time}\n`);
    }
    git(time, 'add', '.');
    git(time, 'commit', '--quiet', '--no-verify', '--message', 'x');
  };
  assert.equal(commitTimes(site).size, 0);
  git(0, 'init', '--quiet');
  const english = 'i18n/en/docusaurus-plugin-content-docs/current/a.mdx';
  commit(1_700_000_000, 'docs/a.mdx', 'docs/můstek.mdx', english);
  commit(1_700_000_500, 'docs/a.mdx', 'src/b.ts');
  assert.deepEqual(Object.fromEntries(commitTimes(site)), {
    'docs/a.mdx': 1_700_000_500_000,
    'docs/můstek.mdx': 1_700_000_000_000,
    [english]: 1_700_000_000_000,
  });
  fs.rmSync(site, {recursive: true});
});
