import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {createSite} from '../../createSite';
import writers from '.';
import {answer, type EndpointRequest} from './node/endpoint';
import {editorLink} from './node/inputs';
import {textReport} from './node/report';
import {sourceAt, sourcesOf} from './node/sources';
import type {TextReport} from './shared';

const CS = 'docs/map.mdx';
const EN = 'i18n/en/docusaurus-plugin-content-docs/current/map.mdx';
const REPORT: TextReport = {words: 3, findings: [], visibility: 'public'};
const LONG_AGO = new Date('2026-01-01T12:00:00Z');

const {NODE_ENV} = process.env;
let site = '';

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'writers-'));
});

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
  fs.rmSync(site, {recursive: true});
});

function write(file: string, text: string, time = LONG_AGO): void {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), text);
  fs.utimesSync(path.join(site, file), time, time);
}

const ask = (url: string, more: Partial<EndpointRequest> = {}, check = () => Promise.resolve(REPORT)) =>
  answer(
    {url, ...more},
    {
      siteDir: site,
      sources: new Map([
        ['/docs/map/', {file: CS, edit: 'https://example.com/edit'}],
        ['/', {file: 'src/pages/index.tsx'}],
      ]),
      check,
    },
  );

function pluginsIn(mode: string): unknown[] {
  process.env.NODE_ENV = mode;
  return createSite().plugins ?? [];
}

test('the bar belongs to the preview only, and refuses to be built', () => {
  assert.ok(pluginsIn('development').includes(writers));
  assert.ok(!pluginsIn('production').includes(writers));
  assert.throws(() => writers({siteDir: site, baseUrl: '/'} as LoadContext), /must not be published/);
});

test('addresses lead to the files that the content plugins name, with and without a slash at the end', () => {
  const entry = (permalink: string, source: string) => ({permalink, source: `@site/${source}`});
  const sources = sourcesOf({
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [{docs: [{...entry('/docs/spr%C3%A1va', CS), editUrl: 'https://example.com/e'}]}]},
    },
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [{metadata: entry('/blog/post', 'blog/post/index.mdx')}]},
    },
    'docusaurus-plugin-content-pages': {default: [entry('/', 'src/pages/index.tsx')]},
  } as AllContent);
  assert.deepEqual(sourceAt(sources, '/docs/správa/'), {file: CS, edit: 'https://example.com/e'});
  assert.deepEqual(sourceAt(sources, '/blog/post'), {file: 'blog/post/index.mdx'});
  assert.deepEqual(sourceAt(sources, '/'), {file: 'src/pages/index.tsx'});
  assert.equal(sourceAt(sources, '/%E0%A4%A'), undefined);
});

test('a page of text has a report and links, a page of code only links', async () => {
  write(CS, 'Mapa');
  const {status, body} = await ask('/__writers?path=/docs/map/');
  assert.equal(status, 200);
  const {version, ...rest} = body as {version: string};
  assert.ok(version.includes(CS));
  assert.deepEqual(rest, {file: CS, open: editorLink(site, CS), edit: 'https://example.com/edit', text: REPORT});
  const {body: code} = await ask('/__writers?path=/');
  assert.ok(code && 'file' in code && !('text' in code));
});

test('nothing is sent while nothing has changed, nor in the first moment after a change', async () => {
  write(CS, 'Mapa');
  const {body} = await ask('/__writers?path=/docs/map/');
  const known = encodeURIComponent((body as {version: string}).version);
  assert.deepEqual(await ask(`/__writers?path=/docs/map/&known=${known}`), {status: 204});
  write(CS, 'Mapka', new Date());
  assert.deepEqual(await ask(`/__writers?path=/docs/map/&known=${known}`), {status: 204});
  write(EN, 'Map', new Date('2026-02-02T12:00:00Z'));
  write(CS, 'Mapka', new Date('2026-02-02T12:00:00Z'));
  assert.equal((await ask(`/__writers?path=/docs/map/&known=${known}`)).status, 200);
});

test('what cannot be answered is refused with the reason', async () => {
  const cases: [string, number, RegExp][] = [
    ['/__writers', 400, /no address of a page.*\?path=/],
    ['/__writers?path=map', 400, /"map" is no address/],
    ['/__writers?path=/docs/map/&file=/etc/passwd', 400, /"file" is no parameter/],
    ['/__writers?path=/docs/../../etc/passwd', 404, /has the address/],
  ];
  for (const [url, status, message] of cases) {
    const refused = await ask(url);
    assert.equal(refused.status, status, url);
    assert.match((refused.body as {error: string}).error, message);
  }
  assert.equal((await ask('/__writers?path=/docs/map/', {site: 'cross-site'})).status, 403);
  write(CS, 'Mapa');
  const failed = await ask('/__writers?path=/docs/map/', {}, () => Promise.reject(new Error('no dictionary')));
  assert.deepEqual(failed, {status: 500, body: {error: 'no dictionary'}});
});

test('a report counts words, names the state of the translation and puts the mistakes of the page first', async () => {
  write(CS, '---\ntitle: Mapa\ndraft: true\n---\n\nMapa a senzor.\n\n## Nadpis {#heading}\n');
  write(EN, '---\ntitle: Map\n---\n\nMap and sensor.\n');
  const {words, translation, findings, visibility} = await textReport(site, CS);
  assert.equal(words, 4);
  assert.deepEqual(translation, {into: 'en', state: 'unrecorded', open: editorLink(site, EN)});
  assert.equal(visibility, 'draft');
  const own = findings.filter(({file}) => file === CS).length;
  assert.ok(own > 0 && findings.slice(0, own).every(({file}) => file === CS));
  assert.ok(findings.some(({message, open}) => message.includes('"senzor"') && open === editorLink(site, CS, 6)));
  assert.ok(findings.some(({file, message}) => file === EN && message.startsWith('headings differ')));
});

test('a text of an old version has words and nothing to compare them with', async () => {
  write('versioned_docs/version-1.0/map.mdx', 'Stará mapa\n');
  assert.deepEqual(await textReport(site, 'versioned_docs/version-1.0/map.mdx'), {
    words: 2,
    findings: [],
    visibility: 'public',
  });
});
