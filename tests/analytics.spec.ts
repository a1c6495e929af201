import fs from 'node:fs';
import path from 'node:path';
import type {Request} from '@playwright/test';
import {filesOf} from '../src/content/filesOf';
import {navbar} from './support/shell';
import {servedDir, siteAddress, STATISTICS_HOST} from './support/sites';
import {expect, open, test as base} from './support/test';

/** Answers for the statistics host and keeps what it was told. */
const test = base.extend<{views: Request[]}>({
  views: async ({context}, use) => {
    const views: Request[] = [];
    await context.route(`https://${STATISTICS_HOST}/**`, async (route) => {
      views.push(route.request());
      await route.fulfill({status: 202, headers: {'Access-Control-Allow-Origin': '*'}});
    });
    await use(views);
  },
});

test.describe('views of pages', () => {
  test.use({site: 'hosted', allowed: [new RegExp(`request to another origin: https://${STATISTICS_HOST}/count`)]});

  test('are counted where configured, also after navigations, without data about the visitor', async ({
    page,
    context,
    views,
    site,
  }) => {
    await context.addCookies([
      {name: 'visitor', value: '1', domain: STATISTICS_HOST, path: '/', secure: true, sameSite: 'None'},
    ]);
    const view = (pathname: string, referrer = '') => ({
      name: 'pageview',
      domain: '127.0.0.1',
      url: new URL(pathname, siteAddress(site)).href,
      referrer,
      props: {language: 'en'},
    });
    await page.goto('/en/?query=kept', {referer: 'https://search.example/page?words'});
    await expect.poll(() => views.length).toBe(1);
    await navbar(page, 'en').getByRole('link', {name: 'Web', exact: true}).click();
    await expect.poll(() => views.length).toBe(2);
    // A hash change is no page view.
    await page.evaluate(() => (window.location.hash = '#chart'));
    await page.goBack();
    await page.goBack();
    await expect.poll(() => views.length).toBe(3);
    expect(views.map((request) => request.postDataJSON() as unknown)).toEqual([
      view('/en/', 'https://search.example'),
      view('/en/docs/web/'),
      view('/en/'),
    ]);
    for (const request of views) {
      const headers = await request.allHeaders();
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
    }
  });

  for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
    test(`are not counted with ${signal}`, async ({page, views}) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, {get: () => (name === 'doNotTrack' ? '1' : true)});
      }, signal);
      await open(page, '/');
      await navbar(page).getByRole('link', {name: 'Web', exact: true}).click();
      await expect(page).toHaveURL('/docs/web/');
      await page.waitForLoadState('networkidle');
      expect(views).toEqual([]);
    });
  }

  test('are not counted by sites that do not configure it', () => {
    const scripts = (site: 'real' | 'hosted') =>
      filesOf(servedDir(site))
        .filter((file) => file.endsWith('.js'))
        .map((file) => fs.readFileSync(path.join(servedDir(site), file), 'utf8'))
        .join('\n');
    expect(scripts('hosted')).toContain('globalPrivacyControl');
    expect(scripts('real')).not.toContain('globalPrivacyControl');
  });
});
