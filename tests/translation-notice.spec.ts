import fs from 'node:fs';
import path from 'node:path';
import {servedDir} from './support/sites';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

test.use({site: 'shell-full'});

test('an untranslated page has a notice, is marked as Czech and is not indexed', async ({page}) => {
  await open(page, '/en/docs/');
  const notice = page.locator('[data-translation-notice="fallback"]');
  await expect(notice).toContainText(text('en', 'site.translation.fallback'));
  await expect(page.locator('h1').locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'cs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(fs.readFileSync(path.join(servedDir('shell-full'), 'en/sitemap.xml'), 'utf8')).not.toContain(
    '/en/docs/</loc>',
  );
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/docs\/$/);
  await expect(page.locator('[data-translation-notice]')).toHaveCount(0);
});

test('a stale translation has a notice with a link to its source', async ({page}) => {
  await open(page, '/en/docs/only-current/');
  const notice = page.locator('[data-translation-notice="stale"]');
  await expect(notice).toContainText(text('en', 'site.translation.stale'));
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/docs/only-current/');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
