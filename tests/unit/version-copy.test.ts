import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {promisify} from 'node:util';
import {load, type CheerioAPI} from 'cheerio';
import {copySite} from '../support/siteCopy';
import {ROOT} from '../support/sites';

const run = promisify(execFile);

/** Every kind of content that a version holds: links, a table of reference data, a diagram, pictures. */
const PAGES = ['web-portal/map', 'hardware/geosnake/modbus', 'web-portal/users/roles'];

const LANGUAGES = [
  {prefix: '', banner: /ve verzi 1\.0, která se už neudržuje/, label: 'Aktuální'},
  {prefix: 'en/', banner: /1\.0, which is no longer actively maintained/, label: 'Latest'},
] as const;

let copy = '';

/** A program of the copy, run by Node. */
const node = (...args: string[]) =>
  run(process.execPath, args, {
    cwd: copy,
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NO_UPDATE_NOTIFIER: '1'},
    maxBuffer: 16 * 1024 * 1024,
  });

before(async () => {
  copy = copySite('version');
  // Whatever is being translated at the moment.
  await node('--import', 'tsx', 'scripts/i18n-accept.ts', '--all', '--minor');
  await node('--import', 'tsx', 'scripts/version.ts', '1.0', '--yes');
  await node(path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', '--no-minify');
});

after(() => {
  fs.rmSync(copy, {recursive: true, force: true});
});

const page = (address: string): CheerioAPI =>
  load(fs.readFileSync(path.join(copy, 'build', address, 'index.html'), 'utf8'));

const hrefs = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

test('the checks of the texts and of the translations are content with a version', async () => {
  await node('--import', 'tsx', 'scripts/check-content.ts');
  await node('--import', 'tsx', 'scripts/i18n-status.ts', '--check');
});

for (const {prefix, banner, label} of LANGUAGES) {
  const docs = `/${prefix}docs/`;

  test(`${docs}1.0/ is the old version under a banner, and the present one keeps its addresses`, () => {
    for (const id of PAGES) {
      const old = page(`${prefix}docs/1.0/${id}`);
      const present = page(`${prefix}docs/${id}`);
      assert.match(old('.theme-doc-version-banner').text(), banner, id);
      assert.equal(hrefs(old, '.theme-doc-version-banner a')[0], `${docs}${id}/`);
      assert.equal(present('.theme-doc-version-banner').length, 0, id);
      assert.equal(old('[data-translation-notice]').length, 0, id);
      for (const part of ['h2', 'figure', 'svg', 'img', 'tbody tr', 'a[href*="glossary/#"]']) {
        assert.equal(old(`article ${part}`).length, present(`article ${part}`).length, `${id}: ${part}`);
      }
    }
  });

  test(`links and sidebars of ${docs}1.0/ stay in the version`, () => {
    for (const id of PAGES) {
      const $ = page(`${prefix}docs/1.0/${id}`);
      const links = hrefs($, 'article .markdown a, .theme-doc-sidebar-menu a, .pagination-nav a');
      const inDocs = links.filter((href) => href.startsWith(docs));
      assert.ok(inDocs.length > 5, id);
      assert.deepEqual(
        inDocs.filter((href) => !href.startsWith(`${docs}1.0/`)),
        [],
        id,
      );
    }
  });

  test(`readers of ${docs} choose a version, and search finds within the one they read`, () => {
    const versions = page(`${prefix}docs/web-portal/map`)('nav.navbar a').filter(
      (_, link) => load(link).text().trim() === '1.0',
    );
    assert.equal(versions.attr('href'), `${docs}1.0/web-portal/map/`);
    assert.ok(page(`${prefix}docs/1.0/web-portal/map`)('nav.navbar').text().includes(label));
    for (const [address, tag] of [
      ['docs/1.0/web-portal/map', 'docs-default-1.0'],
      ['docs/web-portal/map', 'docs-default-current'],
    ] as const) {
      assert.equal(page(`${prefix}${address}`)('meta[name="docsearch:docusaurus_tag"]').attr('content'), tag);
    }
  });
}
