import type {Page} from '@playwright/test';
import {readIndexes} from '../scripts/search-push';
import {LOCALES, type Locale, type Localized} from '../src/config/locales';
import {INDEX_SETTINGS, uploadedRecords} from '../src/plugins/search/node/algolia';
import {ALGOLIA, ALGOLIA_HOSTS} from './support/algoliaAccount';
import {AlgoliaServer, streamedAnswer, type AssistantAnswer, type Fault} from './support/algoliaServer';
import {prefix} from './support/pages';
import {servedDir} from './support/sites';
import {test as base, expect, open} from './support/test';
import {text} from './support/texts';

/** Requests to the service, which is another origin, and what the browser says when one of them goes wrong. */
const SERVICE = /https:\/\/(?:\w+(?:-\w+)?\.algolia(?:net)?\.(?:net|com)|askai\.algolia\.com)\//;

/** A record that only the service has, so that its answers can be told from those of the embedded index. */
const ONLY_THERE = 'Xenonový zdroj';

/** Queries that sections of the web part answer, `#calibration` and `#chart`. */
const CALIBRATION: Localized = {cs: 'kalibrace', en: 'calibration'};
const CHART: Localized = {cs: 'graf', en: 'chart'};

const OUTSIDE = 'https://portal.example.com/help';

function ownRecord(language: string, id: string, title: string, url: string) {
  return {
    objectID: `${language}:${id}`,
    type: 'lvl1',
    url,
    url_without_anchor: url,
    anchor: null,
    content: null,
    hierarchy: {lvl0: 'Web', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    keywords: [],
    language,
    docusaurus_tag: 'default',
    weight: {pageRank: 0, level: 100, position: 0},
  };
}

const test = base.extend<object, {service: AlgoliaServer}>({
  service: [
    // Playwright reads the names of the fixtures that are needed from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = await AlgoliaServer.start();
      const indexes = readIndexes(servedDir('hosted'));
      const records = indexes.flatMap((index) => [
        ...uploadedRecords(index),
        ownRecord(index.language, 'only', ONLY_THERE, `${index.origin}${prefix(index.language as Locale)}/docs/web/`),
        ownRecord(index.language, 'outside', 'Nápověda portálu', OUTSIDE),
      ]);
      service.fill(ALGOLIA.index, records, INDEX_SETTINGS as never);
      await use(service);
      await service.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, service}, use) => {
      const rules = ALGOLIA_HOSTS.map((host) => `MAP ${host} 127.0.0.1:${service.securePort}`);
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          // Names that no rule knows are not looked up, so nothing can leave this machine.
          `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'].join(', ')}`,
          '--ignore-certificate-errors',
        ],
      });
    },
    {scope: 'worker'},
  ],
});

/** Playwright takes a list of two for a value and its options, so several patterns go into one. */
const besides = (...patterns: RegExp[]) => [new RegExp([SERVICE, ...patterns].map(({source}) => source).join('|'))];

test.use({site: 'hosted', allowed: besides()});

test.beforeEach(async ({service, context}) => {
  service.reset();
  // This site counts views as well, and nobody listens here.
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {get: () => '1'}));
});

const start = (locale: Locale = 'cs') => `${prefix(locale)}/`;
const input = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hits .DocSearch-Hit a');
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const failure = (page: Page) => page.locator('[data-search-failure]');
const results = (page: Page) => page.locator('main ol > li');

async function searchFor(page: Page, query: string): Promise<void> {
  if (!(await input(page).isVisible())) {
    await page.keyboard.press('Control+k');
  }
  await input(page).fill(query);
}

