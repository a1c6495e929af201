import assert from 'node:assert/strict';
import fs from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {after, before, test} from 'node:test';
import {hostedSite} from '../../scripts/build/headers';
import {filesOf} from '../../scripts/build/files';
import {startServer, type RunningServer} from '../../scripts/serve';
import {CACHE_AND_ASK, CACHE_FOR_EVER} from '../../src/config/headers';
import {BUILD_DIR} from '../support/sites';
import {load} from './load';
import {ensureNginx, startNginx, type RunningNginx} from './nginx';
import {request, type Answer} from './request';

/** The same answers are expected from both. */
interface Pair {
  nginx: RunningNginx;
  preview: RunningServer;
  headers: Readonly<Record<string, string>>;
}

const pairs: {root?: Pair; manual?: Pair} = {};
let manualDir = '';

/** Every page, script and style of the build, and a share of the pictures. */
function addresses(files: readonly string[], baseUrl: string): string[] {
  return files
    .filter((file) => /(?:\/|^)index\.html$|\.(?:js|css|woff2)$|7[^/]*\.avif$/.test(file))
    .map((file) => encodeURI(baseUrl + file.replace(/index\.html$/, '')))
    .filter((address) => !address.endsWith('/docs/'));
}

const SMALL_SITE: Readonly<Record<string, string>> = {
  'index.html': 'home cs',
  '404.html': 'missing cs',
  'en/index.html': 'home en',
  'en/404.html': 'missing en',
  'docs/index.html': 'leads on',
  'docs/web-portal/intro/index.html': 'main cs',
  'en/docs/web-portal/intro/index.html': 'main en',
  'docs/category/správa/index.html': 'category',
  'docs/a+b, c/index.html': 'signs',
  'assets/js/main.0a1b2c3d.js': 'code()',
  'img/a%20b.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  '.hidden': 'secret',
  'llms.txt': 'text',
  'docs/intro.md': '# text',
};

async function start(dir: string, baseUrl: string): Promise<Pair> {
  const site = await hostedSite({dir, baseUrl});
  return {
    nginx: await startNginx(site, dir),
    preview: await startServer({dir, port: 0, host: '127.0.0.1', baseUrl}),
    headers: site.headers,
  };
}

before(async () => {
  ensureNginx();
  pairs.root = await start(BUILD_DIR, '/');
  manualDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  for (const [file, content] of Object.entries(SMALL_SITE)) {
    fs.mkdirSync(path.dirname(path.join(manualDir, file)), {recursive: true});
    fs.writeFileSync(path.join(manualDir, file), content);
  }
  const {headersFile} = await import('../../scripts/build/headers/netlify');
  fs.writeFileSync(
    path.join(manualDir, '_headers'),
    headersFile(await hostedSite({dir: manualDir, baseUrl: '/manual/'})),
  );
  pairs.manual = await start(manualDir, '/manual/');
});

after(async () => {
  for (const pair of Object.values(pairs)) {
    assert.equal(await pair.nginx.stop(), '', 'nginx has nothing to report');
    await pair.preview.close();
  }
  fs.rmSync(manualDir, {recursive: true, force: true});
});

function pairOf(name: keyof typeof pairs): Pair {
  const pair = pairs[name];
  assert(pair, 'both servers run');
  return pair;
}

/** What must be the same, whoever answers; nginx writes its own short pages for malformed addresses and refused methods. */
function essence({status, headers, body}: Answer) {
  const ownPage = status === 400 || status === 405 || (status >= 300 && status < 400);
  return {
    status,
    location: headers.location,
    type: ownPage ? undefined : headers['content-type'],
    caching: headers['cache-control'],
    encoding: headers['content-encoding'],
    vary: headers.vary,
    allow: headers.allow,
    body: ownPage ? undefined : body.toString('base64'),
  };
}

async function assertSame(
  {nginx, preview, headers}: Pair,
  address: string,
  options: {method?: string; headers?: http.OutgoingHttpHeaders} = {},
): Promise<Answer> {
  const [one, other] = await Promise.all([
    request(nginx.origin, address, options),
    request(new URL(preview.url).origin, address, options),
  ]);
  assert.deepEqual(essence(one), essence(other), `${options.method ?? 'GET'} ${address}`);
  for (const [name, value] of Object.entries(headers)) {
    for (const answer of [one, other]) {
      assert.equal(answer.headers[name.toLowerCase()], value, `${name} of ${address}`);
    }
  }
  return one;
}

