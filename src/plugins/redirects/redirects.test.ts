import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import vm from 'node:vm';
import {load} from 'cheerio';
import {REDIRECTS, type Redirect} from '../../config/redirects';
import {writeRedirects} from '.';
import {redirectProblems, withRedirect} from './list';
import {SCRIPT_TEXT} from './page';

let outDir = '';

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
});

afterEach(() => fs.rmSync(outDir, {recursive: true}));

const build = () => ({
  outDir,
  url: 'https://docs.example.com',
  baseUrl: '/manual/en/',
  routesPaths: ['/manual/en/docs/new/', '/manual/en/docs/category/spr%C3%A1va/'],
});

const page = (name: string) => load(fs.readFileSync(path.join(outDir, name, 'index.html'), 'utf8'));

test('the list of the site is in order', () => assert.deepEqual(redirectProblems(REDIRECTS), []));

test('a page at the old address leads on, and is not indexed', async () => {
  await writeRedirects([{from: '/docs/old', to: '/docs/new#steps'}], build(), 'en');
  const $ = page('docs/old');
  assert.equal($('html').attr('lang'), 'en');
  assert.equal($('link[rel=canonical]').attr('href'), 'https://docs.example.com/manual/en/docs/new/');
  assert.equal($('meta[name=robots]').attr('content'), 'noindex');
  assert.match($('noscript').html() ?? '', /http-equiv="refresh" content="0; url=\/manual\/en\/docs\/new\/#steps"/);
  assert.equal($('main a').attr('href'), '/manual/en/docs/new/#steps');
  assert.equal($('script').attr('src'), '/manual/en/redirect.js');
  assert.equal($('script').text(), '', 'nothing that a content security policy would forbid');
  assert.equal(fs.readFileSync(path.join(outDir, 'redirect.js'), 'utf8'), SCRIPT_TEXT);
});

test('addresses with diacritics work', async () => {
  await writeRedirects([{from: '/docs/category/měření', to: '/docs/category/správa'}], build(), 'cs');
  assert.equal(page('docs/category/měření')('main a').attr('href'), '/manual/en/docs/category/spr%C3%A1va/');
  assert.equal(page('docs/category/měření')('h1').text(), 'Stránka se přestěhovala');
});

test('without old addresses nothing is written', async () => {
  await writeRedirects([], build(), 'cs');
  assert.deepEqual(fs.readdirSync(outDir), []);
});

test('a target without a page, and a page at the old address, stop the build', async () => {
  await assert.rejects(
    writeRedirects([{from: '/docs/old', to: '/docs/gone'}], build(), 'cs'),
    /leads to \/docs\/gone, where no page is/,
  );
  await assert.rejects(
    writeRedirects([{from: '/docs/new', to: '/docs/category/správa'}], build(), 'cs'),
    /but a page stands there/,
  );
  assert.deepEqual(fs.readdirSync(outDir), []);
});

test('the question and the heading of the old address are taken along', () => {
  const arrive = (to: string, href: string) => {
    const went: string[] = [];
    const {search, hash} = new URL(href);
    vm.runInNewContext(SCRIPT_TEXT, {
      URL,
      document: {currentScript: {dataset: {to}}},
      location: {href, search, hash, replace: (target: URL) => went.push(target.href)},
    });
    return went;
  };
  assert.deepEqual(arrive('/docs/new/', 'https://a.example/docs/old/?q=1#steps'), [
    'https://a.example/docs/new/?q=1#steps',
  ]);
  assert.deepEqual(arrive('/docs/new/#own', 'https://a.example/docs/old/'), ['https://a.example/docs/new/#own']);
});

test('problems of a list are named', () => {
  const list: Redirect[] = [
    {from: '/a', to: '/b'},
    {from: '/b', to: '/c#d'},
    {from: '/a', to: '/c'},
    {from: '/x/', to: '/c'},
    {from: '/self', to: '/self#a'},
  ];
  const problems = redirectProblems(list);
  assert.equal(problems.length, 4);
  assert.match(problems[0] ?? '', /\/a leads to \/b, which leads on/);
  assert.match(problems[1] ?? '', /\/a stands twice/);
  assert.match(problems[2] ?? '', /\/x\/ → \/c: write addresses/);
  assert.match(problems[3] ?? '', /\/self leads to \/self#a, which leads on/);
});

test('chains are flattened, loops refused, given-up addresses forgotten', () => {
  const one = withRedirect([{from: '/a', to: '/b#h'}], {from: '/b', to: '/c'});
  assert.deepEqual(one, [
    {from: '/a', to: '/c#h'},
    {from: '/b', to: '/c'},
  ]);
  assert.deepEqual(withRedirect(one, {from: '/c', to: '/a'}), [
    {from: '/b', to: '/a'},
    {from: '/c', to: '/a'},
  ]);
  assert.deepEqual(withRedirect(one, {from: '/c'}), []);
  assert.throws(() => withRedirect([], {from: '/a', to: '/a#b'}), /lead to itself/);
});
