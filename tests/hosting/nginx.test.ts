/** nginx with the configuration of hosting/ answers like the preview server. */
import assert from 'node:assert/strict';
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {afterAll, beforeAll, test, vi} from 'vitest';
import {nginxSite} from '../../hosting/nginx';
import {siteAddressOf, startServer, type RunningServer} from '../../scripts/serve';
import {freePort} from '../support/freePort';
import {BUILD_DIR, ROOT} from '../support/sites';

/** Sends the path as is; `fetch` would normalize it. */
async function request(origin: string, address: string, method = 'GET', encoding = '', accept = '*/*') {
  const {hostname, port} = new URL(origin);
  const headers = {'Accept-Encoding': encoding, Accept: accept};
  const sent = http.request({hostname, port, path: address, method, headers, agent: false, timeout: 10_000}).end();
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
  return {status: response.statusCode, headers: response.headers, body: await buffer(response)};
}

const prefix = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
let nginx: ChildProcess | undefined;
let reported = '';
let origin = '';
let preview: RunningServer;

beforeAll(async () => {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    throw new Error('nginx is missing: apt-get install nginx-light libnginx-mod-http-brotli-static brotli');
  }
  const root = path.join(prefix, 'www');
  fs.cpSync(BUILD_DIR, root, {recursive: true});
  // One precompressed page is enough here; hosting/compress.sh writes the others.
  fs.writeFileSync(path.join(root, 'index.html.br'), 'compressed');
  const listen = `127.0.0.1:${await freePort()}`;
  fs.copyFileSync(path.join(ROOT, 'hosting/nginx.conf'), path.join(prefix, 'nginx.conf'));
  const options = {dir: BUILD_DIR, site: siteAddressOf(BUILD_DIR), listen, root};
  fs.writeFileSync(path.join(prefix, 'nginx-site.conf'), nginxSite(options));
  // Workers of a root master run as another user, who cannot read the temporary folder.
  const directives = `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off;`;
  nginx = spawn('nginx', ['-e', 'stderr', '-p', `${prefix}/`, '-c', 'nginx.conf', '-g', directives]);
  nginx.stderr?.setEncoding('utf8').on('data', (text: string) => (reported += text));
  origin = `http://${listen}`;
  await vi.waitFor(
    () => {
      assert.equal(nginx?.exitCode, null, `nginx does not start: ${reported}`);
      return request(origin, '/', 'HEAD');
    },
    {timeout: 5000},
  );
  preview = await startServer({dir: BUILD_DIR, port: 0, host: '127.0.0.1'});
});

afterAll(async () => {
  nginx?.kill('SIGTERM');
  await preview.close();
  fs.rmSync(prefix, {recursive: true});
  assert.equal(reported, '', 'nginx has nothing to report');
});

/** The part of an answer that must agree; nginx has its own bodies for other statuses. */
function essence({status, headers, body}: Awaited<ReturnType<typeof request>>) {
  const names = [
    'location',
    'content-security-policy',
    'x-content-type-options',
    'permissions-policy',
    'cache-control',
    'content-disposition',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'x-robots-tag',
  ];
  const own = status !== 200 && status !== 404;
  return {
    status,
    headers: names.map((name) => headers[name]),
    type: own ? '' : headers['content-type'],
    body: own ? '' : body.toString('base64'),
  };
}

const ADDRESSES: readonly (readonly [address: string, status: number, location?: string])[] = [
  ['/', 200],
  ['/en', 301, '/en/'],
  ['/docs', 302, '/docs/web-portal/intro/'],
  ['/en/docs/?a=1&b=%20', 302, '/en/docs/web-portal/intro/?a=1&b=%20'],
  ['/docs/web-portal/intro?q=a%20b&x=?', 301, '/docs/web-portal/intro/?q=a%20b&x=?'],
  ['/docs/web-portal/intro.md', 200],
  ['/llms.txt', 200],
  ['/manifest.webmanifest', 200],
  ['/blog/rss.xml', 200],
  ['/downloads/geosnake.toml', 200],
  ['/en/downloads/parameter-names.json', 200],
  ['/nothing', 404],
  ['/en/docs/nothing/', 404],
  ['/english/', 404],
  ['/assets/js/gone.00000000.js', 404],
  ['/img/favicon.svg/more', 404],
  ['/_headers', 404],
  ['/.git/config', 404],
  [`/${'a'.repeat(300)}`, 404],
  ['/docs/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/..%2f..%2fetc/passwd', 400],
  ['//example.com', 400],
  ['/docs//web-portal/intro', 400],
  ['/index.html%00.txt', 400],
  ['/%0d%0aSet-Cookie:%20a=b', 404],
];

