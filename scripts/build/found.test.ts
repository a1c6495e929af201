import assert from 'node:assert/strict';
import {test} from 'node:test';
import {headTags} from './describe';
import {readPage, withHeadTags, type BuiltPage} from './pageFacts';
import {readSitemap, robotsText, sitemapXml} from './sitemaps';
import {breadcrumbs, graphOf, graphScript, type SiteFacts} from './structuredData';
import {hasTwin, pathsWithTwin, twinFile, twinOf} from './twins';

const SITE: SiteFacts = {home: 'https://a.test/', logo: 'https://a.test/logo.png', hasHistory: true};

function html({
  classes = 'docs-wrapper docs-doc-page',
  head = '',
  main = '<div class="theme-doc-markdown markdown"><h1>Data</h1><p>Text</p></div>',
} = {}) {
  return (
    `<!doctype html><html lang=cs class="${classes}"><head><title data-rh=true>Data | Monitoring mostů a budov</title>` +
    `<meta name=description content="Popis &quot;dat&quot;"><link rel=canonical href=https://a.test/docs/data/ />${head}</head>` +
    `<body><a class="navbar__item navbar__link navbar__link--active" href=/docs/uvod/>Portál</a><main>${main}</main></body></html>`
  );
}

function page(options: Parameters<typeof html>[0] = {}, route = 'docs/data/'): BuiltPage {
  const read = readPage(html(options), '/build/docs/data/index.html', route, 'cs');
  assert.ok(read);
  return {
    ...read,
    trail: [
      {name: 'Web', url: 'https://a.test/'},
      {name: 'Data', url: read.url},
    ],
  };
}

test('a page is read from its file', () => {
  const read = page({
    main: '<div class="theme-doc-markdown">x</div><time datetime=2026-01-02T00:00:00Z itemprop=dateModified>',
  });
  assert.equal(read.title, 'Data');
  assert.equal(read.description, 'Popis "dat"');
  assert.equal(read.kind, 'document');
  assert.equal(read.modified, '2026-01-02T00:00:00Z');
  assert.equal(read.hidden, false);
  assert.equal(page({main: '<h1>x</h1>'}).kind, 'category');
  assert.equal(page({classes: 'blog-wrapper blog-post-page'}).kind, 'post');
  assert.equal(page({head: '<meta name=robots content="noindex, follow">'}).hidden, true);
});

test('a file that only leads on is no page', () => {
  const leading = html({head: '<meta http-equiv=refresh content="0; url=/x/">'});
  assert.equal(readPage(leading, 'x', 'docs/data/', 'cs'), undefined);
});

test('tags that are added twice stand in the head once', () => {
  const once = withHeadTags('<head><title>a</title></head><body>', '<meta a>');
  assert.match(once, /<title>a<\/title>.*<meta a>.*<\/head><body>/);
  assert.equal(withHeadTags(once, '<meta b>'), once.replace('<meta a>', '<meta b>'));
});

