import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {answerFor} from '../../../../scripts/serve';
import {keyOf, localeOf, pathOf, resolve} from './addresses';
import type {ReleaseList, SiteLayout} from './types';

const PAGES = ['', 'docs/a/', 'docs/správa/', 'en/', 'en/docs/a/'];
const FILES = ['search-index.json', 'img/a.800.avif'];
const LIST: ReleaseList = {
  locale: 'cs',
  files: Object.fromEntries([...PAGES, ...FILES].map((key) => [key, [`hash of ${key}`, 1]])),
  alternates: {'img/a.400.avif': 'img/a.800.avif'},
  redirects: {'docs/': 'docs/web-portal/intro/', 'old/': 'docs/a/#heading'},
};
const LAYOUT: SiteLayout = {baseUrl: '/manual/', defaultLocale: 'cs', locales: ['cs', 'en']};

test('a path becomes a key and back, below any base path', () => {
  for (const [path, key] of [
    ['/manual/', ''],
    ['/manual/docs/spr%C3%A1va/', 'docs/správa/'],
    ['/manual/docs/spra%CC%81va/', 'docs/správa/'],
  ] as const) {
    assert.equal(keyOf(path, '/manual/'), key);
  }
  assert.equal(pathOf('docs/správa/', '/manual/'), '/manual/docs/spr%C3%A1va/');
  for (const wrong of ['/', '/other/', '/manual', '/manual/%E0%A4%A', '/manual/a%2Fb', '/manual/a%5Cb']) {
    assert.equal(keyOf(wrong, '/manual/'), undefined, wrong);
  }
});

test('a key belongs to the language that it begins with', () => {
  assert.equal(localeOf('docs/a/', LAYOUT), 'cs');
  assert.equal(localeOf('en/docs/a/', LAYOUT), 'en');
  assert.equal(localeOf('en', LAYOUT), 'en');
  assert.equal(localeOf('english/', LAYOUT), 'cs');
  assert.equal(localeOf('cs/', LAYOUT), 'cs', 'the default language has no folder');
});

test('a picture of another size or format is answered with the saved one, an old address with the new one', () => {
  assert.deepEqual(resolve('img/a.400.avif', LIST), {
    kind: 'file',
    key: 'img/a.800.avif',
    hash: 'hash of img/a.800.avif',
  });
  assert.deepEqual(resolve('old', LIST), {kind: 'redirect', key: 'docs/a/', hash: '#heading'});
  assert.deepEqual(resolve('constructor', LIST), {kind: 'unknown'});
});

test('every spelling of an address is answered as the host answers it', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'addresses-'));
  try {
    const pages = [...PAGES, 'docs/web-portal/intro/'];
    for (const file of [...pages.map((key) => `${key}index.html`), ...FILES]) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      fs.writeFileSync(path.join(dir, file), '');
    }
    const list = {...LIST, files: {...LIST.files, 'docs/web-portal/intro/': ['', 1] as const}};
    for (const address of [
      '',
      'index.html',
      'docs/a/',
      'docs/a',
      'docs/a.html',
      'docs/a/index.html',
      'docs/spr%C3%A1va/',
      'docs/spra%CC%81va',
      'docs',
      'docs/',
      'en',
      'en/',
      'en/index.html',
      'en/docs/a.html',
      'search-index.json',
      'search-index.json/',
      'nothing',
      'docs/a/nothing.html',
      'docs/a//',
      'img/',
    ]) {
      const host = answerFor(`/${address}`, dir);
      const key = keyOf(`/${address}`, '/');
      const own = key === undefined ? undefined : resolve(key, list);
      const expected =
        host.kind === 'file'
          ? `file ${host.file.replace(/(^|\/)index\.html$/, '$1')}`
          : host.kind === 'redirect'
            ? `redirect ${host.location}`
            : 'unknown';
      const found =
        own?.kind === 'file'
          ? `file ${own.key}`
          : own?.kind === 'redirect'
            ? `redirect ${pathOf(own.key, '/')}`
            : 'unknown';
      assert.equal(found, expected, address);
    }
  } finally {
    fs.rmSync(dir, {recursive: true});
  }
});
