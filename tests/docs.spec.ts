import {LOCALES, type Locale} from '../src/config/locales';
import {outsideLink} from '../src/config/links';
import {prefix, sitemapPages} from './support/pages';
import {expect, test} from './support/test';
import {text} from './support/texts';

/** Documents outside of every sidebar have no trail and no neighbours. */
const WITHOUT_SIDEBAR = ['/docs/intro/'];
/** The only document of its sidebar has no neighbours. */
const WITHOUT_NEIGHBOURS = [...WITHOUT_SIDEBAR, '/docs/ext-charts/intro/'];

function documentRoutes(locale: Locale): string[] {
  return sitemapPages(locale)
    .map(({route}) => route)
    .filter((route) => route.startsWith('/docs/') && !route.startsWith('/docs/category/'));
}

interface Labels {
  trail: string;
  neighbours: string;
  edit: string;
}

interface FoundDocument {
  route: string;
  /** Ids of all headings of the text, in order. */
  headingIds: string[];
  sectionIds: string[];
  contentsLinks: string[];
  trailLength: number;
  neighbours: number;
  editLink: string | undefined;
  lastUpdate: string | undefined;
}

/** Reads documents as they were built; one page visit fetches all of them. */
function readDocuments([addresses, labels]: readonly [{route: string; address: string}[], Labels]): Promise<
  FoundDocument[]
> {
  const read = async ({route, address}: {route: string; address: string}): Promise<FoundDocument> => {
    const html = await (await fetch(address)).text();
    const built = new DOMParser().parseFromString(html, 'text/html');
    const article = built.querySelector('article');
    const headings = [...(article?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])].filter(
      // The collapsed table of contents and the cards of lists are no part of the text.
      (heading) => heading.closest('nav') === null,
    );
    return {
      route,
      headingIds: headings.filter(({id}) => id !== '').map(({id}) => id),
      sectionIds: headings.filter(({tagName, id}) => /H[23]/.test(tagName) && id !== '').map(({id}) => id),
      contentsLinks: [...built.querySelectorAll('main a[href^="#"]')]
        .filter((link) => link.closest('article') === null)
        .map((link) => (link.getAttribute('href') ?? '').slice(1)),
      trailLength: built.querySelectorAll(`nav[aria-label="${labels.trail}"] li`).length,
      neighbours: built.querySelectorAll(`nav[aria-label="${labels.neighbours}"] a`).length,
      editLink: [...(article?.querySelectorAll('a') ?? [])].find(({textContent}) => textContent === labels.edit)?.href,
      lastUpdate: article?.querySelector('footer time')?.getAttribute('datetime') ?? undefined,
    };
  };
  return Promise.all(addresses.map(read));
}

test.describe('documents @desktop', () => {
  // The policy of the site lets nobody read markup.
  test.use({bypassCSP: true});

  const found = new Map<Locale, FoundDocument[]>();

  test.beforeEach(async ({page}) => {
    if (found.size > 0) {
      return;
    }
    await page.goto('/markdown-page/');
    for (const locale of LOCALES) {
      const addresses = documentRoutes(locale).map((route) => ({route, address: prefix(locale) + route}));
      const labels = {
        trail: text(locale, 'theme.docs.breadcrumbs.navAriaLabel'),
        neighbours: text(locale, 'theme.docs.paginator.navAriaLabel'),
        edit: text(locale, 'theme.common.editThisPage'),
      };
      found.set(locale, await page.evaluate(readDocuments, [addresses, labels] as const));
    }
  });

  test('have the same ASCII heading ids in both languages', () => {
    const english = new Map(found.get('en')?.map(({route, headingIds}) => [route, headingIds]));
    const problems = (found.get('cs') ?? []).flatMap(({route, headingIds}) => [
      ...headingIds
        .filter((id) => !/^[a-z0-9][a-z0-9._-]*$/i.test(id))
        .map((id) => `${route}: the id "${id}" is not ASCII`),
      ...(headingIds.join() === english.get(route)?.join()
        ? []
        : [`${route}: cs ${headingIds.join(' ')} ≠ en ${english.get(route)?.join(' ')}`]),
    ]);
    expect(problems).toEqual([]);
    expect([...english.values()].flat().length).toBeGreaterThan(100);
  });

  test('list their sections of levels 2 and 3, and no other', () => {
    for (const {route, sectionIds, contentsLinks} of [...found.values()].flat()) {
      expect.soft(contentsLinks, route).toEqual(sectionIds);
    }
  });

  test('show where they stand and what comes before and after', () => {
    for (const {route, trailLength, neighbours} of [...found.values()].flat()) {
      expect.soft(trailLength >= 2, `${route}: trail`).toBe(!WITHOUT_SIDEBAR.includes(route));
      expect.soft(neighbours > 0, `${route}: neighbours`).toBe(!WITHOUT_NEIGHBOURS.includes(route));
    }
  });

  test('lead to their source in their own language and say when it changed', () => {
    const folders = {cs: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current'};
    for (const locale of LOCALES) {
      for (const {route, editLink, lastUpdate} of found.get(locale) ?? []) {
        const id = route.slice('/docs/'.length, -1);
        expect
          .soft(editLink, `${locale} ${route}`)
          .toBe(`${outsideLink('repository')}/edit/main/${folders[locale]}/${id}.mdx`);
        expect.soft(Date.parse(lastUpdate ?? ''), `${locale} ${route}: last update`).toBeLessThanOrEqual(Date.now());
      }
    }
  });
});
