/** Runs `npm run new` in a copy of the project, and the checks of the texts after it. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {copySite, git} from '../support/siteCopy';

const TITLES = ['--title-cs', 'Výstrahy', '--title-en', 'Alerts'];

let copy = '';

before(() => {
  copy = copySite('new');
});

after(() => {
  fs.rmSync(copy, {recursive: true, force: true});
});

/** Runs a script of the copy. @returns its exit status before what it prints, errors included */
function run(script: string, ...args: string[]): string {
  const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd: copy, encoding: 'utf8'});
  return `${status} ${stdout}${stderr}`;
}

test('wrong arguments are explained and create nothing', () => {
  assert.match(run('new', 'page', 'alerts', ...TITLES), /^1 .*write doc or post[^]*For example/);
  assert.match(run('new', 'doc', 'web-portal/map', ...TITLES), /^1 .*docs\/web-portal\/map\.mdx exists already/);
  assert.match(run('new', 'doc', 'web-portal/Výstrahy', ...TITLES), /^1 .*cannot be an address/);
  assert.match(run('new', 'doc', 'web-portal/alerts'), /^1 .*--title-cs is missing[^]*For example/);
  assert.equal(git(copy, 'status', '--porcelain'), '');
});

test('a page and a post are drafts in both languages that pass the checks', () => {
  assert.match(run('new', 'doc', 'web-portal/alerts', ...TITLES), /^0 created docs\/web-portal\/alerts\.mdx/);
  assert.match(run('new', 'post', 'cable-routing', ...TITLES, '--tags', 'wiring'), /^0 created blog\/.*-cable-routing/);
  const english = path.join(copy, 'i18n/en/docusaurus-plugin-content-docs/current/web-portal/alerts.mdx');
  assert.match(fs.readFileSync(english, 'utf8'), /^title: "Alerts"[^]*^draft: true$/m);
  assert.match(run('check-content', 'docs/web-portal/alerts.mdx'), /^0 /);
});
