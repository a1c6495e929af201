import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import type {SiteLayout} from '../shared/types';
import {isSaved, languageRelease, redirectTarget} from './list';
import {chosenPicture, pictureElements, pictureGroups} from './pictures';

const LAYOUT: SiteLayout = {baseUrl: '/manual/', defaultLocale: 'cs', locales: ['cs', 'en']};
const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

const BUILD: Readonly<Record<string, string>> = {
  'index.html': page(
    '<img class=light src=/manual/img/a.light.800.avif srcset="/manual/img/a.light.800.avif 800w, /manual/img/a.light.1600.avif 1600w" alt="x > y">' +
      '<img src="/manual/img/a.dark.800.avif"><img src="data:image/svg+xml,%3Csvg/%3E"><img src="https://elsewhere.test/b.png">',
    '<link rel="icon" href="/manual/img/favicon.svg">',
  ),
  'docs/správa/index.html': page('<p>Text</p>'),
  'docs/index.html': page('', '<meta data-rh=true http-equiv=refresh content="0; url=/manual/docs/spr%C3%A1va/#a"/>'),
  '404.html': page(''),
  'assets/css/styles.css': '.a{background:url(/manual/img/ground.png)}',
  'assets/js/main.js': 'code',
  'assets/js/main.js.map': '{}',
  'search-index.json': '{"index":"assets/search/cs.json"}',
  'downloads/registers.csv': 'a;b',
  'downloads/manual.pdf': 'PDF',
  'img/a.light.800.avif': 'small',
  'img/a.light.1600.avif': 'large',
  'img/a.dark.800.avif': 'dark',
  'img/favicon.svg': '<svg/>',
  'img/ground.png': 'ground',
  'img/unused.png': 'unused',
  'img/social/card.png': 'card',
  'blog/rss.xml': '<rss/>',
  'blog/feed.json': '{}',
  'docs/správa.md': '# Text',
  'sitemap.xml': '<urlset/>',
  'sw.js': 'worker',
  'offline.json': '{}',
  'assets/offline/cs.old.json': '{}',
  'index.html.br': 'packed',
  CNAME: 'docs.example.com',
  _headers: '/*',
  '.nojekyll': '',
  'en/index.html': page('<img src="/manual/en/img/a.light.800.avif">'),
  'en/img/a.light.800.avif': 'small',
  'en/404.html': page(''),
};

function withBuild<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-list-'));
  for (const [file, content] of Object.entries(BUILD)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  return work(dir).finally(() => fs.rmSync(dir, {recursive: true}));
}

test('a language has its pages, code, index and the pictures that are shown, one size of each', () =>
  withBuild(async (dir) => {
    const {list, offer, text} = await languageRelease('cs', dir, LAYOUT);
    assert.deepEqual(Object.keys(list.files), [
      '',
      'assets/css/styles.css',
      'assets/js/main.js',
      'docs/správa/',
      'downloads/registers.csv',
      'img/a.dark.800.avif',
      'img/a.light.1600.avif',
      'img/favicon.svg',
      'img/ground.png',
      'search-index.json',
    ]);
    assert.deepEqual(list.alternates, {'img/a.light.800.avif': 'img/a.light.1600.avif'});
    assert.deepEqual(list.redirects, {'docs/': 'docs/správa/#a'});
    const hash = createHash('sha256').update('code').digest('base64url');
    assert.deepEqual(list.files['assets/js/main.js'], [hash, 4]);
    const bytes = Object.values(list.files).reduce((sum, [, size]) => sum + size, 0);
    assert.equal(offer.bytes, bytes, 'what is told is what will lie on the device');
    assert.ok(offer.transfer < bytes);
    assert.ok(createHash('sha256').update(text).digest('base64url').startsWith(offer.release));
  }));

test('another language has its own files only, and the release is the same for the same files', () =>
  withBuild(async (dir) => {
    const {list, offer} = await languageRelease('en', dir, LAYOUT);
    assert.deepEqual(Object.keys(list.files), ['en/', 'en/img/a.light.800.avif']);
    assert.equal((await languageRelease('en', dir, LAYOUT)).offer.release, offer.release);
    fs.writeFileSync(path.join(dir, 'index.html'), page('changed'));
    assert.equal((await languageRelease('en', dir, LAYOUT)).offer.release, offer.release, 'Czech alone has changed');
    fs.appendFileSync(path.join(dir, 'en/index.html'), ' ');
    assert.notEqual((await languageRelease('en', dir, LAYOUT)).offer.release, offer.release);
  }));

test('a language that was not built is named, with the remedy', () =>
  withBuild(async (dir) => {
    fs.rmSync(path.join(dir, 'en'), {recursive: true});
    await assert.rejects(languageRelease('en', dir, LAYOUT), /home page of "en".*npm run build/);
  }));

test('of sizes the narrowest that is wide enough for a phone is saved, of formats the one that every browser shows', () => {
  const chosen = (html: string) =>
    pictureElements(html)
      .flatMap(pictureGroups)
      .map((group) => chosenPicture(group).address);
  assert.deepEqual(chosen('<img srcset="/a.400.png 400w, /a.1200.png 1200w, /a.2400.png 2400w" src=/a.400.png>'), [
    '/a.1200.png',
  ]);
  assert.deepEqual(chosen('<img srcset="/a.400.png 400w, /a.800.png 800w">'), ['/a.800.png']);
  assert.deepEqual(
    chosen(
      '<picture><source type=image/avif srcset="/a.1600.avif 1600w"><source srcset="/a.800.webp 800w, /a.1600.webp 1600w"><img src="/a.png" alt="a > b"></picture><img src=/b.avif>',
    ),
    ['/a.1600.webp', '/b.avif'],
  );
});

test('what is made for machines or lies beside the site is not saved', () => {
  for (const file of [
    'docs/index.html',
    'assets/fonts/a.woff2',
    'downloads/a.json',
    'manifest.webmanifest',
    'pages.json',
  ]) {
    assert.ok(isSaved(file), file);
  }
  for (const file of [
    'img/social/a.html',
    'img/app/a.json',
    'llms.txt',
    'CNAME',
    '.well-known/security.txt',
    'a.zip',
  ]) {
    assert.ok(!isSaved(file), file);
  }
});

test('a page that leads to another site is a page', () => {
  const html = page('', '<meta http-equiv="refresh" content="0; url=https://elsewhere.test/manual/">');
  assert.equal(redirectTarget(html, 'a/', '/manual/'), undefined);
  assert.equal(redirectTarget(page('<p>Text</p>'), 'a/', '/manual/'), undefined);
});
