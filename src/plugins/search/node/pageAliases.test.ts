import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished, test} from 'vitest';
import {withAliases} from './pageAliases';

test('a page is also known by its label, its address, and its names in the other language; only its own search words count', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-aliases-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  const write = (folder: string, content: string) => {
    fs.mkdirSync(path.join(siteDir, folder, 'users'), {recursive: true});
    fs.writeFileSync(path.join(siteDir, folder, 'users/basics.mdx'), content);
  };
  write('docs', '---\ntitle: Správa uživatelů\nsidebar_label: Uživatelé\nsearch_words:\n  create: [nováček]\n---\n');
  write(
    'i18n/en/docusaurus-plugin-content-docs/current',
    '---\ntitle: User management\nsearch_words:\n  create: [newcomer]\n---\n\n## Create an account {#create}\n',
  );
  const top = {anchor: '', level: 1, heading: 'Správa uživatelů', text: ''};
  const section = {anchor: 'create', level: 2, heading: 'Nový účet', text: ''};
  const page = {
    url: '/',
    area: '',
    aliases: [],
    keywords: [],
    tag: '',
    sections: [top, section],
  };
  const place = {route: 'docs/users/basics/', source: 'docs/users/basics.mdx', siteDir};
  const {aliases, sections} = await withAliases(page, place);
  assert.deepEqual(aliases, ['Uživatelé', 'users', 'users basics', 'User management']);
  assert.deepEqual(sections[1], {...section, translatedHeading: 'Create an account', searchWords: ['nováček']});
});
