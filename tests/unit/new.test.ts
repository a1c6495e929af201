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

const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8');

/** Runs a script of the copy. @returns its exit status and what it prints, errors included */
function run(script: string, ...args: string[]): {output: string; status: number | null} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return {output: stdout + stderr, status};
}

test('wrong arguments are explained and create nothing', () => {
  const refused = [
    [['page', 'alerts', ...TITLES], /"page" cannot be added; write doc or post[^]*For example/],
    [['doc', 'web-portal/map', ...TITLES], /docs\/web-portal\/map\.mdx exists already/],
    [['doc', 'web-portal/Výstrahy', ...TITLES], /cannot be an address/],
    [['doc', 'web-portal/alerts'], /--title-cs is missing[^]*For example/],
  ] as const;
  for (const [args, message] of refused) {
    const {output, status} = run('new', ...args);
    assert.match(output, message);
    assert.equal(status, 1);
  }
  assert.equal(git(copy, 'status', '--porcelain'), '');
});

test('a page and a post are drafts in both languages that pass the checks', () => {
  const created = [
    run('new', 'doc', 'web-portal/alerts', ...TITLES),
    run('new', 'post', 'cable-routing', ...TITLES, '--tags', 'wiring', '--date', '2026-11-30'),
  ];
  const printed = created.map(({output}) => output).join('\n');
  assert.deepEqual(
    created.map(({status}) => status),
    [0, 0],
    printed,
  );
  assert.match(read('docs/web-portal/alerts.mdx'), /^title: "Výstrahy"[^]*^draft: true$/m);
  assert.match(read('i18n/en/docusaurus-plugin-content-docs/current/web-portal/alerts.mdx'), /^title: "Alerts"$/m);
  assert.match(read('blog/2026-11-30-cable-routing/index.mdx'), /^slug: cable-routing[^]*^date: 2026-11-30T/m);
  const checked = run('check-content');
  assert.equal(checked.status, 0, checked.output);
});
