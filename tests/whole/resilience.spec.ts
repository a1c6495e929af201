import type {Page} from '@playwright/test';
import {searchFor, searchHits} from '../support/searchDialog';
import {colorModeToggle, menuButton, navbar, shownMode} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

/** How far the page reaches beyond the right edge of the window, in px. */
const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('without JavaScript', () => {
  test.use({allowed: [/ERR_FAILED/]});

  /** Texts of the main part that can be seen: headings, paragraphs, entries of lists, cells. */
  const visibleTexts = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, td, th, dt, dd, figcaption)')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent.replaceAll('\u200b', '').trim())
        .filter(Boolean),
    );

  test('every text can be read', async ({page}) => {
    for (const address of ['/', '/docs/hardware/laser/modbus/', '/en/blog/', '/glossary/']) {
      // Scripts of the page never run, but the test can still ask what is visible.
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(address);
      const withoutScripts = new Set(await visibleTexts(page));
      await page.unroute('**/*.js');
      await open(page, address);
      const withScripts = await visibleTexts(page);
      expect(withScripts.length).toBeGreaterThan(5);
      expect(withScripts.filter((line) => !withoutScripts.has(line))).toEqual([]);
    }
  });

  test.describe('at all', () => {
    test.use({javaScriptEnabled: false});

    test('navigation, languages and the way to the manual work, and nothing offers what it cannot do', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(colorModeToggle(page)).toBeHidden();
      await navbar(page).getByRole('link', {name: 'Hardware'}).click();
      await expect(page).toHaveURL('/docs/hardware/intro/');
      const [languages, english] = [
        navbar(page).getByRole('button', {name: 'Čeština'}),
        navbar(page).getByRole('link', {name: 'English'}),
      ];
      await expect(english).toBeHidden();
      await languages.focus();
      await expect(english).toBeVisible();
      await page.locator('body').click();
      await languages.hover();
      await english.click();
      await expect(page).toHaveURL('/en/docs/hardware/intro/');
      await page.locator('[data-search-button]').click();
      await expect(page).toHaveURL(/\/en\/search\/\??$/);
      await page.locator('main noscript a').click();
      await expect(page).toHaveURL('/en/docs/intro/');
      await page.goto('/docs/hardware/geosnake/modbus/');
      const tool = page.getByRole('form', {name: text('cs', 'site.modbusTool.label')});
      await expect(tool.locator('noscript')).toHaveCount(1);
      await expect(tool.locator('input:enabled, select:enabled')).toHaveCount(0);
    });

    test('the items of the menu and the sidebar stand in the page of a small screen @phone', async ({page}) => {
      await page.goto('/');
      await expect(menuButton(page)).toBeHidden();
      await navbar(page).getByRole('link', {name: 'Hardware', exact: true}).click();
      await expect(page).toHaveURL('/docs/hardware/intro/');
      expect(await sidewaysOverflow(page)).toBe(0);
      await page
        .getByRole('navigation', {name: text('cs', 'theme.docs.sidebar.navAriaLabel')})
        .getByRole('link', {name: 'GeoSnake', exact: true})
        .click();
      await expect(page).toHaveURL('/docs/category/geosnake/');
    });
  });
});

test.describe('a browser that keeps nothing', () => {
  test.use({allowed: [/^console warning: Docusaurus browser storage is not available/]});

  test('still opens, searches, changes its colors and leads on', async ({page}) => {
    // As a browser that blocks cookies, storage and service workers.
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {get: refuse});
      }
      Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse});
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await open(page, '/docs/web-portal/intro/');
    await colorModeToggle(page).click();
    await expect(shownMode(page, 'dark')).toBeAttached();
    await searchFor(page, 'modbus');
    await expect(searchHits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/modbus/);
    await open(page, '/offline/');
    await expect(page.getByText(text('cs', 'site.offlinePage.unsupported')).first()).toBeVisible();
  });
});

test.describe('files that do not arrive', () => {
  test.use({allowed: [/ERR_(?:BLOCKED_BY_CLIENT|FAILED)/]});

  test('pictures: their descriptions stand in their place, and nothing offers to enlarge them', async ({page}) => {
    await page.clock.install();
    await page.route(/\.(?:png|jpe?g|webp|avif|svg)(?:\?|$)/, (route) => route.abort('blockedbyclient'));
    await open(page, '/docs/web-portal/dashboard/');
    const picture = page.locator('main img').filter({visible: true}).first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    await expect(picture).toHaveAccessibleName(/\S+ \S+/);
    // Longer than the delay after which pictures become buttons.
    await page.clock.runFor(5000);
    await expect(page.locator('main img[role=button]')).toHaveCount(0);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

test.describe('offline in the middle of a visit', () => {
  test.use({allowed: [/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (?:CSS )?chunk/]});

  test('what can be read stays, and the next page opens when the connection is back', async ({page, context}) => {
    await open(page, '/docs/web-portal/intro/');
    await navbar(page).getByRole('link', {name: 'Hardware'}).click();
    await expect(page).toHaveURL('/docs/hardware/intro/');
    const notice = page.getByRole('status').filter({hasText: text('cs', 'site.offline.waiting')});
    // The page holds no code of documents far from it, and nothing is taken from a cache.
    await page.route('**/assets/js/*.js', (route) => route.continue());
    await context.setOffline(true);
    await page.goBack();
    await expect(page, 'a page whose code is there opens').toHaveURL('/docs/web-portal/intro/');
    await navbar(page).getByRole('link', {name: 'Hardware'}).click();
    await expect(page, 'by a link as well').toHaveURL('/docs/hardware/intro/');
    await expect(notice).toHaveCount(0);
    const link = page.getByRole('contentinfo').locator('a[href="/glossary/"]');
    await link.hover();
    await expect(notice, 'pointing at a link is no wish to follow it').toHaveCount(0);
    await link.click();
    await expect(notice).toBeVisible();
    await expect(page.getByRole('article').first(), 'what can be read stays').toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Slovník pojmů');
    await expect(notice).toHaveCount(0);
  });
});
