import fs from 'node:fs';
import type http from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {filesOf} from '../src/content/filesOf';
import {selfSignedCertificate} from './support/certificate';
import {navbar} from './support/shell';
import {servedDir, siteAddress, STATISTICS_HOST} from './support/sites';
import {expect, open, test as base} from './support/test';

interface View {
  headers: http.IncomingHttpHeaders;
  body: unknown;
}

/** Requests to the statistics host. */
interface Counter {
  port: number;
  views: View[];
}

const test = base.extend<object, {counter: Counter}>({
  counter: [
    // Playwright requires the destructuring pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const views: View[] = [];
      const server = https.createServer(selfSignedCertificate(), (request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (text: string) => (body += text));
        request.on('end', () => {
          views.push({headers: request.headers, body: JSON.parse(body)});
          response.writeHead(202, {'Access-Control-Allow-Origin': '*'}).end();
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({port: (server.address() as AddressInfo).port, views});
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, counter}, use) => {
      const rules = `MAP ${STATISTICS_HOST}:443 127.0.0.1:${counter.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
      const own = [`--host-resolver-rules=${rules}`, '--ignore-certificate-errors'];
      await use({...launchOptions, args: [...(launchOptions.args ?? []), ...own]});
    },
    {scope: 'worker'},
  ],
});

test.describe('views of pages', () => {
  test.use({site: 'hosted', allowed: [new RegExp(`request to another origin: https://${STATISTICS_HOST}/count`)]});

  test('are counted where configured, also after navigations, without data about the visitor', async ({
    page,
    context,
    counter: {views},
    site,
  }) => {
    await context.addCookies([
      {name: 'visitor', value: '1', domain: STATISTICS_HOST, path: '/', secure: true, sameSite: 'None'},
    ]);
    views.length = 0;
    const view = (pathname: string, language: string, referrer = '') => ({
      name: 'pageview',
      domain: '127.0.0.1',
      url: new URL(pathname, siteAddress(site)).href,
      referrer,
      props: {language},
    });
    const counted = () => views.map(({body}) => body);

    await page.goto('/en/?query=kept', {referer: 'https://search.example/page?words'});
    await expect.poll(counted).toEqual([view('/en/', 'en', 'https://search.example')]);
    await navbar(page, 'en').getByRole('link', {name: 'Web', exact: true}).click();
    await expect.poll(counted).toHaveLength(2);
    expect(counted()[1]).toEqual(view('/en/docs/web/', 'en'));
    // A hash change is no page view.
    await page.evaluate(() => (window.location.hash = '#chart'));
    await page.goBack();
    await page.goBack();
    await expect.poll(counted).toHaveLength(3);
    expect(counted()[2]).toEqual(view('/en/', 'en'));
    for (const {headers} of views) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
    }
  });

  for (const [signal, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`are not counted with ${signal}`, async ({page, counter: {views}}) => {
      await page.addInitScript(([name, answer]) => Object.defineProperty(navigator, name, {get: () => answer}), [
        signal,
        value,
      ] as const);
      views.length = 0;
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
