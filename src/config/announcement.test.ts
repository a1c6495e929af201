import assert from 'node:assert/strict';
import {afterEach, test} from 'vitest';
import {announcedPages, announcementBar} from './announcement';

afterEach(() => {
  delete process.env.BASE_URL;
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
});

const notice = (en: string) => ({id: 'a', content: {cs: en, en}, isCloseable: true});

test('the links of a notice keep base path and language, and its text is no markup', () => {
  process.env.BASE_URL = '/manual/';
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'en';
  const text = notice('<b> [Map](/docs/web-portal/map#find), [Start](/) & [news](https://example.org/a)');
  assert.equal(
    announcementBar(text)?.content,
    '&lt;b> <a href="/manual/en/docs/web-portal/map/#find">Map</a>, <a href="/manual/en/">Start</a> &amp; ' +
      '<a href="https://example.org/a">news</a>',
  );
  assert.deepEqual(announcedPages(text), ['/manual/en/docs/web-portal/map/', '/manual/en/']);
});

test('a notice does not link to what is no page of the site', () => {
  for (const url of ['docs/intro', '/en/docs/intro', 'http://example.org', 'javascript:alert(1', '/a b', '/"x']) {
    assert.throws(() => announcementBar(notice(`[x](${url})`)), /The announcement links to .*such as \/docs\/intro/);
  }
});
