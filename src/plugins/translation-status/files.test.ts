import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {missingTranslations} from './files';

const LABELS = [
  'code.json',
  'docusaurus-theme-classic/navbar.json',
  'docusaurus-theme-classic/footer.json',
  'docusaurus-plugin-content-docs/current.json',
  'docusaurus-plugin-content-blog/options.json',
  'docusaurus-plugin-content-blog/authors.yml',
  'docusaurus-plugin-content-blog/tags.yml',
].map((file) => `i18n/en/${file}`);

let site = '';

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'translations-'));
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

function write(...files: readonly string[]): void {
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    fs.writeFileSync(path.join(site, file), '');
  }
}

const missing = () => missingTranslations(site).sort();

test('nothing is missing when every Czech text has its counterpart', () => {
  write(
    ...LABELS,
    'docs/web-portal/map.mdx',
    'i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx',
    'blog/2026-01-01-post/index.md',
    'i18n/en/docusaurus-plugin-content-blog/2026-01-01-post/index.md',
    'src/pages/about.mdx',
    'i18n/en/docusaurus-plugin-content-pages/about.mdx',
  );
  assert.deepEqual(missing(), []);
});

test('each missing text of docs, blog and pages is named by its path from the site folder', () => {
  write(...LABELS, 'docs/web-portal/map.mdx', 'blog/2026-01-01-post/index.md', 'src/pages/about.mdx');
  assert.deepEqual(missing(), [
    'i18n/en/docusaurus-plugin-content-blog/2026-01-01-post/index.md',
    'i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx',
    'i18n/en/docusaurus-plugin-content-pages/about.mdx',
  ]);
});

test('every label file is required, one by one', () => {
  assert.deepEqual(missing(), LABELS.sort());
  for (const label of LABELS) {
    write(...LABELS);
    fs.rmSync(path.join(site, label));
    assert.deepEqual(missing(), [path.normalize(label)]);
  }
});

test('parts, components and readmes are not pages', () => {
  write(...LABELS, 'docs/_part.mdx', 'docs/data.json', 'src/pages/index.tsx', 'src/pages/README.md');
  assert.deepEqual(missing(), []);
});
