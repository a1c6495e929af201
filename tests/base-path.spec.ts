/** The site below any base path, as the present build has it: links, menus, search and files stay there. */
import {basePath} from './support/sites';
import {expect, open, test} from './support/test';

const root = `${basePath()}/`;

test.skip(basePath() === '', 'the present build is at the root, where every address is below the base path');

test('links, the language, the search and files stay below the base path', async ({page}) => {
  await open(page, root);
  for (const name of ['docs/web-portal/intro/', 'blog/', 'glossary/']) {
    await page.locator(`a[href="${root}${name}"]:visible`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === root + name);
    await expect(page.locator(`a[href^="/"]:not([href^="${root}"])`)).toHaveCount(0);
    await page.goto(root);
  }
  await open(page, `${root}en/search/?q=dashboard`);
  const hit = page.getByRole('main').locator(`a[href^="${root}en/docs/"]`).first();
  await hit.click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${root}en/docs/`));
});
