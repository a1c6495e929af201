import type {Page} from '@playwright/test';
import {LOCALES, type Locale} from '../src/config/locales';
import {ALGOLIA} from './support/algoliaAccount';
import {answer, FakeAlgolia, SERVICE_ONLY, OUTSIDE, streamedAnswer} from './support/fakeAlgolia';
import {prefix} from './support/pages';
import {servedDir} from './support/sites';
import {expectFirstHit, expectLink} from './support/searchDialog';
import {test as base, expect, open} from './support/test';
import {text} from './support/texts';

const test = base.extend<{service: FakeAlgolia}>({
  service: [
    async ({context}, use) => {
      const service = new FakeAlgolia(servedDir('hosted'));
      await service.install(context);
      // This site counts views as well, and nobody listens here.
      await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {get: () => '1'}));
      await use(service);
    },
    {auto: true},
  ],
});

// Requests to the service are to another origin, some fail on purpose, and the sanitizer reads hostile answers in a document
// of its own, where the browser says that the policy would have stopped them.
test.use({
  site: 'hosted',
  allowed: [
    /https:\/\/[\w.-]+\.algolia(?:net)?\.(?:net|com)\/|portal\.example\.com|search-index\.json|net::ERR_FAILED|inline (?:event handler|style) violates/,
  ],
});

const start = (locale: Locale = 'cs') => `${prefix(locale)}/`;
const input = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hits .DocSearch-Hit a');
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const failure = (page: Page) => page.locator('[data-search-failure]');
const results = (page: Page) => page.locator('main ol > li');
const reply = (page: Page) => page.locator('.DocSearch-Markdown-Content');

async function searchFor(page: Page, query: string): Promise<void> {
  if (!(await input(page).isVisible())) {
    await page.keyboard.press('Control+k');
  }
  await input(page).fill(query);
}

async function ask(page: Page, question: string): Promise<void> {
  await searchFor(page, question);
  await page.locator('.DocSearch-Hit-AskAIButton').click();
}

const HOSTILE_HTML = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=2</script>',
  '<svg onload="window.hacked=4"></svg>',
  '<iframe srcdoc="<script>parent.hacked=5</script>"></iframe>',
  '<details open ontoggle="window.hacked=6">x</details>',
  '<a href="javascript:window.hacked=7">link</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hacked=8&gt;">',
];