test('nginx answers every kind of address like the preview server', async () => {
  const script = fs.readdirSync(path.join(BUILD_DIR, 'assets/js')).find((name) => name.endsWith('.js'));
  for (const [address, status, location] of [...ADDRESSES, [`/assets/js/${script}`, 200] as const]) {
    const [one, other] = await Promise.all([request(origin, address), request(preview.url, address)]);
    assert.deepEqual(essence(one), essence(other), address);
    assert.deepEqual([one.status, one.headers.location], [status, location], address);
  }
  assert.equal((await request(origin, '/', 'POST')).status, 405);
});

test('precompressed files are sent, but not under their own address', async () => {
  const home = await request(origin, '/', 'GET', 'gzip, br');
  assert.deepEqual([home.headers['content-encoding'], home.body.toString()], ['br', 'compressed']);
  assert.equal((await request(origin, '/index.html.br')).status, 404);
});

test('who asks for Markdown gets the copy of a page, browsers get the page', async () => {
  const page = '/en/docs/web-portal/intro/';
  const asked = async (accept: string, address = page) => request(origin, address, 'GET', '', accept);
  const copy = fs.readFileSync(path.join(BUILD_DIR, 'en/docs/web-portal/intro.md'), 'utf8');
  for (const accept of ['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1', 'text/html,text/markdown;a=b']) {
    const {headers, body} = await asked(accept, `${page}?a=.md`);
    assert.equal(body.toString(), copy, accept);
    assert.match(headers['content-type'] ?? '', /^text\/markdown/);
    // The address is that of the page, which search engines should keep.
    assert.deepEqual([headers.vary?.includes('Accept'), headers['x-robots-tag']], [true, undefined]);
  }
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';
  for (const accept of [browser, '*/*', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0']) {
    const {headers, body} = await asked(accept);
    assert.ok(body.toString().startsWith('<!'), accept);
    assert.match(`, ${headers.vary}`, /, Accept(?:,|$)/);
  }
  // Home pages have no copy.
  assert.equal((await asked('text/markdown', '/')).headers['content-type'], 'text/html; charset=utf-8');
  assert.equal((await asked('text/markdown', '/en/docs/nothing/')).status, 404);
});

test('copies for machines name the page that they repeat, and stay out of search engines', async () => {
  const site = siteAddressOf(BUILD_DIR).origin;
  for (const [address, page] of [
    ['/docs/web-portal/intro.md?a=b', '/docs/web-portal/intro/'],
    ['/llms.txt', '/'],
    ['/en/llms.txt', '/en/'],
  ] as const) {
    const {link, 'x-robots-tag': robots} = (await request(origin, address)).headers;
    assert.deepEqual([link, robots], [`<${site}${page}>; rel="canonical"`, 'noindex'], address);
  }
  for (const address of ['/docs/web-portal/intro/', '/robots.txt']) {
    const {link, 'x-robots-tag': robots} = (await request(origin, address)).headers;
    assert.deepEqual([link, robots], [undefined, undefined], address);
  }
  assert.equal((await request(origin, '/docs/web-portal/nothing.md')).headers.link, undefined);
});

test('with a base path the root redirects to it, and errors have the language of the address', () => {
  const dir = fs.mkdtempSync(path.join(prefix, 'manual-'));
  fs.writeFileSync(path.join(dir, '_headers'), '/manual/*\n  X-A: b\n');
  fs.writeFileSync(path.join(dir, '_redirects'), '/manual/en/* /manual/en/404.html 404\n');
  const site = nginxSite({dir, site: new URL('https://example.com/manual/')});
  assert.match(site, /location = \/ \{ return 302 \/manual\/\$is_args\$args; \}/);
  assert.match(site, /~\^\/manual\/en\/ \/manual\/en\/404\.html;/);
});