test('the picture of a page has its size and words, unless the writer has chosen one', () => {
  const tags = headTags(page(), SITE);
  assert.match(tags, /property="og:image" content="https:\/\/a\.test\/img\/social\/docs\/data\.png"/);
  assert.match(tags, /property="og:image:width" content="1200"/);
  assert.match(tags, /property="og:image:alt" content="Data – /);
  const chosen = headTags(page({head: '<meta property=og:image content=https://a.test/own.jpg>'}), SITE);
  assert.doesNotMatch(chosen, /og:image/);
  assert.match(chosen, /"image":"https:\/\/a\.test\/own\.jpg"/);
});

test('a document is an article of the site with its date, unless the date is unknown', () => {
  const document = {...page(), modified: '2026-01-02T00:00:00Z'};
  const article = graphOf(document, 'https://a.test/p.png', SITE).find((thing) => thing['@type'] === 'TechArticle');
  assert.ok(article);
  assert.equal(article.dateModified, '2026-01-02T00:00:00Z');
  assert.equal(article.inLanguage, 'cs');
  const unknown = graphOf(document, 'https://a.test/p.png', {...SITE, hasHistory: false});
  assert.ok(unknown.every((thing) => !('dateModified' in thing)));
});

test('breadcrumbs leave out what has no page, and one step alone', () => {
  const [list] = breadcrumbs([
    {name: 'Web', url: 'https://a.test/'},
    {name: 'Část'},
    {name: 'Data', url: 'https://a.test/d/'},
  ]);
  assert.deepEqual(list?.itemListElement, [
    {'@type': 'ListItem', position: 1, name: 'Web', item: 'https://a.test/'},
    {'@type': 'ListItem', position: 2, name: 'Data', item: 'https://a.test/d/'},
  ]);
  assert.deepEqual(breadcrumbs([{name: 'Web', url: 'https://a.test/'}]), []);
});

test('a text inside structured data cannot end its element', () => {
  const script = graphScript([{'@type': 'Thing', name: '</script><script>alert(1)</script>'}]);
  assert.equal(script.match(/<\/script>/g)?.length, 1);
  assert.equal(graphScript([]), '');
});

test('a sitemap names the languages that list the page too', () => {
  const entries = readSitemap(
    '<urlset><url><loc>https://a.test/</loc></url><url><loc>https://a.test/x/</loc><lastmod>2026-01-02</lastmod></url></urlset>',
  );
  const homes = new Map([
    ['cs', 'https://a.test/'],
    ['en', 'https://a.test/en/'],
  ] as const);
  const lists = new Map([
    ['cs', new Set(['https://a.test/', 'https://a.test/x/'])],
    ['en', new Set(['https://a.test/en/'])],
  ] as const);
  const xml = sitemapXml({locale: 'cs', entries}, homes, lists, true);
  assert.match(
    xml,
    /<loc>https:\/\/a\.test\/<\/loc><xhtml:link rel="alternate" hreflang="cs" href="https:\/\/a\.test\/"\/><xhtml:link rel="alternate" hreflang="x-default" href="https:\/\/a\.test\/"\/><xhtml:link rel="alternate" hreflang="en" href="https:\/\/a\.test\/en\/"\/><\/url>/,
  );
  assert.match(xml, /x\/<\/loc><lastmod>2026-01-02<\/lastmod>/);
  assert.doesNotMatch(xml, /en\/x/);
  assert.doesNotMatch(sitemapXml({locale: 'cs', entries}, homes, lists, false), /lastmod/);
  assert.deepEqual(readSitemap(xml), entries);
  assert.throws(() => readSitemap('<urlset></urlset>'), /lists no page/);
});

test('robots.txt leads to every sitemap', () => {
  assert.equal(
    robotsText(['https://a.test/sitemap.xml', 'https://a.test/en/sitemap.xml']),
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/sitemap.xml\nSitemap: https://a.test/en/sitemap.xml\n',
  );
});

function twin(main: string): string {
  const source = page({main: `<div class="theme-doc-markdown markdown">${main}</div>`});
  const other = {...page({}, 'docs/other/'), url: 'https://a.test/docs/other/'};
  const hidden = {...page({}, 'docs/glossary/'), url: 'https://a.test/docs/glossary/', hidden: true};
  return twinOf(source, pathsWithTwin([other, hidden])).replace(/^[\s\S]*?<https:[^>]*>\n\n/, '');
}

test('the twin of a page has its title, description and address before its text', () => {
  const source = page();
  assert.equal(twinOf(source, new Set()), '# Data\n\n> Popis "dat"\n\n<https://a.test/docs/data/>\n\nText\n');
  assert.equal(twinFile({locale: 'en', route: 'docs/data/'}), 'en/docs/data.md');
  assert.equal(hasTwin({kind: 'document', hidden: true}), false);
  assert.equal(hasTwin({kind: 'category', hidden: false}), false);
});

test('links of a twin lead to twins where there are some, and are absolute', () => {
  assert.equal(
    twin('<p><a href="/docs/other/#a">a</a> <a href="../glossary/#b">b</a> <a href="https://b.test/c">c</a></p>'),
    '[a](/docs/other.md#a) [b](/docs/glossary/#b) [c](https://b.test/c)\n',
  );
});

test('notices, code, drawings and tables of a twin are plain Markdown', () => {
  assert.equal(
    twin(
      '<div class="theme-admonition alert"><div class=admonitionHeading_x><span class=admonitionIcon_x><svg/></span>Pozor</div><div class=admonitionContent_x><p>Text<!-- --> a</p></div></div>',
    ),
    '> **Pozor**\n>\n> Text a\n',
  );
  assert.equal(
    twin(
      '<div class="theme-code-block block_x"><div class=title_x>a.py</div><div class=body_x><pre data-language=python><code><span>a</span> = 1\nb</code></pre><button>x</button></div></div>',
    ),
    'a.py\n\n```python\na = 1\nb\n```\n',
  );
  assert.equal(
    twin(
      '<figure><div role=img aria-label="Sběrnice"><svg><text>A</text></svg></div><figcaption>Řada</figcaption></figure>',
    ),
    '*Sběrnice*\n\n*Řada*\n',
  );
  assert.equal(
    twin(
      '<table><caption>Kódy</caption><thead><tr><th>Kód<th>Význam</thead><tbody><tr><td><code>1</code><td><ul><li>a<li>b</ul></tbody></table><form><input></form>',
    ),
    '**Kódy**\n\n| Kód | Význam |\n| - | - |\n| `1` | a; b |\n',
  );
});

test('tabs of a twin stand under each other with their labels', () => {
  assert.equal(
    twin(
      '<div class=tabs-container><ul role=tablist><li role=tab>iOS<li role=tab>Android</ul><div><div role=tabpanel><p>A</p></div><div role=tabpanel hidden><p>B</p></div></div></div>',
    ),
    '**iOS**\n\nA\n\n**Android**\n\nB\n',
  );
});
