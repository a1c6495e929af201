import assert from 'node:assert/strict';
import {test} from 'node:test';
import {LAYOUT, ORIGIN, World, type Release} from './fakes';
import type {Library} from './library';
import {concerns} from './answers';

const FIRST: Release = {
  '': 'home 1',
  'docs/a/': 'page a 1',
  'docs/b/': 'page b 1',
  'assets/js/main.js': 'code 1',
  'search-index.json': 'index 1',
  'img/same.svg': 'picture',
  'en/': 'home en 1',
  'en/docs/a/': 'page a en 1',
  'en/img/same.svg': 'picture',
  'offline/missing/': 'not saved',
};
const SECOND: Release = Object.fromEntries(
  Object.entries(FIRST).map(([key, content]) => [key, content.replace('1', '2')]),
);

async function save(library: Library, locale = 'cs'): Promise<void> {
  await library.handle({message: {kind: 'save', locale}, assets: []}, undefined);
  await library.idle();
}

async function check(library: Library): Promise<void> {
  await library.handle({message: {kind: 'check', download: true}, assets: []}, undefined);
  await library.idle();
}

const activate = (library: Library) => library.handle({message: {kind: 'activate'}, assets: []}, undefined);

/** Opens an address in a new tab. */
const navigate = (library: Library, path: string, id = '') =>
  library.answer({mode: 'navigate', url: ORIGIN + path} as Request, {clientId: '', resultingClientId: id});

/** What an open page gets for something that belongs to it. */
const part = (library: Library, path: string, id: string) =>
  library.answer({mode: 'no-cors', url: ORIGIN + path} as Request, {clientId: id, resultingClientId: ''});

const text = async (response: Promise<Response>) => (await response).text();

test('a saved language is answered without a connection, with the headers of the host', async () => {
  const world = new World(FIRST);
  const library = world.start();
  await save(library);
  world.online = false;
  const restarted = world.start();
  assert.equal(await text(navigate(restarted, '/')), 'home 1');
  const page = await navigate(restarted, '/docs/a/?q=1');
  assert.equal(await page.text(), 'page a 1');
  assert.equal(page.headers.get('x-frame-options'), 'DENY');
  assert.equal(page.headers.get('content-length'), null, 'belongs to the transfer');
  assert.equal((await navigate(restarted, '/docs/b')).headers.get('location'), `${ORIGIN}/docs/b/`);
  assert.equal(await text(part(restarted, '/assets/js/main.js', 'x')), 'code 1');
  const {cs, en} = await restarted.status();
  assert.ok(cs?.saved && !cs.coming && !cs.failure);
  assert.deepEqual(en, {});
});

test('what two languages share is fetched and kept once', async () => {
  const world = new World(FIRST);
  const library = world.start();
  await save(library);
  const stored = world.stored;
  world.requests = [];
  await save(library, 'en');
  assert.ok(!world.requests.includes('en/img/same.svg'));
  assert.equal(world.stored, stored + 2);
  world.online = false;
  assert.equal(await text(part(library, '/en/img/same.svg', 'x')), 'picture');
});

test('an interrupted download says so, keeps what it has, and goes on from there after the worker was ended', async () => {
  const world = new World(FIRST);
  let files = 0;
  world.before = (key) => {
    files += /^(?:offline\.json|assets\/offline)/.test(key) ? 0 : 1;
    world.online = files <= 3;
  };
  await save(world.start());
  const had = world.stored;
  assert.equal(had, 3);
  const restarted = world.start();
  const {cs} = await restarted.status();
  assert.equal(cs?.coming?.state, 'interrupted');
  assert.ok(cs.coming.done > 0 && cs.coming.done < cs.coming.total);
  assert.equal(cs.saved, undefined, 'nothing counts before all is there');
  world.before = () => undefined;
  world.online = true;
  world.requests = [];
  await check(restarted);
  assert.ok((await restarted.status()).cs?.saved);
  assert.equal(world.requests.filter((key) => key in FIRST).length, 7 - had, 'only what was missing');
});

