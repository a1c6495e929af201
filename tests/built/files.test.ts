/** What the build writes beside its pages, and the frame of the pages, read without a browser. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import {load} from 'cheerio';
import {test} from 'vitest';
import {LOCALES} from '../../src/config/locales';
import {MAIN_DOC} from '../../src/config/redirects';
import {algolia} from '../../src/config/search';
import {TITLE} from '../../src/config/site';
import {parsePage, type Page} from '../../src/plugins/site-output/page';
import {allPages, fileAt, prefix, sitemapPages} from '../support/pages';
import {readBuild} from '../support/sites';

const known = new Set(allPages().map(({url}) => url));
const origin = new URL([...known][0] ?? '').origin;
/** Pages of articles by address: several tests compare them with the feeds. */
const posts = new Map<string, Page>();

function post(address: string): Page {
  const page = posts.get(address) ?? parsePage(readBuild(`${new URL(address).pathname}index.html`));
  posts.set(address, page);
  return page;
}

const exists = (address: string) => address.startsWith(`${origin}/`) && fs.existsSync(fileAt(address));

for (const locale of LOCALES) {
  const base = prefix(locale);
  const read = (file: string) => parsePage(readBuild(base + file), {site: TITLE[locale]});

  for (const feed of ['rss.xml', 'atom.xml']) {
    test(`${base}/blog/${feed} lists the articles of its language with full addresses`, () => {
      const xml = readBuild(`${base}/blog/${feed}`);
      assert.ok(xml.includes(`<title>${TITLE[locale]} – blog</title>`));
      const entries = xml.split(/<(?:item|entry)>/).slice(1);
      assert.ok(entries.length >= 4);
      for (const entry of entries) {
        const address = /<link>([^<]+)<|<link href="([^"]+)"/.exec(entry)?.slice(1).find(Boolean) ?? '';
        assert.ok(known.has(address) && address.startsWith(`${origin}${base}/blog/`), address);
        const inside = [...entry.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = '']) => target);
        assert.deepEqual(
          inside.filter((target) => !/^(?:https?|mailto):/.test(target)),
          [],
        );
        // Readers of feeds have neither the styles nor the scripts of the site.
        const $ = load(
          /<(?:content|content:encoded)(?: [^>]*)?><!\[CDATA\[([^]*?)\]\]>/.exec(entry)?.[1] ?? '',
          null,
          false,
        );
        assert.ok($.root().text().length > 1000, address);
        const dead =
          'svg, button, input, script, style, [class], [style], [role], :empty:not(img, br, hr, td, th, math *)';
        assert.deepEqual(
          Array.from($(dead), (element) => $.html(element)),
          [],
          address,
        );
        const {document} = post(address);
        for (const drawing of document('.markdown [role="img"]').toArray()) {
          assert.ok(
            $('figure')
              .text()
              .includes(document(drawing).attr('aria-label') ?? ''),
            address,
          );
        }
      }
    });
  }

  test(`an article of the feeds tells when it was published and when it last changed (${locale})`, () => {
    const [, ...entries] = readBuild(`${base}/blog/atom.xml`).split('<entry>');
    const dateOf = (entry: string, tag: string) => Date.parse(new RegExp(`<${tag}>([^<]+)<`).exec(entry)?.[1] ?? '');
    for (const entry of entries) {
      const address = /<id>([^<]+)</.exec(entry)?.[1] ?? '';
      const {document: $} = post(address);
      const updated = /"dateModified":"([^"]+)"/.exec($('script[type="application/ld+json"]').text())?.[1] ?? '';
      const published = Date.parse($('article time').first().attr('datetime') ?? '');
      assert.equal(dateOf(entry, 'published'), published, address);
      assert.equal(dateOf(entry, 'updated'), Math.max(published, Date.parse(updated)), address);
    }
  });

  test(`the sitemap lists the last change of a document (${locale})`, () => {
    const xml = readBuild(`${base}/sitemap.xml`);
    const current = new Set(allPages().map((page) => page.url));
    for (const [entry, url = ''] of xml.matchAll(/<url><loc>([^<]+)<\/loc>.*?<\/url>/g)) {
      const isDocument = current.has(decodeURI(url)) && /\/docs\/(?!category\/)/.test(url);
      assert.ok(!isDocument || /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry), url);
    }
    assert.ok(readBuild('/robots.txt').includes(`Sitemap: ${origin}${base}/sitemap.xml\n`));
  });

  test(`llms.txt lists every Markdown copy, whose links exist (${locale})`, () => {
    const contents = readBuild(`${base}/llms.txt`);
    const listed = [...contents.matchAll(/^- \[.*?\]\((\S+?)\)(?:: \S.{10,})$/gm)].map(([, address = '']) => address);
    assert.equal(listed.length, contents.match(/^- /gm)?.length, 'every line has a link and a description');
    const copies = sitemapPages(locale)
      .map(({url}) => url.replace(/\/$/, '.md'))
      .filter(exists);
    assert.deepEqual(listed.map((address) => decodeURI(address)).sort(), copies.sort());
    for (const address of copies) {
      const markdown = fs.readFileSync(fileAt(address), 'utf8');
      assert.ok(markdown.startsWith('# '), address);
      const prose = markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
      assert.doesNotMatch(prose, /<(?!https?:)\/?[a-z!]/i, `${address} holds HTML`);
      for (const [, target = ''] of prose.matchAll(/\]\((?!#)([^)\s]+)\)/g)) {
        const absolute = new URL(target, origin).href.replace(/[?#].*$/, '');
        assert.ok(!absolute.startsWith(`${origin}/`) || exists(absolute), `${address} leads to ${target}`);
      }
    }
  });

  test(`pages outside of the sitemap have a title and a description; the old address of the docs redirects (${locale})`, () => {
    for (const file of ['/404.html', '/search/index.html']) {
      const {title, description} = read(file);
      // The search page of the stock theme has none.
      const isStock = file.startsWith('/search/') && algolia() !== undefined;
      assert.ok(title !== '' && (isStock || description.length > 19), file);
    }
    assert.equal(read('/search/index.html').isListed, false);
    assert.equal(read('/docs/index.html').redirect, `${base}/docs/${MAIN_DOC}/`);
    assert.match(readBuild('/_redirects'), new RegExp(`^${base}/docs ${base}/docs/${MAIN_DOC}/ 302$`, 'm'));
  });
}