/** Whether anything of the hostile kind was executed or stands in the page waiting for it. */
async function expectInert(page: Page, within: string): Promise<void> {
  const dangerous = page
    .locator(within)
    .locator(
      'script, img, iframe, object, embed, details, math, form[action], style:not(svg > defs > style), [onerror], [onload]',
    );
  await expect(dangerous).toHaveCount(0);
  await expect(page.locator(within).locator('a[href^="javascript:" i]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

const HOSTILE_HTML = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=2</script>',
  '<svg><script>window.hacked=3</script></svg>',
  '<svg onload="window.hacked=4"></svg>',
  '<iframe srcdoc="<script>parent.hacked=5</script>"></iframe>',
  '<details open ontoggle="window.hacked=6">x</details>',
  '<a href="javascript:window.hacked=7">link</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hacked=8&gt;">',
  '<form action="javascript:window.hacked=9"><button>x</button></form>',
];

test.describe('dialog answered by the service', () => {
  test.use({allowed: besides(/request to another origin: https:\/\/portal\.example\.com/)});

  for (const locale of LOCALES) {
    test(`is asked for the language and version of the reader (${locale})`, async ({page, service}) => {
      await open(page, start(locale));
      await page.evaluate(() => Object.assign(window, {stillHere: true}));
      await searchFor(page, 'xenon');
      await expect(hits(page).first()).toContainText(ONLY_THERE);
      await expect(hits(page).first().locator('mark')).toHaveText('Xenonový');
      const {facetFilters, highlightPreTag} = service.queries.at(-1) ?? {};
      expect(facetFilters).toEqual([
        `language:${locale}`,
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ]);
      expect(highlightPreTag).toBe('<mark>');
      await hits(page).first().click();
      await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${prefix(locale)}/docs/web/$`));
      await expect(modal(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    });
  }

  test('"see all" says the number of the service and leads to the same number', async ({page}) => {
    await open(page, start());
    await searchFor(page, 'teplot');
    const link = page.locator('.DocSearch-HitsFooter a');
    // More than one page of answers has: 26 places, the document about them and one section of the other.
    await expect(link).toHaveText(text('cs', 'theme.SearchBar.seeAll', {count: '28'}));
    await link.click();
    await expect(page).toHaveURL(/\/search\/?\?q=teplot$/);
    await expect(page.locator('main [role="status"]')).toContainText('28');
  });

  test('hits of the external pattern load fully', async ({page}) => {
    await page.context().route(`${OUTSIDE}**`, (route) => route.fulfill({body: 'outside', contentType: 'text/plain'}));
    await open(page, start());
    await searchFor(page, 'nápověda');
    await expect(hits(page).first()).toHaveAttribute('href', OUTSIDE);
    await hits(page).first().click();
    await expect(page).toHaveURL(OUTSIDE);
    await open(page, start());
    await searchFor(page, 'nápověda');
    // The first entry offers to ask the assistant; before the answer the list shows what was opened last.
    await expect(page.locator('.DocSearch-Hit-AskAIButton')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.DocSearch-Hit[aria-selected="true"] a')).toHaveAttribute('href', OUTSIDE);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(OUTSIDE);
  });

  test('the browser is told to connect early', async ({page}) => {
    await open(page, start());
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
      'href',
      `https://${ALGOLIA.appId}-dsn.algolia.net`,
    );
  });

  test('hostile highlights and addresses stay text', async ({page, service}) => {
    service.tamper = ({results: answers}) => ({
      results: answers.map((answer) => ({
        ...answer,
        hits: HOSTILE_HTML.map((html, number) => ({
          ...ownRecord('cs', String(number), html, 'javascript:window.hacked=10'),
          hierarchy: {lvl0: html, lvl1: `${html} teplota`, lvl2: null},
          type: 'lvl1',
          content: html,
          // The service may leave any part out; what stands in for it must not be trusted either.
          ...(number % 2 === 0 && {
            _highlightResult: {hierarchy: {lvl1: {value: `<mark>teplota</mark>${html}`, matchLevel: 'full'}}},
            _snippetResult: {
              hierarchy: {lvl1: {value: `<mark>teplota</mark>${html}`, matchLevel: 'full'}},
              content: {value: html, matchLevel: 'none'},
            },
          }),
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
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
    await open(page, '/search/?q=teplota');
    await expect(results(page)).toHaveCount(HOSTILE_HTML.length);
    await expectInert(page, 'main');
    // What was opened is offered again, from the storage of the browser.
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeVisible();
    await expectInert(page, '.DocSearch-Modal');
  });
});

test.describe('when the service does not answer', () => {
  const FAULTS: Record<string, Fault> = {
    'is slow': {kind: 'slow', by: 3500},
    'cuts the connection': {kind: 'reset'},
    'refuses the key': {kind: 'status', status: 403},
    'has had enough': {kind: 'status', status: 429},
    fails: {kind: 'status', status: 500},
    'answers with a page': {kind: 'garbage'},
    'answers with other records': {
      kind: 'strange',
      body: {results: [{hits: [{objectID: '1', title: 'x'}], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20}]},
    },
  };

  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`it ${name}: the embedded index answers in the same dialog`, async ({page, service}) => {
      service.fault = fault;
      await open(page, start());
      await searchFor(page, 'kalibrace');
      await expect(hits(page).first()).toHaveAttribute('href', '/docs/web/#calibration');
      await expect(failure(page)).toHaveCount(0);
      const asked = service.received.length;
      await input(page).fill('graf');
      await expect(hits(page).first()).toHaveAttribute('href', '/docs/web/#chart');
      // A dialog opened anew remembers too.
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await searchFor(page, 'kalibrace');
      await expect(hits(page).first()).toHaveAttribute('href', '/docs/web/#calibration');
      expect(service.received.length).toBe(asked);
    });
  }

  test('on the search page too', async ({page, service}) => {
    service.fault = {kind: 'status', status: 500};
    await open(page, '/search/?q=kalibrace');
    await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/docs/web/#calibration');
    await expect(page.locator('main [role="alert"]')).toHaveCount(0);
  });

  test.describe('nor can the index be loaded', () => {
    test.use({allowed: besides(/search-index\.json|net::ERR_FAILED/)});

    for (const locale of LOCALES) {
      test(`both fail: the error state with a way to try again (${locale})`, async ({page, service}) => {
        let broken = true;
        await page.context().route('**/search-index.json', (route) => (broken ? route.abort() : route.continue()));
        service.fault = {kind: 'status', status: 500};
        await open(page, start(locale));
        await searchFor(page, CALIBRATION[locale]);
        await expect(failure(page)).toContainText(text(locale, 'theme.SearchModal.errorScreen.titleText'));
        await expect(failure(page)).toContainText(text(locale, 'theme.SearchModal.errorScreen.helpText'));
        broken = false;
        await page.getByRole('button', {name: text(locale, 'site.search.retry')}).click();
        await expect(hits(page).first()).toHaveAttribute('href', `${prefix(locale)}/docs/web/#calibration`);
        await expect(failure(page)).toHaveCount(0);

        broken = true;
        await open(page, `${prefix(locale)}/search/?q=${CALIBRATION[locale]}`);
        await expect(page.locator('main [role="alert"]')).toContainText(
          text(locale, 'theme.SearchModal.errorScreen.titleText'),
        );
        service.fault = undefined;
        broken = false;
        await page.locator('main [role="alert"] button').click();
        await expect(results(page).first()).toBeVisible();
      });
    }
  });
});

test.describe('search page answered by the service', () => {
  test('highlighted, paged and filtered by area', async ({page, service}) => {
    await open(page, '/search/?q=teplot');
    await expect(results(page)).toHaveCount(20);
    await expect(results(page).first().locator('mark').first()).toHaveText('Teplota');
    await expect(page.locator('main [role="status"]')).toContainText('28');
    const areas = page.locator('main [role="group"] button');
    await expect(areas).toHaveText([text('cs', 'site.search.allAreas'), 'Čidla 27', 'Web 1']);
    expect(service.queries[0]).toMatchObject({query: 'teplot', page: 0, facets: ['hierarchy.lvl0']});
    expect(service.queries[0]?.facetFilters).toContain('language:cs');

    await results(page).last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    await expect(results(page)).toHaveCount(28);
    expect(service.queries.at(-1)?.page).toBe(1);

    await areas.nth(2).click();
    await expect(results(page)).toHaveCount(1);
    await expect(page).toHaveURL(/area=Web/);
    await expect(page.locator('main [role="status"]')).not.toContainText('28');
    expect(service.queries.some(({facetFilters}) => JSON.stringify(facetFilters).includes('hierarchy.lvl0:Web'))).toBe(
      true,
    );
    await expect(areas).toHaveText([text('cs', 'site.search.allAreas'), 'Čidla 27', 'Web 1']);
  });

  test('texts with signs of HTML are shown as written', async ({page}) => {
    await open(page, '/search/?q=znaménka');
    await expect(results(page).first()).toContainText('a < b i <addr> beze změny');
    await searchFor(page, 'znaménka');
    await expect(hits(page).first()).toContainText('a < b i <addr>');
  });
});

test.describe('assistant', () => {
  // The sanitiser reads hostile answers in a document of its own, and the browser says that the policy would have stopped them.
  test.use({
    allowed: besides(/(?:inline event handler|inline style) violates the following Content Security Policy directive/),
  });

  const answer = (page: Page) => page.locator('.DocSearch-Markdown-Content');
  const offer = (page: Page) => page.locator('.DocSearch-Hit-AskAIButton');

  async function ask(page: Page, question: string): Promise<void> {
    await searchFor(page, question);
    await offer(page).click();
  }

  for (const locale of LOCALES) {
    test(`answers piece by piece, with a warning, and leads back (${locale})`, async ({page, service}) => {
      service.assistant = streamedAnswer(['First **piece**', ' and the second.'], 1000);
      await open(page, start(locale));
      await searchFor(page, CALIBRATION[locale]);
      await expect(offer(page)).toContainText(text(locale, 'theme.SearchModal.resultsScreen.askAiPlaceholder'));
      await offer(page).click();
      await expect(page.getByText(text(locale, 'theme.SearchModal.askAiScreen.disclaimerText'))).toBeVisible();
      await expect(answer(page)).toHaveText('First piece');
      await expect(answer(page).locator('strong')).toHaveText('piece');
      await expect(modal(page)).toContainText(
        text(locale, 'theme.SearchModal.searchBox.placeholderTextAskAiStreaming'),
      );
      await expect(answer(page)).toHaveText('First piece and the second.');
      await expect(input(page)).toHaveAttribute(
        'placeholder',
        text(locale, 'theme.SearchModal.searchBox.placeholderTextAskAi'),
      );
      const asked = service.received.find(({path}) => path === '/chat');
      expect(JSON.stringify(asked?.body)).toContain(CALIBRATION[locale]);
      expect(asked?.headers['x-algolia-index-name']).toBe(ALGOLIA.index);

      const like = page.getByRole('button', {
        name: text(locale, 'theme.SearchModal.askAiScreen.likeButtonTitle'),
        exact: true,
      });
      await like.click();
      await expect(modal(page)).toContainText(text(locale, 'theme.SearchModal.askAiScreen.thanksForFeedbackText'));
      expect(service.received.at(-1)).toMatchObject({path: '/chat/feedback', body: {thumbs: 1}});

      await page
        .getByRole('button', {name: text(locale, 'theme.SearchModal.searchBox.backToKeywordSearchButtonText')})
        .click();
      await expect(answer(page)).toHaveCount(0);
      await searchFor(page, CHART[locale]);
      await expect(hits(page).first()).toBeVisible();
      await ask(page, CHART[locale]);
      await expect(page.getByText(text(locale, 'theme.SearchModal.askAiScreen.disclaimerText'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(text(locale, 'theme.SearchModal.askAiScreen.disclaimerText'))).toHaveCount(0);
      await expect(modal(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    });
  }

  const ERRORS: Record<string, AssistantAnswer> = {
    'a status': {kind: 'status', status: 500, body: `<h1>Gateway</h1>${HOSTILE_HTML.join('')}`},
    'an error in the stream': {
      kind: 'stream',
      parts: [{type: 'start'}, {type: 'error', errorText: `AI-201 ${HOSTILE_HTML.join('')}`}],
    },
    'another format': {kind: 'raw', body: 'data: {"type":"unheard-of"}\n\n'},
  };
  for (const [name, problem] of Object.entries(ERRORS)) {
    test(`says so when it answers with ${name}`, async ({page, service}) => {
      service.assistant = problem;
      await open(page, start());
      await ask(page, 'kalibrace');
      await expect(page.locator('.DocSearch-AskAiScreen-Error')).toContainText(text('cs', 'site.search.askAi.failed'));
      await expectInert(page, '.DocSearch-Modal');
      service.assistant = streamedAnswer(['Now it works.']);
      await input(page).fill('again');
      await page.keyboard.press('Enter');
      await expect(answer(page).last()).toHaveText('Now it works.');
    });
  }

  test('says so when it gives no token', async ({page, service}) => {
    service.tokenAnswer = {kind: 'status', status: 500, body: '<h1>Gateway</h1>'};
    await open(page, start('en'));
    await ask(page, 'kalibrace');
    await expect(page.locator('.DocSearch-AskAiScreen-Error')).toContainText(text('en', 'site.search.askAi.failed'));
  });

  test('hostile answers are shown without executing', async ({page, service}) => {
    const markdown = [
      '[good](https://docs.example.com/en/)',
      '```html" onmouseover="window.hacked=11\n<b>code & more</b>\n```',
      '[click](javascript:window.hacked=12)',
      '![](x" onerror="window.hacked=13)',
      ...HOSTILE_HTML,
    ].join('\n\n');
    // In pieces of seven letters, so that no piece alone looks dangerous.
    service.assistant = streamedAnswer(markdown.match(/.{1,7}/gsu) ?? []);
    await open(page, start());
    await ask(page, 'kalibrace');
    await expect(answer(page).locator('pre')).toHaveText('<b>code & more</b>');
    await expect(answer(page).getByRole('link', {name: 'good'})).toHaveAttribute(
      'href',
      'https://docs.example.com/en/',
    );
    await expect(page.locator('.DocSearch-CodeSnippet-CopyButton')).toBeVisible();
    await expectInert(page, '.DocSearch-AskAiScreen-Message--assistant');
    await expect(answer(page).locator('[onmouseover]')).toHaveCount(0);
    expect(service.log.filter((line) => !/\/1\/indexes\/\*\/queries|\/chat/.test(line))).toEqual([]);
    // The list of sources repeats the links of the answer; React itself takes the script out of them.
    const source = page.locator('.DocSearch-AskAiScreen-RelatedSources a', {hasText: 'click'});
    await expect(source).toHaveAttribute('href', /^javascript:throw new Error\('React has blocked/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('what the browser has stored is not trusted', async ({page}) => {
    const message = (role: string, id: string, value: string) => ({id, role, parts: [{type: 'text', text: value}]});
    const hostile = HOSTILE_HTML.join('\n\n');
    const conversation = {
      ...ownRecord('cs', 'stored', 'Stored question', 'javascript:window.hacked=14'),
      objectID: 'Stored question',
      type: 'askAI',
      query: 'Stored question',
      anchor: 'stored',
      messages: [message('user', 'u', 'Stored question'), message('assistant', 'a', hostile)],
    };
    const recent = ownRecord('cs', 'recent', `Recent ${hostile}`, 'javascript:window.hacked=15');
    const damaged = [null, 7, 'text', {}, {objectID: 'x'}, {...conversation, objectID: 'y', messages: [{}]}];
    const stored = {
      [`__DOCSEARCH_ASKAI_CONVERSATIONS__${ALGOLIA.index}`]: [conversation, ...damaged],
      [`__DOCSEARCH_RECENT_SEARCHES__${ALGOLIA.index}`]: [
        {...recent, _snippetResult: {hierarchy: {lvl1: {value: `Recent ${hostile}`}}}},
        {...recent, objectID: 'second'},
        ...damaged,
      ],
      [`__DOCSEARCH_FAVORITE_SEARCHES__${ALGOLIA.index}`]: {not: 'a list'},
    };
    await page.addInitScript((entries) => {
      Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value)));
    }, stored);
    await open(page, start());
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toContainText('Recent <img src=x');
    await expectInert(page, '.DocSearch-Modal');
    await page.locator('.DocSearch-Hit', {hasText: 'Stored question'}).last().click();
    await expect(answer(page)).toBeVisible();
    await expectInert(page, '.DocSearch-Modal');
    await page.keyboard.press('Escape');
    await page.locator('.DocSearch-Hit', {hasText: 'Recent'}).first().locator('a').click();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test.describe('without the service', () => {
  test.use({site: 'real', allowed: []});

  test('neither assistant nor connection to it', async ({page, service}) => {
    await open(page, '/docs/web-portal/dashboard/');
    await searchFor(page, 'teplota');
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Hit-AskAIButton')).toHaveCount(0);
    await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    expect(service.received).toEqual([]);
  });
});