/** Fails when hostile markup was executed or is in the page. */
async function expectInert(page: Page, within: string): Promise<void> {
  const dangerous =
    'script, img, iframe, object, embed, details, math, form[action], [onerror], [onload], [onmouseover], a[href^="javascript:" i]';
  await expect(page.locator(within).locator(dangerous)).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

test.describe('answered by the service @full', () => {
  for (const locale of LOCALES) {
    test(`filters by the language and version of the reader (${locale})`, async ({page, context, service}) => {
      await open(page, start(locale));
      const preconnect = `https://${ALGOLIA.appId}-dsn.algolia.net`;
      await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', preconnect);
      await searchFor(page, 'xenon');
      await expect(hits(page).first().locator('mark')).toHaveText('Xenonový');
      expect(service.queries.at(-1)?.facetFilters).toEqual([
        `language:${locale}`,
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ]);
      await expectLink(page, context, hits(page).first(), new RegExp(`^(?:[^/]+//[^/]+)?${prefix(locale)}/docs/web/`));
      await page.evaluate(() => Object.assign(window, {stillHere: true}));
      await hits(page).first().click();
      await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${prefix(locale)}/docs/web/`));
      await expect(modal(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    });
  }

  test('"see all" leads to the search page, paged and filtered by the service', async ({page, service}) => {
    await open(page, start());
    await searchFor(page, 'xenonový zdroj');
    const link = page.locator('.DocSearch-HitsFooter a');
    await expect(link).toHaveText(text('cs', 'theme.SearchBar.seeAll', {count: String(SERVICE_ONLY.count)}));
    await link.click();
    await expect(page.locator('main [role="status"]')).toContainText(String(SERVICE_ONLY.count));
    await page.getByRole('button', {name: text('cs', 'site.search.more')}).click();
    await expect(results(page)).toHaveCount(SERVICE_ONLY.count);
    await page.locator('main input[type="search"]').fill('teplota');
    const areas = page.locator('main [role="group"] button');
    await areas.filter({hasText: 'Web'}).click();
    await expect(page).toHaveURL(/area=Web/);
    await expect.poll(() => JSON.stringify(service.queries)).toContain('hierarchy.lvl0:Web');
    await expect(areas.filter({hasText: 'Čidla'})).toBeVisible();
  });

  test('texts with characters of HTML are shown as written', async ({page}) => {
    await open(page, '/search/?q=znaménka');
    await expect(results(page).first()).toContainText('a < b i <addr> beze změny');
  });

  test('hits of the external pattern load fully', async ({page}) => {
    await page.context().route(`${OUTSIDE.url}**`, (route) => route.fulfill({body: 'outside'}));
    await open(page, start());
    await searchFor(page, OUTSIDE.title);
    await expectFirstHit(page, OUTSIDE.url);
    await hits(page).first().click();
    await expect(page).toHaveURL(OUTSIDE.url);
  });

  test('hostile highlights and addresses stay text', async ({page, service}) => {
    service.tamper = ({results: answers}) => ({
      results: answers.map((result) => ({
        ...result,
        hits: HOSTILE_HTML.map((html, number) => ({
          ...result.hits[0],
          objectID: String(number),
          url: 'javascript:window.hacked=10',
          hierarchy: {lvl0: html, lvl1: `${html} teplota`, lvl2: null},
          type: 'lvl1',
          content: html,
          // The service may leave any part out; the dialog's fallback must be safe too.
          _highlightResult: undefined,
          _snippetResult: number % 2 ? undefined : {hierarchy: {lvl1: {value: `<mark>teplota</mark>${html}`}}},
        })),
        nbHits: HOSTILE_HTML.length,
      })),
    });
    await open(page, start());
    await searchFor(page, 'teplota');
    await expect(hits(page)).toHaveCount(HOSTILE_HTML.length);
    await expect(hits(page).first()).toContainText('<img src=x onerror');
    await expect(hits(page).first().locator('mark').first()).toHaveText('teplota');
    await expectInert(page, '.DocSearch-Modal');
    await hits(page).first().click();
    await expect(modal(page)).toHaveCount(0);
    await open(page, '/search/?q=teplota');
    await expect(results(page)).toHaveCount(HOSTILE_HTML.length);
    await expectInert(page, 'main');
  });
});

test.describe('when the service does not answer @full', () => {
  const FAULTS: Record<string, FakeAlgolia['fault']> = {
    'cuts the connection': (route) => route.abort(),
    'answers with other records': (route) =>
      answer(route, 200, '{"results":[{"hits":[{"objectID":"1","title":"x"}],"nbHits":1}]}'),
  };
  test('the embedded index answers in the same dialog', async ({page, service}) => {
    for (const [name, fault] of Object.entries(FAULTS)) {
      await test.step(name, async () => {
        service.fault = fault;
        await open(page, start());
        await searchFor(page, 'kalibrace');
        await expectFirstHit(page, '/docs/web/#calibration');
        const queryCount = service.queries.length;
        // A dialog opened again remembers.
        await page.keyboard.press('Escape');
        await expect(modal(page)).toHaveCount(0);
        await searchFor(page, 'graf');
        await expectFirstHit(page, '/docs/web/#chart');
        await expect(failure(page)).toHaveCount(0);
        expect(service.queries.length).toBe(queryCount);
      });
    }
  });

  test('nor can the index be loaded: both interfaces say so and try again', async ({page, context, service}) => {
    let broken = true;
    await context.route('**/search-index.json', (route) => (broken ? route.abort() : route.continue()));
    service.fault = (route) => answer(route, 500, '{}');
    await open(page, start());
    await searchFor(page, 'kalibrace');
    await expect(failure(page)).toContainText(text('cs', 'theme.SearchModal.errorScreen.titleText'));
    await expect(failure(page)).toContainText(text('cs', 'theme.SearchModal.errorScreen.helpText'));
    broken = false;
    await page.getByRole('button', {name: text('cs', 'site.search.retry')}).click();
    await expectFirstHit(page, '/docs/web/#calibration');
    await expectLink(page, context, hits(page).first(), /\/docs\/web\/#calibration/);
    broken = true;
    await open(page, '/en/search/?q=calibration');
    await expect(failure(page)).toContainText(text('en', 'theme.SearchModal.errorScreen.titleText'));
    broken = false;
    await failure(page).getByRole('button').click();
    await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/en/docs/web/#calibration');
  });
});

test.describe('assistant @full', () => {
  test('answers with a warning, takes an opinion, and leads back', async ({page, service}) => {
    const label = (id: string) => text('en', `theme.SearchModal.${id}`);
    service.assistant.body = streamedAnswer('First **piece**', ' and the second.');
    await open(page, start('en'));
    await ask(page, 'xenon');
    await expect(page.getByText(label('askAiScreen.disclaimerText'))).toBeVisible();
    await expect(reply(page)).toHaveText('First piece and the second.');
    await expect(reply(page).locator('strong')).toHaveText('piece');
    await expect(input(page)).toHaveAttribute('placeholder', label('searchBox.placeholderTextAskAi'));
    expect(JSON.stringify(service.questions[0])).toContain('xenon');
    await page.getByRole('button', {name: label('askAiScreen.likeButtonTitle'), exact: true}).click();
    await expect(modal(page)).toContainText(label('askAiScreen.thanksForFeedbackText'));
    expect(service.questions.at(-1)).toMatchObject({path: '/chat/feedback', body: {thumbs: 1}});
    await page.keyboard.press('Escape');
    await expect(reply(page)).toHaveCount(0);
    await searchFor(page, 'xenon');
    await expect(hits(page).first()).toBeVisible();
  });

  test('says so when it has no token, answers with an error status or in another format', async ({page, service}) => {
    // A token is kept, so its absence comes first.
    const errors: Partial<FakeAlgolia>[] = [
      {tokenStatus: 500},
      {tokenStatus: 200, assistant: {status: 500, body: `<h1>Gateway</h1>${HOSTILE_HTML.join('')}`}},
      {assistant: {body: 'data: {"type":"unheard-of"}\n\n'}},
    ];
    for (const error of errors) {
      Object.assign(service, error);
      await open(page, start());
      await ask(page, 'kalibrace');
      await expect(page.locator('.DocSearch-AskAiScreen-Error')).toContainText(text('cs', 'site.search.askAi.failed'));
      await expectInert(page, '.DocSearch-Modal');
    }
  });

  test('hostile answers are shown without executing', async ({page, service}) => {
    const markdown = ['```html" onmouseover="window.hacked=11\n<b>code</b>\n```', '[good](https://docs.example.com/)'];
    service.assistant.body = streamedAnswer(
      [...markdown, '![](x" onerror="window.hacked=13)', ...HOSTILE_HTML].join('\n\n'),
    );
    await open(page, start());
    await ask(page, 'kalibrace');
    await expect(reply(page).locator('pre')).toHaveText('<b>code</b>');
    await expect(reply(page).getByRole('link', {name: 'good'})).toHaveAttribute('href', 'https://docs.example.com/');
    await expectInert(page, '.DocSearch-AskAiScreen-Message--assistant');
  });

  test('what the browser has stored is not trusted', async ({page}) => {
    const html = HOSTILE_HTML.join('\n\n');
    const hit = {objectID: 'x', type: 'lvl1', url: 'javascript:window.hacked=15', hierarchy: {lvl0: 'Web', lvl1: html}};
    const parts = [{type: 'text', text: html}];
    const talk = {...hit, query: 'Stored', type: 'askAI', hierarchy: {lvl1: 'Stored'}, anchor: 'stored'};
    const conversation = {
      ...talk,
      messages: [
        {id: 'u', role: 'user', parts},
        {id: 'a', role: 'assistant', parts},
      ],
    };
    const damaged = [null, 7, 'text', {}, {objectID: 'x'}];
    const stored = {
      ASKAI_CONVERSATIONS: [conversation, ...damaged],
      RECENT_SEARCHES: [{...hit, objectID: 'recent'}, ...damaged],
      FAVORITE_SEARCHES: {not: 'a list'},
    };
    await page.addInitScript((entries) => {
      Object.entries(entries).forEach(([key, value]) => {
        localStorage.setItem(`__DOCSEARCH_${key}__manual`, JSON.stringify(value));
      });
    }, stored);
    await open(page, start());
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toContainText('<img src=x');
    await expectInert(page, '.DocSearch-Modal');
    await page.locator('.DocSearch-Hit', {hasText: 'Stored'}).last().click();
    await expect(reply(page).first()).toBeVisible();
    await expectInert(page, '.DocSearch-Modal');
  });
});
