/** The site below any base path, as the present build has it: links, menus, search and files stay there. */
import {basePath} from './support/sites';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const root = `${basePath()}/`;

test.skip(basePath() === '', 'the present build is at the root, where every address is below the base path');

test('links, the language, the search and files stay below the base path', async ({page}) => {
  await open(page, root);
  for (const name of ['docs/web-portal/intro/', 'docs/hardware/intro/', 'blog/', 'glossary/']) {
    await page
      .locator(`a[href="${root}${name}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL((url) => url.pathname === root + name);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    expect(
      await page
        .locator('a[href^="/"]')
        .evaluateAll(
          (links, base) =>
            links.map((link) => String(link.getAttribute('href'))).filter((href) => !href.startsWith(base)),
          root,
        ),
    ).toEqual([]);
    await page.goto(root);
  }
  await page
    .locator(`a[href="${root}en/"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, `${root}en/search/?q=dashboard`);
  const hit = page.getByRole('main').locator(`a[href^="${root}en/docs/"]`).first();
  await hit.click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${root}en/docs/`));
});

test('an unknown address below the base path is answered in its language', async ({page, request}) => {
  const answer = await request.get(`${root}en/docs/none/`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(/<html lang="?en\b/);
  await open(page, `${root}docs/intro/`);
  await expect(page.getByRole('link', {name: text('cs', 'theme.common.skipToMainContent')})).toBeAttached();
});