for (const [what, wrong, reason] of [
  ['a file that is not there', {'docs/b/': 404}, 'missing'],
  ['an error of the host', {'docs/b/': 500}, 'server'],
  ['a file of another release', {'docs/b/': 'page b 1'}, 'changed'],
  ['half a file', {'docs/b/': 'page'}, 'changed'],
  ['an offer that cannot be read', {'offline.json': '<!doctype html>'}, 'server'],
] as const) {
  test(`${what} ends a download, and the release before stays in use`, async () => {
    const world = new World(FIRST);
    const library = world.start();
    await save(library);
    world.release = SECOND;
    world.wrong = wrong;
    await save(library);
    assert.equal((await library.status()).cs?.failure, reason);
    assert.notEqual((await library.status()).cs?.coming?.state, 'ready');
    await activate(library);
    assert.equal(await text(navigate(library, '/docs/a/')), 'page a 1');
    world.wrong = {};
    await save(library);
    assert.equal((await library.status()).cs?.coming?.state, 'ready');
    assert.equal((await library.status()).cs?.failure, undefined);
  });
}

test('a deployment in the middle of a download makes it start over with the new release', async () => {
  const world = new World(FIRST);
  let files = 0;
  world.before = () => {
    files += 1;
    world.release = files > 4 ? SECOND : FIRST;
  };
  const library = world.start();
  await save(library);
  world.online = false;
  for (const [key, content] of Object.entries(SECOND).filter(([key]) => !key.startsWith('en/'))) {
    assert.equal(await text(navigate(library, `/${key}`)), content);
  }
});

test('without space nothing is lost', async () => {
  const world = new World(FIRST);
  const library = world.start();
  await save(library);
  world.release = SECOND;
  world.full = true;
  await save(library);
  assert.equal((await library.status()).cs?.failure, 'storage');
  assert.equal(await text(navigate(library, '/docs/a/')), 'page a 1');
  world.full = false;
  await save(library);
  assert.equal((await library.status()).cs?.coming?.state, 'ready');
});

test('a newer release waits until it is accepted; open pages stay with the old one until they are closed', async () => {
  const world = new World(FIRST);
  const library = world.start();
  await save(library);
  world.openPage('old', '/docs/a/');
  world.openPage('english', '/en/');
  world.release = SECOND;
  await check(library);
  assert.equal((await library.status()).cs?.coming?.state, 'ready');
  assert.equal(await text(navigate(library, '/docs/b/')), 'page b 1');
  assert.equal(await text(part(library, '/search-index.json', 'old')), 'index 1');

  const restarted = world.start();
  await activate(restarted);
  world.online = false;
  assert.equal(await text(part(restarted, '/search-index.json', 'old')), 'index 1');
  assert.equal(await text(part(restarted, '/assets/js/main.js', 'old')), 'code 1');
  assert.equal(await text(navigate(restarted, '/docs/b/')), 'page b 2');
  assert.equal(await text(part(restarted, '/assets/js/main.js', 'new')), 'code 2');

  world.clients = [];
  world.wait();
  world.openPage('new', '/docs/b/');
  world.online = true;
  await save(restarted, 'en');
  await navigate(restarted, '/unknown/', 'unknown');
  await save(restarted, 'en');
  assert.equal(world.stored, 7 + 2, 'the old release is gone');
});

test('when all pages are closed the newer release is there without a question', async () => {
  const world = new World(FIRST);
  const library = world.start();
  await save(library);
  world.openPage('old', '/en/');
  world.release = SECOND;
  await check(library);
  assert.equal(await text(navigate(library, '/')), 'home 1');
  world.clients = [];
  assert.equal(await text(navigate(library, '/')), 'home 2');
});

test('a device that is to spare data is not given a newer release by itself', async () => {
  const world = new World(FIRST);
  const library = world.start();
  await save(library);
  world.release = SECOND;
  await library.handle({message: {kind: 'check', download: false}, assets: []}, undefined);
  await library.idle();
  assert.equal((await library.status()).cs?.coming, undefined);
});