/** Address, status, and where it leads to or the language of its page. */
const TABLE: readonly (readonly [address: string, status: number, leadsTo?: string])[] = [
  ['/', 200],
  ['/?q=1', 200],
  ['/en/', 200],
  ['/en', 301, '/en/'],
  ['/docs', 302, '/docs/web-portal/intro/'],
  ['/docs/', 302, '/docs/web-portal/intro/'],
  ['/docs/?a=1&b=%20', 302, '/docs/web-portal/intro/?a=1&b=%20'],
  ['/en/docs', 302, '/en/docs/web-portal/intro/'],
  ['/en/docs/', 302, '/en/docs/web-portal/intro/'],
  ['/docs/web-portal/intro', 301, '/docs/web-portal/intro/'],
  ['/docs/web-portal/intro?q=a%20b&x=?', 301, '/docs/web-portal/intro/?q=a%20b&x=?'],
  ['/docs/web-portal/intro.html', 301, '/docs/web-portal/intro/'],
  ['/docs/web-portal/intro/index.html?q=1', 301, '/docs/web-portal/intro/?q=1'],
  ['/index.html', 301, '/'],
  ['/en/index.html', 301, '/en/'],
  ['/404.html', 200],
  ['/nothing', 404, 'cs'],
  ['/nothing/', 404, 'cs'],
  ['/en/nothing', 404, 'en'],
  ['/en/docs/nothing/', 404, 'en'],
  ['/english/', 404, 'cs'],
  ['/docs/nothing.html', 404, 'cs'],
  ['/docs/nothing/index.html', 404, 'cs'],
  ['/docs/web-portal/intro/index', 404, 'cs'],
  ['/assets/', 404, 'cs'],
  ['/assets', 404, 'cs'],
  ['/assets/js/gone.00000000.js', 404, 'cs'],
  ['/en/assets/js/gone.00000000.js', 404, 'en'],
  ['/img/favicon.svg', 200],
  ['/img/favicon.svg/', 404, 'cs'],
  ['/img/favicon.svg/more', 404, 'cs'],
  ['/sitemap.xml', 200],
  ['/_headers', 404, 'cs'],
  ['/_redirects', 404, 'cs'],
  ['/.git/config', 404, 'cs'],
  ['/.env', 404, 'cs'],
  ['/docs/.hidden', 404, 'cs'],
  ['/index.html.br', 404, 'cs'],
  ['/index.html.gz', 404, 'cs'],
  ['/%2e%2e/etc/passwd', 400],
  ['/docs/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/../etc/passwd', 400],
  ['/docs/../index.html', 400],
  ['/docs/./web-portal/', 400],
  ['/..%2f..%2fetc/passwd', 400],
  ['/docs%2fweb-portal%2fintro', 400],
  ['/docs/..%5c..%5cetc', 400],
  ['/\\example.com', 400],
  ['//example.com', 400],
  ['//example.com/%2e%2e', 400],
  ['//docs/web-portal/intro', 400],
  ['/docs//web-portal/intro', 400],
  ['/index.html%00.txt', 400],
  ['/%0d%0aSet-Cookie:%20a=b', 404, 'cs'],
  ['/docs/web-portal%0d%0aX:%20y', 404, 'cs'],
  [`/${'a'.repeat(300)}`, 404, 'cs'],
  [`/en/${'%C3%A1'.repeat(200)}`, 404, 'en'],
];

test('every kind of address is answered as by the preview server, with all security headers', async () => {
  const pair = pairOf('root');
  const mains = {
    cs: fs.readFileSync(path.join(BUILD_DIR, '404.html')),
    en: fs.readFileSync(path.join(BUILD_DIR, 'en/404.html')),
  };
  for (const [address, status, leadsTo] of TABLE) {
    const answer = await assertSame(pair, address);
    assert.equal(answer.status, status, address);
    if (status === 404) {
      assert(answer.body.equals(mains[leadsTo as 'cs' | 'en']), `${address} has the error page of its language`);
      assert.equal(answer.headers['cache-control'], CACHE_AND_ASK, address);
    } else {
      assert.equal(answer.headers.location, leadsTo, address);
    }
  }
});

test('below a base path', async () => {
  const pair = pairOf('manual');
  const category = encodeURI('/manual/docs/category/správa');
  for (const [address, status, location, body] of [
    ['/', 302, '/manual/'],
    ['/manual', 302, '/manual/'],
    ['/manual?a=1', 302, '/manual/?a=1'],
    ['/manual/', 200, undefined, 'home cs'],
    ['/manual/en/', 200, undefined, 'home en'],
    ['/manual/en', 301, '/manual/en/'],
    ['/manual/docs', 302, '/manual/docs/web-portal/intro/'],
    ['/manual/en/docs/', 302, '/manual/en/docs/web-portal/intro/'],
    ['/manual/docs/web-portal/intro', 301, '/manual/docs/web-portal/intro/'],
    ['/manual/docs/web-portal/intro.html?q=1', 301, '/manual/docs/web-portal/intro/?q=1'],
    ['/manual/en/nothing', 404, undefined, 'missing en'],
    ['/manual/nothing', 404, undefined, 'missing cs'],
    ['/nothing', 404, undefined, 'missing cs'],
    ['/manual-else/', 404, undefined, 'missing cs'],
    ['/docs/', 404, undefined, 'missing cs'],
    [category, 301, `${category}/`],
    [`${category}/`, 200, undefined, 'category'],
    [`${category}.html`, 301, `${category}/`],
    ['/manual/.well-known/security.txt', 200, undefined, 'Contact: mailto:a@example.com'],
    ['/manual/.hidden', 404, undefined, 'missing cs'],
  ] as const) {
    const [one, other] = await Promise.all([
      request(pair.nginx.origin, address),
      request(new URL(pair.preview.url).origin, address),
    ]);
    for (const answer of [one, other]) {
      assert.deepEqual([address, answer.status, answer.headers.location], [address, status, location]);
      if (body) {
        assert.equal(answer.body.toString(), body, address);
      }
    }
  }
  const types = async (address: string) => (await assertSame(pair, address)).headers['content-type'];
  assert.equal(await types('/manual/docs/intro.md'), 'text/markdown; charset=utf-8');
  assert.equal(await types('/manual/llms.txt'), 'text/plain; charset=utf-8');
});

