import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {sourceFiles, withNames} from './pageNames';

test('a page is also known by its label, its address, and its names in the other language', async (t) => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-names-'));
  t.after(() => fs.rmSync(siteDir, {recursive: true}));
  const write = (folder: string, content: string) => {
    fs.mkdirSync(path.join(siteDir, folder, 'users'), {recursive: true});
    fs.writeFileSync(path.join(siteDir, folder, 'users/basics.mdx'), content);
  };
  write('docs', '---\ntitle: Správa uživatelů\nsidebar_label: Uživatelé\n---\n\n## Nový účet {#create}\n');
  write(
    'i18n/en/docusaurus-plugin-content-docs/current',
    '---\ntitle: User management\n---\n\n## Create an account {#create}\n',
  );
  const section = {anchor: 'create', level: 2, heading: 'Nový účet', text: ''};
  const page = {
    url: '/',
    area: '',
    title: 'Správa uživatelů',
    names: ['Lidé'],
    keywords: [],
    tag: '',
    sections: [section],
  };
  const {names, sections} = await withNames(page, {
    route: 'docs/users/basics/',
    source: 'docs/users/basics.mdx',
    siteDir,
  });
  assert.deepEqual(names, ['Lidé', 'Uživatelé', 'users', 'User management']);
  assert.deepEqual(sections, [{...section, also: 'Create an account'}]);
});

test('sources of pages are found in nested routes', () => {
  const child = {path: '/a/', component: '', metadata: {sourceFilePath: 'docs/a.mdx'}};
  assert.deepEqual([...sourceFiles([{path: '/', component: '', routes: [child]}])], [['/a/', 'docs/a.mdx']]);
});
