import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Redirect} from '../../src/config/redirects';
import {docArticle, nameOf, postArticle} from './articles';
import {withAddresses, withLinks} from './links';
import {withRedirect} from './redirects';

const MAP = docArticle('web-portal/map');
const PLAN = docArticle('web-portal/site-map');

test('links of every form change to the new page; the rest of the text stays', async () => {
  const text = `---
title: "Odkazy"
---

[Mapa](/web-portal/map.mdx) a [řádky **mapy**](/web-portal/map.mdx#rows "Titulek"), [adresa](/docs/web-portal/map/?a#b),
[jiná](/web-portal/map-layers.mdx) a \`[kód](/web-portal/map.mdx)\`, [anglicky](/en/docs/web-portal/map).

<Card to="/docs/web-portal/map#x" label={'a'}>[uvnitř](/web-portal/map.mdx)</Card>

## Nadpis {#map}

[ref]

[ref]: /web-portal/map.mdx
`;
  const expected = text
    .replaceAll('](/web-portal/map.mdx', '](/web-portal/site-map.mdx')
    .replaceAll('/docs/web-portal/map', '/docs/web-portal/site-map')
    .replace('[ref]: /web-portal/map', '[ref]: /web-portal/site-map')
    .replace('[kód](/web-portal/site-map.mdx)', '[kód](/web-portal/map.mdx)');
  assert.equal(await withLinks('docs/x.mdx', text, MAP, PLAN), expected);
});

test('a link to a moved post keeps its heading, and so does one to the list of a category', async () => {
  const [from, to] = [postArticle('rs485', '2026-01-01-rs485'), postArticle('wiring', '2026-01-01-wiring')];
  assert.equal(await withLinks('docs/x.mdx', '[a](/blog/rs485#bias)', from, to), '[a](/blog/wiring#bias)');
  const list = {route: '/docs/category/měřící-bod'} as const;
  const encoded = '[a](/docs/category/m%C4%9B%C5%99%C3%ADc%C3%AD-bod)';
  assert.equal(await withLinks('docs/x.mdx', encoded, list, PLAN), '[a](/docs/web-portal/site-map)');
});

test('code names pages by address or doc id', () => {
  const code = `{to: '/docs/web-portal/map', path: "docs/web-portal/map/", doc: 'web-portal/map', other: '/docs/web-portal/map-layers'}`;
  assert.equal(
    withAddresses(code, MAP, PLAN),
    `{to: '/docs/web-portal/site-map', path: "docs/web-portal/site-map/", doc: 'web-portal/site-map', other: '/docs/web-portal/map-layers'}`,
  );
});

test('pages are named by file, address or id', () => {
  const english = 'i18n/en/docusaurus-plugin-content-docs/current/web-portal/map.mdx';
  for (const name of ['web-portal/map', 'docs/web-portal/map.mdx', english, 'https://x.cz/en/docs/web-portal/map/#a']) {
    assert.equal(nameOf(name), 'web-portal/map');
  }
  assert.equal(nameOf('blog/2026-01-01-post/index.mdx'), 'blog/2026-01-01-post');
});

test('chains of redirects are shortened', () => {
  const list: Redirect[] = [{from: '/docs/a', to: '/docs/b'}];
  assert.deepEqual(withRedirect(list, '/docs/b', '/docs/c'), [
    {from: '/docs/a', to: '/docs/c'},
    {from: '/docs/b', to: '/docs/c'},
  ]);
  assert.deepEqual(withRedirect(list, '/docs/b', '/docs/a'), [{from: '/docs/b', to: '/docs/a'}]);
  assert.deepEqual(withRedirect(list, '/docs/b'), []);
});
