import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {startServer, type RunningServer} from './serve';

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'home cs',
  '404.html': 'missing cs',
  'en/index.html': 'home en',
  'en/404.html': 'missing en',
  'docs/index.html': 'redirect page',
  'docs/intro/index.html': 'intro cs',
  'docs/web-portal/intro/index.html': 'main cs',
  'docs/category/správa-uživatelů/index.html': 'category cs',
  'en/docs/web-portal/intro/index.html': 'main en',
  'assets/js/main.0a1b2c3d.js': 'code()',
  'en/assets/css/styles.0a1b2c3d.css': 'a{}',
  'img/logo.svg': '<svg/>',
  'img/a+b, c.svg': '<svg/>',
  'blog/rss.xml': '<rss/>',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/en/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/docs /docs/web-portal/intro/ 302\n/docs/ /docs/web-portal/intro/ 302\n',
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
};

let parent = '';
let dir = '';
let server: RunningServer;

function build(target: string): void {
  for (const [file, content] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
    fs.writeFileSync(path.join(target, file), content);
  }
}

before(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  dir = path.join(parent, 'build');
  build(dir);
  fs.writeFileSync(path.join(parent, 'secret.txt'), 'secret');
  fs.mkdirSync(path.join(parent, 'build-other'));
  fs.writeFileSync(path.join(parent, 'build-other/secret.txt'), 'secret');
  server = await startServer({dir, port: 0, host: '127.0.0.1'});
});

after(async () => {
  await server.close();
  fs.rmSync(parent, {recursive: true});
});

interface Received {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Sends the path exactly as written; `fetch` would tidy dots and slashes away. */
function request(requestPath: string, {method = 'GET', to = server.url, headers = {}} = {}): Promise<Received> {
  const {hostname, port} = new URL(to);
  return new Promise((resolve, reject) => {
    http
      .request({hostname, port, path: requestPath, method, headers, agent: false, timeout: 5000}, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () => {
          resolve({status: response.statusCode ?? 0, headers: response.headers, body});
        });
      })
      .on('timeout', function (this: http.ClientRequest) {
        this.destroy(new Error(`No answer to ${method} ${requestPath}`));
      })
      .on('error', reject)
      .end();
  });
}

test('pages of both languages are served under their address with a slash', async () => {
  assert.deepEqual([(await request('/')).body, (await request('/en/')).body], ['home cs', 'home en']);
  const page = await request('/docs/intro/?q=1');
  assert.equal(page.status, 200);
  assert.equal(page.body, 'intro cs');
  assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
});

test('the docs root redirects to the main document at once', async () => {
  for (const [from, to] of [
    ['/docs', '/docs/web-portal/intro/'],
    ['/docs/', '/docs/web-portal/intro/'],
    ['/docs?utm=1', '/docs/web-portal/intro/?utm=1'],
  ] as const) {
    const {status, headers} = await request(from);
    assert.deepEqual({from, status, to: headers.location}, {from, status: 302, to});
    assert.equal((await request(to)).status, 200);
  }
});

test('addresses with Czech characters work composed and decomposed, and redirect in ASCII', async () => {
  const composed = encodeURI('/docs/category/správa-uživatelů');
  assert.equal((await request(`${composed}/`)).body, 'category cs');
  assert.equal(
    (await request(`${encodeURI('/docs/category/správa-uživatelů'.normalize('NFD'))}/`)).body,
    'category cs',
  );
  assert.equal((await request(composed)).headers.location, `${composed}/`);
});

test('an unknown address answers 404 with the page of its language', async () => {
  const czech = await request('/docs/nothing/');
  assert.deepEqual(
    [czech.status, czech.body, czech.headers['content-type']],
    [404, 'missing cs', 'text/html; charset=utf-8'],
  );
  const english = await request('/en/docs/nothing');
  assert.deepEqual([english.status, english.body], [404, 'missing en']);
  assert.equal((await request('/english/')).body, 'missing cs');
  assert.equal((await request('/docs/category/')).status, 404, 'a folder without a page');
  assert.equal((await request('/img/logo.svg/')).status, 404, 'a file with a slash');
  assert.equal((await request('/img/logo.svg/more')).status, 404, 'something below a file');
  assert.equal((await request(`/${'a'.repeat(300)}`)).status, 404, 'a name that no disk takes');
  assert.equal((await request('/docs/intro/index')).status, 404, 'no guessing of extensions');
});

test('types and caching: hashed files for ever, everything else is revalidated', async () => {
  const immutable = 'public, max-age=31536000, immutable';
  for (const [file, type, caching] of [
    ['/assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8', immutable],
    ['/en/assets/css/styles.0a1b2c3d.css', 'text/css; charset=utf-8', immutable],
    ['/img/logo.svg', 'image/svg+xml', 'no-cache'],
    ['/blog/rss.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/docs/intro/', 'text/html; charset=utf-8', 'no-cache'],
  ] as const) {
    const {status, headers} = await request(file);
    assert.deepEqual(
      {
        file,
        status,
        type: headers['content-type'],
        caching: headers['cache-control'],
        sniff: headers['x-content-type-options'],
      },
      {file, status: 200, type, caching, sniff: 'nosniff'},
    );
  }
  assert.equal((await request('/nothing')).headers['x-content-type-options'], 'nosniff');
});

test('other methods are refused', async () => {
  const {status, headers} = await request('/', {method: 'POST'});
  assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
});

test('nothing outside the folder is served, and no redirect leads to another host', async () => {
  for (const attack of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/docs/..%5c..%5csecret.txt',
    '/../build-other/secret.txt',
    '/index.html%00.txt',
    '//docs/intro',
    '/%E0%A4%A',
    'http://example.com/',
  ]) {
    const {status, headers, body} = await request(attack);
    assert.deepEqual({attack, status, location: headers.location}, {attack, status: 400, location: undefined});
    assert.doesNotMatch(body, /secret/);
  }
});

test('a build with a base path is served below it', async () => {
  const manual = await startServer({dir, port: 0, host: '127.0.0.1', baseUrl: '/manual/'});
  try {
    assert.match(manual.url, /^http:\/\/127\.0\.0\.1:\d+\/manual\/$/);
    const ask = (requestPath: string) => request(requestPath, {to: manual.url});
    assert.equal((await ask('/manual/docs/intro/')).body, 'intro cs');
    assert.equal((await ask('/manual/docs/intro')).headers.location, '/manual/docs/intro/');
    assert.equal((await ask('/')).headers.location, '/manual/');
    assert.equal((await ask('/manual')).headers.location, '/manual/');
    assert.equal((await ask('/docs/intro/')).status, 404);
    assert.equal((await ask('/manual/en/x')).body, 'missing en');
  } finally {
    await manual.close();
  }
});

test('a new build is served without a restart', async () => {
  const file = path.join(dir, 'new/index.html');
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, 'first');
  assert.equal((await request('/new/')).body, 'first');
  fs.writeFileSync(file, 'second, longer');
  assert.equal((await request('/new/')).body, 'second, longer');
});

test('a missing build and a taken port are errors that name the remedy', async () => {
  await assert.rejects(
    startServer({dir: path.join(parent, 'nowhere'), port: 0, host: '127.0.0.1'}),
    /no finished build in .*nowhere.*npm run build/,
  );
  const port = Number(new URL(server.url).port);
  await assert.rejects(startServer({dir, port, host: '127.0.0.1'}), new RegExp(`Port ${port} .*--port ${port + 1}`));
});
