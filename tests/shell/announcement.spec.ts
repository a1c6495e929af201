import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

test.describe('announcement that can be closed', {tag: ['@full', '@both']}, () => {
  test.use({site: 'shell-full', allowed: [/ERR_BLOCKED_BY_CLIENT/]});

  test('is closed, stays closed on every page, and comes back when there is a new one', async ({page}) => {
    const bar = page.getByRole('region', {name: text('en', 'site.announcementBar.ariaLabel')});
    const close = bar.getByRole('button', {name: text('en', 'theme.AnnouncementBar.closeButtonAriaLabel')});
    await open(page, '/en/plain/');
    await expect(bar).toContainText('Trial announcement');
    await close.click();
    await expect(bar).toHaveCount(0);
    await open(page, '/en/docs/');
    await expect(bar).toHaveCount(0);

    // As stored when the visitor closed the previous announcement.
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'first-notice'));
    await page.reload();
    await expect(bar).toBeVisible();
  });

  test('takes no room before hydration once it was closed', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort('blockedbyclient'));
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'second-notice');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.goto('/plain/');
    await expect(page.getByText('Zkušební oznámení')).toBeHidden();
  });
});
