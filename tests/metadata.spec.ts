import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {LOCALES} from '../src/config/locales';
import {TITLE} from '../src/config/site';
import {parsePage} from '../src/plugins/site-output/page';
import {allPages, prefix, sitemapPages} from './support/pages';
import {BUILD_DIR, readBuild} from './support/sites';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const PICTURE_SIZE = '1200 × 630';
const MAX_PICTURE_BYTES = 40 * 1024;

interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Properties that search engines require of each type, and that every article of this site has. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  TechArticle: ['headline', 'description', 'inLanguage', 'image', 'publisher', 'author', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'description', 'inLanguage', 'image', 'publisher', 'author', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
};

const pages = allPages();
const origin = new URL(pages[0]?.url ?? '').origin;

/** File of the build at an absolute published address. */
function fileAt(address: string): string {
  const {pathname} = new URL(address);
  return path.join(BUILD_DIR, decodeURI(pathname.replace(/\/$/, '/index.html')));
}

const exists = (address: string) => address.startsWith(`${origin}/`) && fs.existsSync(fileAt(address));

/** Absolute addresses of this site anywhere in a value, without hash. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.startsWith(`${origin}/`) ? [value.replace(/#.*$/, '')] : [];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
}

function structuredDataProblems(graph: readonly Thing[], url: string, hasBreadcrumbs: boolean): string[] {
  const problems = graph.flatMap((thing) => {
    const required = REQUIRED[thing['@type']] ?? ['a known type'];
    const isRelative = (value: unknown) => typeof value === 'string' && value.startsWith('/');
    return [
      ...required.filter((name) => !thing[name]).map((name) => `${thing['@type']} has no ${name}`),
      ...Object.keys(thing).flatMap((name) => (isRelative(thing[name]) ? [`${name} is not absolute`] : [])),
      ...addressesIn(thing).flatMap((address) => (exists(address) ? [] : [`${address} does not exist`])),
    ];
  });
  const list = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
    | {position: number; name: string; item?: string}[]
    | undefined;
  if (hasBreadcrumbs && (!list || list.length < 2 || decodeURI(list.at(-1)?.item ?? '') !== url)) {
    problems.push('its breadcrumbs do not lead to it');
  }
  if (list?.some(({position, name, item}, index) => position !== index + 1 || !name || !item?.endsWith('/'))) {
    problems.push('its breadcrumbs have a step without a number, name, or full address');
  }
  const isHome = LOCALES.some((locale) => url === `${origin}${prefix(locale)}/`);
  const missing = (isHome ? ['Organization', 'WebSite'] : []).filter(
    (type) => !graph.some((thing) => thing['@type'] === type),
  );
  return [...problems, ...missing.map((type) => `has no ${type}`)];
}

test.describe('metadata @desktop', () => {
  test('every page has its social picture, structured data, Markdown copy and feeds', async () => {
    const problems: string[] = [];
    const pictures = new Set<string>();
    for (const {url, locale, path: pathname, route} of pages) {
      const {document: $, image: picture = '', markdown: copy} = parsePage(readBuild(`${pathname}index.html`), {route});
      const property = (name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
      const report = (problem: string) => problems.push(`${pathname} ${problem}`);
      if (!exists(picture)) {
        report(`shows the picture ${picture}, which does not exist`);
      } else {
        const {width, height, format} = await sharp(fileAt(picture)).metadata();
        const said = `${property('og:image:width')} × ${property('og:image:height')}`;
        const {size} = fs.statSync(fileAt(picture));
        if (`${width} × ${height}` !== said || said !== PICTURE_SIZE || format !== 'png' || size > MAX_PICTURE_BYTES) {
          report(`has a picture of ${width} × ${height} and ${size} bytes (${format}), and says ${said}`);
        }
      }
      if (pictures.has(picture)) {
        report('shares its picture with another page');
      }
      pictures.add(picture);
      if (!property('og:image:alt').includes(TITLE[locale])) {
        report('has a picture without a description');
      }
      if ($('meta[name="twitter:card"]').attr('content') !== 'summary_large_image' || !property('og:type')) {
        report('has no card or type for previews');
      }
      const graph = Array.from($('script[type="application/ld+json"]'), (script) => {
        const data = JSON.parse($(script).text()) as Thing & {'@graph'?: Thing[]};
        return data['@graph'] ?? [data];
      }).flat();
      structuredDataProblems(graph, url, $('nav.theme-doc-breadcrumbs').length > 0).forEach(report);
      const isText = graph.some((thing) => ['TechArticle', 'BlogPosting'].includes(thing['@type']));
      if (isText !== (copy !== undefined) || (copy !== undefined && !exists(origin + encodeURI(decodeURI(copy))))) {
        report(`leads to the Markdown ${copy}`);
      }
      for (const type of ['application/rss+xml', 'application/atom+xml']) {
        const feed = $(`link[rel=alternate][type="${type}"]`).attr('href') ?? '';
        if (!feed.startsWith(`${prefix(locale)}/blog/`) || !exists(origin + feed)) {
          report(`announces the feed ${feed}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  test('the links of every Markdown copy and of llms.txt exist', () => {
    const problems: string[] = [];
    for (const locale of LOCALES) {
      const contents = readBuild(`${prefix(locale)}/llms.txt`);
      const listed = [...contents.matchAll(/^- \[.*?\]\((\S+?)\)(?:: \S.{10,})$/gm)].map(([, address = '']) => address);
      expect(listed.length, 'every line has a link and a description').toBe(contents.match(/^- /gm)?.length);
      const copies = sitemapPages(locale)
        .map(({url}) => url.replace(/\/$/, '.md'))
        .filter((address) => exists(address));
      expect(listed.map((address) => decodeURI(address)).sort()).toEqual(copies.sort());
      for (const address of copies) {
        const markdown = fs.readFileSync(fileAt(address), 'utf8');
        expect(markdown.startsWith('# '), address).toBe(true);
        const prose = markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
        problems.push(...(/<(?!https?:)\/?[a-z!]/i.exec(prose) ? [`${address} holds HTML`] : []));
        for (const [, target = ''] of prose.matchAll(/\]\((?!#)([^)\s]+)\)/g)) {
          const absolute = new URL(target, origin).href.replace(/[?#].*$/, '');
          if (absolute.startsWith(`${origin}/`) && !exists(absolute)) {
            problems.push(`${address} leads to ${target}`);
          }
        }
      }
    }
    expect(problems).toEqual([]);
  });

  test('sitemaps list the last change of a document; robots.txt lists the sitemaps', () => {
    for (const locale of LOCALES) {
      const xml = readBuild(`${prefix(locale)}/sitemap.xml`);
      for (const [entry, url = ''] of xml.matchAll(/<url><loc>([^<]+)<\/loc>.*?<\/url>/g)) {
        if (/\/docs\/(?!category\/)/.test(url)) {
          expect.soft(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
        }
      }
      expect(readBuild('/robots.txt')).toContain(`Sitemap: ${origin}${prefix(locale)}/sitemap.xml\n`);
    }
  });

  test('pages outside of the sitemaps have their own title and description too', () => {
    for (const locale of LOCALES) {
      for (const file of ['/404.html', '/search/index.html']) {
        const {title, description} = parsePage(readBuild(`${prefix(locale)}${file}`), {site: TITLE[locale]});
        expect.soft([title !== '', description.length > 19], `${locale} ${file}`).toEqual([true, true]);
      }
    }
  });
});

test.describe('Markdown copy', () => {
  test.use({
    allowed: [
      /^request failed: \S+roles\.md |^console error: Failed to load resource: net::ERR_FAILED \(\S+roles\.md\)/,
    ],
  });

  test('is copied by keyboard, and a failure is announced', async ({page, context}) => {
    const locale = 'cs';
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/web-portal/users/roles/');
    const copy = page.getByRole('button', {name: text(locale, 'site.markdown.copy')});
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: text(locale, 'site.markdown.copied')})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readBuild('/docs/web-portal/users/roles.md'));

    const view = page.getByRole('link', {name: text(locale, 'site.markdown.viewLabel')});
    await expect(view).toHaveAttribute('href', '/docs/web-portal/users/roles.md');
    await page.route('**/roles.md', (route) => route.abort());
    await copy.click();
    await expect(page.getByRole('status').filter({hasText: text(locale, 'site.markdown.failed')})).toBeVisible();
  });
});
