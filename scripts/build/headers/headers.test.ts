import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {contentSecurityPolicy, contentType, securityHeaders, UNKNOWN_TYPE} from '../../../src/config/headers';
import {hostedSite, hostingDir, writeHeaders} from '.';
import {hashSource, InlineCollector} from './inline';
import {headersFile, headersFor, readHeadersFile, redirectsFile} from './netlify';
import {nginxSite} from './nginx';
import {withoutNeedlessStyles, withPolicy, writePolicies} from './pages';

const COLOURS = 'document.documentElement.setAttribute("data-theme-choice","light")';
const page = (body: string) =>
  `<!doctype html><html><head><meta charset=UTF-8><title>a</title></head><body>${body}</body></html>`;
const NONE = {scripts: [], styleElements: [], styles: []};

let dir = '';

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'headers-'));
});

afterEach(() => {
  fs.rmSync(dir, {recursive: true});
  fs.rmSync(hostingDir(dir), {recursive: true, force: true});
});

const write = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), content);
};

test('programs that are known are let through by their hash, data need none', () => {
  const collector = new InlineCollector();
  const data = '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>';
  assert.deepEqual(collector.add('a.html', page(`<script>${COLOURS}</script>${data}`)), {
    scripts: [hashSource(COLOURS)],
    styleElements: [],
    styles: [],
  });
  // The example of the standard.
  assert.equal(hashSource("alert('Hello, world.');"), 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('what the policy forbids stops the build with the file and its beginning', () => {
  for (const [body, message] of [
    ['<button onclick="alert(1)">a</button>', /b\.html holds an event handler: "onclick="alert\(1\)""/],
    ['<a href=" Java\tScript:alert(1)">a</a>', /b\.html holds a program in an address/],
    ['<form action="javascript:1"></form>', /program in an address/],
    ['<script>unknown()</script>', /b\.html holds an inline program that is not on the list: "unknown\(\)"/],
    ['<script type="module">unknown()</script>', /not on the list/],
    ['<script type="importmap">{}</script>', /not on the list/],
    ['<style>a{}</style>', /style element/],
  ] as const) {
    assert.throws(() => new InlineCollector().add('b.html', page(body)), message);
  }
});

test('a program that differs from page to page stops the build', () => {
  const collector = new InlineCollector();
  collector.add('a.html', page(`<script>${COLOURS}</script>`));
  collector.add('b.html', page(`<script>${COLOURS}</script>`));
  assert.throws(
    () => collector.add('c.html', page(`<script>${COLOURS};1</script>`)),
    /c\.html holds variant 2 of the inline program "colours before the first paint"/,
  );
});

test('style attributes are named by their hash, too many stop the build', () => {
  const collector = new InlineCollector();
  assert.deepEqual(collector.add('a.html', page('<p style="color:red">a</p>')).styles, [hashSource('color:red')]);
  assert.throws(() => {
    for (let width = 0; width < 20; width += 1) {
      collector.add('b.html', page(`<p style="width:${width}px">a</p>`));
    }
  }, /style attribute number 13 of the site/);
});

test('the style attributes of the framework are done without', () => {
  const symbols = '<svg xmlns="http://www.w3.org/2000/svg" style="display: none;"><defs></defs></svg>';
  assert.equal(
    withoutNeedlessStyles(symbols),
    '<svg xmlns="http://www.w3.org/2000/svg" display="none"><defs></defs></svg>',
  );
  for (const quote of ['"', '']) {
    const part = `<span class="token plain" style=${quote}display:inline-block${quote}></span>`;
    assert.equal(withoutNeedlessStyles(part), '<span class="token plain"></span>');
  }
});

test('the policy stands before everything that it is to reach, once', () => {
  const once = withPolicy(page('a'), "default-src 'none'");
  assert.match(
    once,
    /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>/,
  );
  assert.equal(withPolicy(once, "default-src 'none'"), once);
});

test('no page may run what the build has not seen, embed or be embedded', () => {
  const policy = contentSecurityPolicy({scripts: ['sha256-a='], styleElements: [], styles: []}, 'header', {});
  assert.match(policy, /^default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self'; img-src/);
  assert.match(policy, /object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
  const inPage = contentSecurityPolicy({scripts: [], styleElements: [], styles: ['sha256-b=']}, 'page', {});
  assert.match(inPage, /style-src-attr 'unsafe-hashes' 'sha256-b='/);
  assert.doesNotMatch(inPage, /frame-ancestors/, 'browsers complain about it in a page');
});

test('the search service is let through only when it is configured', () => {
  const service = {ALGOLIA_APP_ID: 'ABC', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'index'};
  const connect = (env: Record<string, string>) =>
    /connect-src ([^;]*)/.exec(contentSecurityPolicy(NONE, 'page', env))?.[1];
  assert.equal(connect({}), "'self'");
  assert.equal(
    connect(service),
    "'self' https://abc-dsn.algolia.net https://abc.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com",
  );
  assert.match(connect({...service, ALGOLIA_ASSISTANT_ID: 'helper'}) ?? '', / https:\/\/askai\.algolia\.com$/);
});

test('HTTPS is asked for only where the site has it', () => {
  assert.equal(securityHeaders(NONE, {SITE_URL: 'https://a.example'})['Strict-Transport-Security'], 'max-age=31536000');
  assert.equal(securityHeaders(NONE, {SITE_URL: 'http://router.local'})['Strict-Transport-Security'], undefined);
});

test('types are never guessed', () => {
  assert.equal(contentType('docs/intro.md'), 'text/markdown; charset=utf-8');
  assert.equal(contentType('manifest.webmanifest'), 'application/manifest+json');
  assert.equal(contentType('a/b.c/unknown'), UNKNOWN_TYPE);
});

test('_headers gives each address its headers, none twice', () => {
  const site = {baseUrl: '/manual/', headers: securityHeaders(NONE, {}), mainDocuments: []};
  const rules = readHeadersFile(headersFile(site));
  const of = (address: string) => headersFor(rules, address);
  assert.deepEqual(of('/manual/docs/'), site.headers);
  assert.equal(of('/manual/en/assets/js/main.1.js')['Cache-Control'], 'public, max-age=31536000, immutable');
  assert.equal(of('/manual/img/a.svg')['Cache-Control'], undefined);
  assert.equal(of('/manual/docs/intro.md')['Content-Type'], 'text/markdown; charset=utf-8');
  assert.deepEqual(of('/else/'), {});
  for (const address of ['/manual/assets/a.md', '/manual/en/assets/js/a.js']) {
    const names = rules
      .filter(({pattern}) => headersFor([{pattern, headers: {fits: '1'}}], address).fits)
      .flatMap(({headers}) => Object.keys(headers));
    assert.equal(new Set(names).size, names.length, address);
  }
});

test('a line that Cloudflare would cut off stops the build', () => {
  assert.throws(
    () => headersFile({baseUrl: '/', headers: {'X-Long': 'a'.repeat(2000)}, mainDocuments: []}),
    /has 2010 characters, Cloudflare takes 2000/,
  );
});

test('a build gets everything, and the same when it is finished twice', async () => {
  write('index.html', page(`<script>${COLOURS}</script>`));
  write('en/docs/web-portal/intro/index.html', page('<p style="color:red">a</p>'));
  const build = {dir, baseUrl: '/', env: {}};
  const finish = async () => {
    await writePolicies(build);
    await writeHeaders(build);
    return ['index.html', '_headers', '_redirects'].map((file) => fs.readFileSync(path.join(dir, file), 'utf8'));
  };
  const [home = '', headers = '', redirects = ''] = await finish();
  assert.deepEqual(await finish(), [home, headers, redirects]);
  assert.match(
    home,
    new RegExp(`script-src 'self' '${hashSource(COLOURS).replace('+', '\\+')}'; style-src 'self'; img`),
  );
  assert.match(headers, /script-src 'self' 'sha256-[^;]*; style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-/);
  assert.match(redirects, /^\/en\/docs \/en\/docs\/web-portal\/intro\/ 302$/m);
  assert.doesNotMatch(redirects, /^\/docs /m, 'this build has no main document in Czech');
  assert.deepEqual(fs.readdirSync(hostingDir(dir)).sort(), ['Caddyfile', 'nginx-headers.conf', 'nginx-site.conf']);
  assert.match(nginxSite(await hostedSite(build)), /location = \/en\/docs \{/);
});

test('a page without its alphabet has no place for a policy', async () => {
  write('bare.html', '<html><head></head><body></body></html>');
  await assert.rejects(writePolicies({dir, baseUrl: '/', env: {}}), /bare\.html has no <meta charset>/);
});

test('below a base path the bare address leads to the manual there', () => {
  const site = {baseUrl: '/manual/', headers: {}, mainDocuments: [['docs', 'docs/a/']] as const};
  assert.match(redirectsFile(site), /^\/manual\/docs \/manual\/docs\/a\/ 302$/m);
  assert.match(nginxSite(site), /location = \/manual \{/);
});
