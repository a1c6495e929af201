import type {Page} from '@playwright/test';
import {LOCALES} from '../../src/config/locales';
import {accessibilityProblems} from '../support/axe';
import {prefix} from '../support/pages';
import {backgroundLuminance, layoutShift, recordLayoutShift} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

const NAME = {cs: text('cs', 'site.announcementBar.ariaLabel'), en: text('en', 'site.announcementBar.ariaLabel')};
const CLOSE = {
  cs: text('cs', 'theme.AnnouncementBar.closeButtonAriaLabel'),
  en: text('en', 'theme.AnnouncementBar.closeButtonAriaLabel'),
};

/** What visibly moved since the page began. The bar moves everything; the foot alone moves when the typeface comes late. */
async function movedByBar(page: Page): Promise<string[]> {
  const {sum, moved} = await layoutShift(page);
  return sum < 0.01 ? [] : moved.filter((element) => !element.startsWith('<footer'));
}

test.describe('announcement that can be closed', () => {
  test.use({site: 'shell-full'});

  for (const locale of LOCALES) {
    test(`is closed, and stays closed on every page (${locale})`, async ({page}) => {
      await recordLayoutShift(page);
      await open(page, `${prefix(locale)}/plain/`);
      const bar = page.getByRole('region', {name: NAME[locale]});
      await expect(bar).toContainText(locale === 'cs' ? 'Zkušební oznámení' : 'Trial announcement');
      expect(await movedByBar(page)).toEqual([]);

      await bar.getByRole('button', {name: CLOSE[locale]}).click();
      await expect(bar).toHaveCount(0);

      for (const address of ['/plain/', '/long/', '/docs/']) {
        await open(page, prefix(locale) + address);
        await expect(bar).toHaveCount(0);
        expect(await movedByBar(page), address).toEqual([]);
      }
    });
  }

  test('comes back when there is a new one, without moving the page', async ({page}) => {
    await recordLayoutShift(page);
    await open(page, '/plain/');
    // What a visitor's browser holds who closed the previous announcement.
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'first-notice');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.reload();
    const bar = page.getByRole('region', {name: NAME.cs});
    await expect(bar).toBeVisible();
    expect(await movedByBar(page)).toEqual([]);
    await bar.getByRole('button', {name: CLOSE.cs}).click();
    await open(page, '/plain/');
    await expect(bar).toHaveCount(0);
  });

  test.describe('before the page has come alive', () => {
    test.use({allowed: [/ERR_BLOCKED_BY_CLIENT/]});

    test('takes no room once it was closed', async ({page}) => {
      await page.route('**/assets/js/**', (route) => route.abort('blockedbyclient'));
      await page.addInitScript(() => {
        localStorage.setItem('docusaurus.announcement.id', 'second-notice');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      });
      await page.goto('/plain/');
      await expect(page.getByText('Zkušební oznámení')).toBeHidden();
    });
  });
});

test.describe('announcement that cannot be closed', () => {
  test.use({site: 'shell-plain'});

  test('has no button and its own colours', async ({page}) => {
    // Someone who closed an earlier one that could be closed.
    await page.addInitScript(() => localStorage.setItem('docusaurus.announcement.dismiss', 'true'));
    await open(page, '/plain/');
    const bar = page.getByRole('region', {name: NAME.cs});
    await expect(bar).toContainText('Trvalé oznámení');
    await expect(bar.getByRole('button')).toHaveCount(0);
    await expect(bar).toHaveCSS('background-color', 'rgb(32, 35, 42)');
    await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  test('stands above a navbar in the dark style', async ({page}) => {
    await open(page, '/plain/');
    const bar = page.getByRole('navigation', {name: text('cs', 'theme.NavBar.navAriaLabel')});
    expect(await backgroundLuminance(bar)).toBeLessThan(0.1);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
