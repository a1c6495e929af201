/** Runs each writers' command of CONTRIBUTING.md in a copy of the project, and the quick checks after each. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import prettier from 'prettier';
import {translationStatus} from '../../src/lib/translations/status';
import {copySite, git} from '../support/siteCopy';
import {ROOT} from '../support/sites';

const ENGLISH = 'i18n/en/docusaurus-plugin-content-docs/current';

const TITLES = ['--title-cs', 'Výstrahy', '--title-en', 'Alerts'];

const DESCRIPTIONS = [
  ...['--description-cs', 'Meze měřených hodnot a zprávy, které systém posílá, když je hodnota překročí.'],
  ...['--description-en', 'Limits of measured values, and the messages that the system sends beyond them.'],
];

let copy = '';

before(() => {
  copy = copySite('writers-road');
});

after(() => {
  fs.rmSync(copy, {recursive: true, force: true});
});

const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8');

const exists = (file: string) => fs.existsSync(path.join(copy, file));

/** Runs a script of the copy. @returns what it prints, errors included */
function run(script: string, ...args: string[]): {output: string; ok: boolean} {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return {output: stdout + stderr, ok: status === 0};
}

function succeed(script: string, ...args: string[]): string {
  const {output, ok} = run(script, ...args);
  assert.ok(ok, `${script} ${args.join(' ')}:\n${output}`);
  return output;
}

/** Checks texts, translations, and formatting. */
async function checkQuickly(): Promise<void> {
  succeed('check-content');
  const states = translationStatus(copy).filter(({state}) => state !== 'current' && state !== 'stale');
  assert.deepEqual(states, []);
  for (const filepath of ['sidebars.ts', 'src/config/redirects.ts', `${ENGLISH}.json`]) {
    const options = await prettier.resolveConfig(path.join(ROOT, filepath));
    assert.ok(await prettier.check(read(filepath), {...options, filepath}), filepath);
  }
}

test('a new page is a draft in both languages, at its place in the sidebar', async () => {
  succeed('new', 'doc', 'web-portal/alerts', '--after', 'web-portal/dashboard', ...TITLES);
  assert.match(
    read('docs/web-portal/alerts.mdx'),
    /^title: "Výstrahy"[^]*^draft: true$[^]*\(\/web-portal\/dashboard\.mdx\)/m,
  );
  assert.match(read(`${ENGLISH}/web-portal/alerts.mdx`), /^title: "Alerts"$/m);
  assert.match(read('sidebars.ts'), /'web-portal\/dashboard',\s+'web-portal\/alerts',/);
  await checkQuickly();
});

test('a new category wraps its first page and has English labels', async () => {
  succeed('new', 'category', 'alerts', '--page', 'web-portal/alerts', ...TITLES, ...DESCRIPTIONS);
  assert.match(read('sidebars.ts'), /category\(\s*'alerts',\s*'Výstrahy',[^)]*\[\s*'web-portal\/alerts',?\s*\]/);
  assert.match(read(`${ENGLISH}.json`), /category\.Výstrahy": \{\s*"message": "Alerts"/);
  await checkQuickly();
});

test('a new post is a draft in both languages', async () => {
  succeed('new', 'post', 'cable-routing', ...TITLES, '--tags', 'wiring', '--date', '2026-11-30');
  assert.match(read('blog/2026-11-30-cable-routing/index.mdx'), /^slug: cable-routing[^]*^date: 2026-11-30T/m);
  await checkQuickly();
});

test('moving a page updates its links, labels and translation, and redirects its old address', async () => {
  const id = 'web-portal/dashboard';
  const linked = git(copy, 'grep', '--name-only', `/${id}.mdx`, '--', 'docs', 'i18n').split('\n').filter(Boolean);
  assert.ok(linked.length > 0);
  succeed('move', id, 'mobile-app/panel', '--after', 'mobile-app/intro');
  assert.ok(exists('docs/mobile-app/panel.mdx') && exists(`${ENGLISH}/mobile-app/panel.mdx`));
  assert.ok(!exists(`docs/${id}.mdx`) && !exists(`${ENGLISH}/${id}.mdx`));
  for (const file of linked.filter(exists)) {
    assert.ok(!read(file).includes(`/${id}.mdx`) && read(file).includes('/mobile-app/panel.mdx'), file);
  }
  assert.match(read('sidebars.ts'), /'mobile-app\/intro',\s+'mobile-app\/panel',/);
  const words = read('src/data/readerWords.ts');
  assert.ok(words.includes("'docs/mobile-app/panel#") && !words.includes("'docs/web-portal/dashboard#"));
  assert.match(
    read('src/config/redirects.ts'),
    /from: '\/docs\/web-portal\/dashboard', to: '\/docs\/mobile-app\/panel'/,
  );
  await checkQuickly();
});

test('a moved post keeps its date', () => {
  succeed('move', 'blog/cable-routing', 'blog/cables');
  assert.match(read('i18n/en/docusaurus-plugin-content-blog/2026-11-30-cables/index.mdx'), /^slug: cables$/m);
});

test('a linked page is not removed; wrong commands are explained and change nothing', () => {
  const before = git(copy, 'status', '--porcelain');
  const refused = [
    [run('remove', 'mobile-app/panel', '--no-redirect'), /These files link to \/docs\/mobile-app\/panel:\n {2}docs\//],
    [run('remove', 'web-portal/intro', '--no-redirect'), /web-portal\/intro is the main document/],
    [run('new', 'doc', 'web-portal/map', '--in', 'data', ...TITLES), /\/docs\/web-portal\/map is taken/],
    [run('new', 'doc', 'web-portal/x', '--in', 'data'), /--title-cs is missing[^]*For example/],
  ] as const;
  for (const [{output, ok}, message] of refused) {
    assert.match(output, message);
    assert.ok(!ok);
  }
  succeed('new', 'doc', 'web-portal/x', '--in', 'data', ...TITLES, '--dry-run');
  assert.equal(git(copy, 'status', '--porcelain'), before);
});

test('removing the last page of a category removes the category, and its addresses redirect', async () => {
  succeed('remove', 'web-portal/alerts', '--redirect-to', 'web-portal/map');
  assert.ok(!exists('docs/web-portal/alerts.mdx') && !exists(`${ENGLISH}/web-portal/alerts.mdx`));
  assert.ok(!read('sidebars.ts').includes('alerts') && !read(`${ENGLISH}.json`).includes('Výstrahy'));
  assert.match(read('src/config/redirects.ts'), /\{from: '\/docs\/category\/alerts', to: '\/docs\/web-portal\/map'\}/);
  await checkQuickly();
});

test('the resulting project passes the type check', () => {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '--noEmit', '--skipLibCheck', '--strict', 'sidebars.ts', 'src/config/redirects.ts'];
  const {status, stdout} = spawnSync(process.execPath, args, {cwd: copy, encoding: 'utf8'});
  assert.equal(status, 0, stdout);
});
