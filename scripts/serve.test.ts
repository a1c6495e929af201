import assert from 'node:assert/strict';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, test} from 'vitest';
import {startServer, type RunningServer} from './serve';

const IMMUTABLE = 'public, max-age=31536000, immutable';

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'home cs',
  '404.html': 'missing cs',
  'en/404.html': 'missing en',
  'docs/intro/index.html': 'intro cs',
  'docs/category/správa-uživatelů/index.html': 'category cs',
  'assets/js/main.0a1b2c3d.js': 'code()',
  _headers: `/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: ${IMMUTABLE}\n`,
  _redirects: '/docs/ /docs/web-portal/intro/ 302\n',
  '.git/config': 'secret',
};

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const dir = path.join(parent, 'build');
let server: RunningServer;

beforeAll(async () => {
  for (const [file, content] of [...Object.entries(FILES), ['../secret.txt', 'secret'] as const]) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  server = await startServer({dir, port: 0, host: '127.0.0.1'});
});

afterAll(async () => {
  await server.close();
  fs.rmSync(parent, {recursive: true});
});

/** Sends the path exactly as written; `fetch` would tidy dots and slashes away. */
async function request(requestPath: string, {method = 'GET', to = server.url} = {}) {
  const {hostname, port} = new URL(to);
  const sent = http.request({hostname, port, path: requestPath, method, agent: false, timeout: 5000}).end();
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
  return {status: response.statusCode, headers: response.headers, body: await text(response)};
}

test('pages have their address with a slash, old addresses redirect, others are answered in their language', async () => {
  const composed = '/docs/category/správa-uživatelů';
  for (const [address, status, answered] of [
    ['/docs/intro/?q=1', 200, 'intro cs'],
    [`${encodeURI(composed.normalize('NFD'))}/`, 200, 'category cs'],
    [encodeURI(composed), 301, `${encodeURI(composed)}/`],
    ['/docs/?utm=1', 302, '/docs/web-portal/intro/?utm=1'],
    ['/docs/nothing/', 404, 'missing cs'],
    ['/en/docs/nothing', 404, 'missing en'],
    ['/.git/config', 404, 'missing cs'],
  ] as const) {
    const answer = await request(address);
    assert.deepEqual([address, answer.status, answer.headers.location ?? answer.body], [address, status, answered]);
  }
});

test('hashed files are cached for ever, an error in their place is not', async () => {
  for (const [address, type, caching] of [
    ['/assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8', IMMUTABLE],
    ['/assets/js/gone.0a1b2c3d.js', 'text/html; charset=utf-8', 'no-cache'],
  ] as const) {
    const {headers} = await request(address);
    assert.deepEqual([headers['content-type'], headers['cache-control']], [type, caching]);
  }
});

test('other methods are refused, nothing outside the folder is served, no redirect leads to another host', async () => {
  const {status, headers} = await request('/', {method: 'POST'});
  assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
  for (const attack of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/docs/..%5c..%5csecret.txt',
    '//docs/intro',
    '/%E0%A4%A',
    'http://example.com/',
  ]) {
    const answer = await request(attack);
    assert.deepEqual([attack, answer.status, answer.headers.location], [attack, 400, undefined]);
    assert.doesNotMatch(answer.body, /secret/);
  }
});

test('a build with a base path is served below it', async () => {
  const manual = await startServer({dir, port: 0, host: '127.0.0.1', baseUrl: '/manual/'});
  try {
    const ask = (requestPath: string) => request(requestPath, {to: manual.url});
    assert.equal((await ask('/manual/docs/intro/')).body, 'intro cs');
    assert.equal((await ask('/manual/docs/intro')).headers.location, '/manual/docs/intro/');
    assert.equal((await ask('/')).headers.location, '/manual/');
    assert.equal((await ask('/docs/intro/')).status, 404);
    assert.equal((await ask('/manual/en/x')).body, 'missing en');
  } finally {
    await manual.close();
  }
});

test('a missing build and a taken port are errors that name the remedy', async () => {
  const start = (folder: string, port: number) => startServer({dir: folder, port, host: '127.0.0.1'});
  await assert.rejects(start(path.join(parent, 'nowhere'), 0), /no finished build in .*nowhere.*npm run build/);
  const port = Number(new URL(server.url).port);
  await assert.rejects(start(dir, port), new RegExp(`Port ${port} .*--port ${port + 1}`));
});
