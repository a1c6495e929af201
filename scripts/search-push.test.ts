import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {after, before, beforeEach, test} from 'node:test';
import {LOCALES} from '../src/config/locales';
import {INDEX_SETTINGS, uploadedRecords} from '../src/plugins/search/node/uploadedRecords';
import {writeIndexFiles} from '../src/plugins/search/node/writeSearchIndex';

const SECTIONS = [
  {anchor: '', level: 1, heading: 'A', text: 'Intro.'},
  {anchor: 'b', level: 2, heading: 'B', text: ''},
  {anchor: 'c', level: 3, heading: 'C', text: Array.from({length: 90}, (_, n) => `Sentence ${n} of C.`).join(' ')},
  {anchor: 'd', level: 2, heading: 'D', text: 'x'.repeat(1300)},
];
const PAGE = {
  url: '/docs/a/',
  area: 'Hardware',
  title: 'A',
  aliases: [],
  keywords: [],
  tag: 'default',
  sections: SECTIONS,
};
const INDEXES = LOCALES.map((language) => ({
  language,
  origin: 'https://docs.example.org',
  synonyms: [['a', 'b']],
  suggestions: [],
  pages: [PAGE],
}));
const ACCOUNT = {ALGOLIA_APP_ID: 'app', ALGOLIA_WRITE_KEY: 'key', ALGOLIA_INDEX: 'manual'};

const build = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-'));
const received = new Map<string, unknown>();
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    received.set(`${request.method} ${request.url?.split('?')[0]}`, body && JSON.parse(body));
    response.end(JSON.stringify({taskID: 1, status: 'published', nbHits: 3, objectIDs: []}));
  });
});

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await Promise.all(
    INDEXES.map((index) => writeIndexFiles(index.language === 'cs' ? build : path.join(build, index.language), index)),
  );
});
after(() => {
  server.close();
  fs.rmSync(build, {recursive: true});
});
beforeEach(() => received.clear());

async function push(args: readonly string[], account: Record<string, string> = ACCOUNT) {
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const command = ['--import', 'tsx', path.join(__dirname, 'search-push.ts'), '--host', host, ...args];
  const child = spawn(process.execPath, command, {env: {...process.env, ...account}});
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (chunk) => (output += String(chunk))));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return {code, output};
}

test('records have the hierarchy of the page, unique ids, and texts cut after sentences', () => {
  const records = uploadedRecords(INDEXES[0]!);
  assert.equal(new Set(records.map(({objectID}) => objectID)).size, records.length);
  const [first, ...rest] = records.filter(({anchor, type}) => anchor === 'c' && type === 'content');
  assert.deepEqual(Object.values(first!.hierarchy).slice(0, 4), ['Hardware', 'A', 'B', 'C']);
  assert.equal([first, ...rest].map((record) => record!.content).join(' '), SECTIONS[2]!.text);
  assert.match(first!.content!, /of C\.$/);
});

test('settings, synonyms and records go into an index that takes the place of the old one', async () => {
  const {code, output} = await push(['--build', build]);
  assert.equal(code, 0, output);
  assert.match(output, /cs: 3 -> 9\n {2}en: 3 -> 9\n"manual" now answers/);
  assert.deepEqual(received.get('PUT /1/indexes/manual/settings'), JSON.parse(JSON.stringify(INDEX_SETTINGS)));
  const moved = [...received].find(([, body]) => (body as {operation?: string}).operation === 'move');
  assert.match(moved?.[0] ?? '', /^POST \/1\/indexes\/manual_tmp_\d+\/operation$/);
});

test('a missing build or variable is named', async () => {
  assert.match(
    (await push(['--build', os.tmpdir()])).output,
    /search index of "cs" cannot be read .* Build every language/s,
  );
  assert.match(
    (await push(['--build', build], {...ACCOUNT, ALGOLIA_WRITE_KEY: ''})).output,
    /ALGOLIA_WRITE_KEY is not set/,
  );
});
