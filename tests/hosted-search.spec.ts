/** The stock search of `theme-search-algolia`, as it is configured; src/plugins/search/README.md says what it lacks. */
import type {Page} from '@playwright/test';
import {ALGOLIA} from './support/algoliaAccount';
import {FakeAlgolia, INSIDE, OUTSIDE} from './support/fakeAlgolia';
import {expectFirstHit, searchFor} from './support/searchDialog';
import {siteAddress} from './support/sites';
import {test as base, expect, open} from './support/test';
import {text} from './support/texts';

const test = base.extend<{service: FakeAlgolia}>({
  service: [
    async ({context}, use) => {
      const service = new FakeAlgolia(siteAddress('hosted'));
      await service.install(context);
      // DocSearch sends analytics, which this service does not answer; "do not track" stops it.
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'doNotTrack', {get: () => '1', configurable: true}),
      );
      await use(service);
    },
    {auto: true},
  ],
});

// Requests to the service are to another origin; the policy refuses the style element in the service's logo.
test.use({
  site: 'hosted',
  allowed: [/https:\/\/[\w.-]+\.algolia(?:net)?\.(?:net|com)\/|portal\.example\.com|inline style/],
});

const input = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hits .DocSearch-Hit a');

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

test.describe('hosted search @full', () => {
  test('asks with the language and version of the reader, and hits are followed in-app', async ({page, service}) => {
    await open(page, '/en/');
    const preconnect = `https://${ALGOLIA.appId}-dsn.algolia.net`;
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', preconnect);
    await ask(page, 'xenon');
    await expect(hits(page).first().locator('mark')).toHaveText(INSIDE.title);
    expect(service.queries.at(-1)?.facetFilters?.flat()).toEqual([
      'language:en',
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-current',
    ]);
    await page.evaluate(() => Object.assign(window, {stillHere: true}));
    await hits(page).first().click();
    await expect(page).toHaveURL('/en/docs/web/');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('a hit of the external pattern opens outside; "see all" leads to the search page of the service', async ({
    page,
  }) => {
    await page.context().route(`${OUTSIDE.url}**`, (route) => route.fulfill({body: 'outside'}));
    await open(page, '/');
    await ask(page, 'xenonový zdroj');
    // Not by Enter, which asks the assistant: its row is the first.
    const opened = page.context().waitForEvent('page');
    await hits(page).filter({hasText: OUTSIDE.title}).click();
    await expect(await opened).toHaveURL(OUTSIDE.url);
    await page.bringToFront();
    await ask(page, 'xenonový zdroj');
    await page.locator('.DocSearch-HitsFooter a').click();
    await expect(page).toHaveURL(/\/search\/?\?q=xenon/);
    await expect(page.locator('main article').first()).toContainText(INSIDE.title);
  });

  test('the assistant answers with a warning, and leads back', async ({page, service}) => {
    await open(page, '/en/');
    await ask(page, 'xenon');
    await page.locator('.DocSearch-Hit-AskAIButton').click();
    await expect(page.getByText(text('en', 'theme.SearchModal.askAiScreen.disclaimerText'))).toBeVisible();
    await expect(page.locator('.DocSearch-Markdown-Content')).toHaveText('First piece and the second.');
    expect(JSON.stringify(service.questions)).toContain('xenon');
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Markdown-Content')).toHaveCount(0);
  });

  test("while the browser is offline, the site's own dialog opens and answers", async ({page, service}) => {
    await open(page, '/');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', {get: () => false});
      dispatchEvent(new Event('offline'));
    });
    await searchFor(page, 'kalibrace');
    await expectFirstHit(page, /calibration$/);
    expect(service.queries).toEqual([]);
  });
});
