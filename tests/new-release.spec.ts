import fs from 'node:fs';
import {expect, test as base, type Page} from '@playwright/test';
import {MARK, renamedRelease, startHost, type Host} from './support/releases';
import {BUILD_DIR} from './support/sites';
import {hydrated} from './support/test';
import {text} from './support/texts';

interface Fixtures {
  /** A host of the site that only this test uses. */
  host: Host;
}

interface WorkerFixtures {
  /** Folder of a release that has no script and no stylesheet of the one before it. */
  next: string;
}

const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright reads from the pattern that the fixture needs no other.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost(BUILD_DIR);
    await use(host);
    await host.close();
  },
  next: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const dir = await renamedRelease();
      await use(dir);
      fs.rmSync(dir, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

test.describe.configure({mode: 'default'});

const isNew = (page: Page) => page.locator(`meta[name=${MARK}]`);
const footer = (page: Page) => page.getByRole('contentinfo');
const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Opens a page and waits until it has fetched what it fetches by itself. */
async function openOld(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(isNew(page)).toHaveCount(0);
}

/** Addresses of the documents that a page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

test.describe('a page that is open while a new release takes the place of every file of its own', () => {
  test('leads on by its links, which open in the new release', async ({page, host, next}) => {
    await openOld(page, `${host.url}docs/web-portal/intro/`);
    const documents = documentsOf(page);
    await host.serve(next);
    await footer(page).getByRole('link', {name: 'Slovník pojmů'}).click();
    await expect(title(page)).toHaveText('Slovník pojmů');
    await expect(isNew(page)).toHaveCount(1);
    await hydrated(page);
    expect(documents, 'one full load of the page that the link names').toEqual(['/glossary/']);
    await footer(page).getByRole('link', {name: 'Externí grafy', exact: true}).click();
    await expect(page).toHaveURL(`${host.url}docs/ext-charts/intro/`);
    expect(documents, 'from then on as ever').toHaveLength(1);
    await page.goBack();
    await expect(title(page)).toHaveText('Slovník pojmů');
  });

  test('searches in the new release', async ({page, host, next}) => {
    await openOld(page, `${host.url}en/docs/web-portal/intro/`);
    await host.serve(next);
    const typing = page.keyboard.press('Control+k').then(() => page.keyboard.type('modbus'));
    await page.route('**/en/search/', async (route) => {
      await typing;
      await route.continue();
    });
    await typing;
    await expect(page).toHaveURL(`${host.url}en/search/?q=modbus`);
    await expect(isNew(page)).toHaveCount(1);
    await hydrated(page);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /modbus/i})
        .first(),
    ).toBeVisible();
  });

  test('does so with a saved manual too: its language goes on as a whole, the other one opens anew', async ({
    page,
    context,
    host,
    next,
  }) => {
    await openOld(page, `${host.url}offline/`);
    const card = page.getByRole('region', {name: 'Čeština', exact: true});
    await card.getByRole('button', {name: text('cs', 'site.offlinePage.action.save')}).click();
    await expect(card.getByText(/^Uloženo\s\d/)).toBeVisible({timeout: 30_000});
    await openOld(page, `${host.url}docs/web-portal/intro/`);
    const english = await context.newPage();
    await openOld(english, `${host.url}en/docs/web-portal/intro/`);
    const documents = documentsOf(page);
    await host.serve(next);

    await footer(english).getByRole('link', {name: 'Glossary', exact: true}).click();
    await expect(title(english)).toHaveText('Glossary');
    await expect(isNew(english)).toHaveCount(1);
    await footer(page).getByRole('link', {name: 'Slovník pojmů'}).click();
    await expect(title(page)).toHaveText('Slovník pojmů');
    await expect(isNew(page)).toHaveCount(0);
    expect(documents).toEqual([]);
  });
});