test('a redirect writes signs of an address as an address has them', async () => {
  const {nginx} = pairOf('manual');
  const {headers} = await request(nginx.origin, '/manual/docs/a+b,%20c');
  assert.match(headers.location ?? '', /^\/manual\/docs\/a(?:\+|%2B)b,%20c\/$/);
});

test('files with a hash are kept for ever, errors in their place are not', async () => {
  const pair = pairOf('root');
  const files = filesOf(BUILD_DIR);
  for (const pattern of [
    /^assets\/js\/main\..*\.js$/,
    /^en\/assets\/js\/main\..*\.js$/,
    /^assets\/search\/.*\.json$/,
  ]) {
    const file = files.find((name) => pattern.test(name));
    const answer = await assertSame(pair, `/${file}`);
    assert.deepEqual([answer.status, answer.headers['cache-control']], [200, CACHE_FOR_EVER], file);
  }
  for (const file of ['/', '/sitemap.xml', '/search-index.json', '/assets/js/gone.js']) {
    assert.equal((await assertSame(pair, file)).headers['cache-control'], CACHE_AND_ASK, file);
  }
});

test('what has not changed is not sent again', async () => {
  const {nginx} = pairOf('root');
  for (const encoding of ['br', 'identity']) {
    const {headers} = await request(nginx.origin, '/', {headers: {'Accept-Encoding': encoding}});
    const again = await request(nginx.origin, '/', {
      headers: {'Accept-Encoding': encoding, 'If-None-Match': headers.etag},
    });
    assert.deepEqual([again.status, again.body.length], [304, 0], encoding);
    assert.equal(again.headers['content-security-policy'], headers['content-security-policy']);
  }
});

test('texts are sent as the build has compressed them, pictures as they are', async () => {
  const pair = pairOf('root');
  const picture = filesOf(BUILD_DIR).find((file) => file.endsWith('.avif'));
  for (const [address, file] of [
    ['/', 'index.html'],
    ['/en/docs/web-portal/intro/', 'en/docs/web-portal/intro/index.html'],
    ['/nothing/', '404.html'],
    ['/sitemap.xml', 'sitemap.xml'],
  ] as const) {
    for (const [accepted, encoding, extension] of [
      ['gzip, deflate, br, zstd', 'br', '.br'],
      ['gzip, deflate', 'gzip', '.gz'],
      ['identity', undefined, ''],
    ] as const) {
      const answer = await assertSame(pair, address, {headers: {'Accept-Encoding': accepted}});
      assert.equal(answer.headers['content-encoding'], encoding, `${address} for ${accepted}`);
      assert.equal(answer.headers.vary, 'Accept-Encoding', address);
      assert(answer.body.equals(fs.readFileSync(path.join(BUILD_DIR, file + extension))), address);
    }
  }
  const sent = await assertSame(pair, `/${picture}`, {headers: {'Accept-Encoding': 'br, gzip'}});
  assert.deepEqual([sent.headers['content-encoding'], sent.headers['content-type']], [undefined, 'image/avif']);
});

test('only GET and HEAD are answered', async () => {
  const pair = pairOf('root');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const answer = await assertSame(pair, '/', {method});
    assert.deepEqual([answer.status, answer.headers.allow], [405, 'GET, HEAD'], method);
  }
  const head = await assertSame(pair, '/en/docs/web-portal/intro/', {method: 'HEAD'});
  assert.deepEqual([head.status, head.body.length], [200, 0]);
});

test('no folder of the build is listed', async () => {
  const pair = pairOf('root');
  const folders = [...new Set(filesOf(BUILD_DIR).map((file) => path.posix.dirname(file)))].filter(
    (folder) => folder !== '.' && !fs.existsSync(path.join(BUILD_DIR, folder, 'index.html')),
  );
  assert(folders.length > 5, 'there are folders without a page');
  for (const folder of folders) {
    assert.equal((await assertSame(pair, encodeURI(`/${folder}/`))).status, 404, folder);
  }
});

test('200 readers at once get every answer', async () => {
  const {nginx} = pairOf('root');
  const {answers, errors} = await load({
    origin: nginx.origin,
    paths: addresses(filesOf(BUILD_DIR), '/'),
    connections: 200,
    seconds: 5,
  });
  assert.deepEqual(errors, {});
  assert(answers > 1000, `${answers} answers`);
});