test('a page that came from the host is not mixed with what is saved, unless it is the same release', async () => {
  const world = new World(FIRST);
  const library = world.start();
  world.openPage('older', '/');
  world.openPage('same', '/');
  await library.handle({message: {kind: 'save', locale: 'cs'}, assets: []}, 'same');
  await library.idle();
  world.release = SECOND;
  assert.equal(await text(part(library, '/search-index.json', 'older')), 'index 2', 'asks the host as before');
  await library.handle({message: {kind: 'status'}, assets: [`${ORIGIN}/assets/js/main.js`]}, 'same');
  await library.handle({message: {kind: 'status'}, assets: [`${ORIGIN}/assets/js/main.0.js`]}, 'older');
  assert.equal(await text(part(library, '/search-index.json', 'same')), 'index 1');
  assert.equal(await text(part(library, '/search-index.json', 'older')), 'index 2');

  world.openPage('later', '/unknown/');
  world.wrong = {'unknown/': 'a page that only the newer release has'};
  await navigate(library, '/unknown/', 'later');
  assert.equal(await text(part(library, '/search-index.json', 'later')), 'index 2');
  world.online = false;
  assert.equal((await part(library, '/search-index.json', 'later')).type, 'error');
  assert.equal(await text(part(library, '/assets/js/main.js', 'later')), 'code 1', 'the name is that of the content');
});

test('a page that is not saved leads to the one that says so, in a language that is saved', async () => {
  const world = new World(FIRST);
  const library = world.start();
  world.online = false;
  const nothing = await navigate(library, '/en/docs/a/');
  assert.equal(nothing.status, 503);
  assert.match(await nothing.text(), /lang="en".*You are offline/);
  world.online = true;
  await save(library);
  world.online = false;
  for (const path of ['/en/docs/a/?q=%C5%BE', '/unknown/', '/%E0%A4%A']) {
    const answer = await navigate(library, path);
    assert.equal(answer.status, 302);
    assert.equal(answer.headers.get('location'), `${ORIGIN}/offline/missing/?page=${encodeURIComponent(path)}`);
  }
  assert.equal((await part(library, '/downloads/manual.pdf', 'x')).type, 'error');
});

test('a file that the browser has thrown away is fetched again, if it is still the same', async () => {
  const world = new World(FIRST);
  const library = world.start();
  await save(library);
  world.lose('page a 1');
  assert.equal(await text(navigate(library, '/docs/a/')), 'page a 1');
  world.online = false;
  assert.match((await navigate(library, '/docs/a/')).headers.get('location') ?? '', /offline\/missing/);
});

test('removing one language leaves the other whole; with the last one everything goes', async () => {
  const world = new World(FIRST);
  const library = world.start();
  await save(library);
  await save(library, 'en');
  await library.handle({message: {kind: 'remove', locale: 'cs'}, assets: []}, undefined);
  assert.equal(world.stored, 3);
  assert.equal(world.retired, false);
  world.online = false;
  assert.equal(await text(navigate(library, '/en/')), 'home en 1');
  const status = await library.handle({message: {kind: 'remove', locale: 'en'}, assets: []}, undefined);
  assert.deepEqual(status, {cs: {}, en: {}});
  assert.equal(world.retired, true);
  assert.equal(world.caches.size, 0);
});

test('removing in the middle of a download ends it', async () => {
  const world = new World(FIRST);
  const library = world.start();
  const request = library.handle({message: {kind: 'save', locale: 'cs'}, assets: []}, undefined);
  await request;
  await library.handle({message: {kind: 'remove', locale: 'cs'}, assets: []}, undefined);
  await library.idle();
  assert.deepEqual((await library.status()).cs, {});
  assert.equal(world.stored, 0);
});

test('only questions about the site are answered: no other origin, no sending, no parts of files, not the worker', () => {
  const request = (url: string, init: {method?: string; headers?: Record<string, string>} = {}) =>
    new Request(url, init);
  assert.ok(concerns(request(`${ORIGIN}/docs/`), ORIGIN, LAYOUT));
  assert.ok(!concerns(request(`${ORIGIN}/docs/`, {method: 'POST'}), ORIGIN, LAYOUT));
  assert.ok(!concerns(request(`${ORIGIN}/docs/`, {method: 'HEAD'}), ORIGIN, LAYOUT));
  assert.ok(!concerns(request(`${ORIGIN}/docs/`, {headers: {Range: 'bytes=0-1'}}), ORIGIN, LAYOUT));
  assert.ok(!concerns(request('https://search.algolia.net/docs/'), ORIGIN, LAYOUT));
  assert.ok(!concerns(request(`${ORIGIN}/other/`), ORIGIN, {...LAYOUT, baseUrl: '/manual/'}));
  assert.ok(!concerns(request(`${ORIGIN}/sw.js`), ORIGIN, LAYOUT));
  assert.ok(!concerns(request(`${ORIGIN}/offline.json`), ORIGIN, LAYOUT));
});
