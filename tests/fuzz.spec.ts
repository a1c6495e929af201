import http from 'node:http';
import type {Page} from '@playwright/test';
import {LOCALES} from '../src/config/locales';
import {MAIN_DOC} from '../src/config/routes';
import {fuzzedAddresses} from './fuzz/addresses';
import {request} from './hosting/request';
import {allPages, prefix} from './support/pages';
import {siteAddress} from './support/sites';
import {expect, test} from './support/test';

const COUNT = 1000;

/** The browser part is cut in pieces, so that the workers share it. */
const PIECES = 8;

/** Every address costs the browser a third of a second, so only the first piece is opened unless all are asked for. */
const OPENED = process.env.FUZZ_EVERYWHERE === '1' ? PIECES : 1;

/** Pages of a browser that load at the same time; one waits for the network while the other computes. */
const PAGES_AT_ONCE = 3;

function addresses() {
  const pages = [
    ...allPages().map(({path}) => encodeURI(path)),
    ...LOCALES.map((locale) => `${prefix(locale)}/search/`),
  ];
  const mains = Object.fromEntries(
    LOCALES.flatMap((locale) =>
      ['', '/'].map((slash) => [`${prefix(locale)}/docs${slash}`, `${prefix(locale)}/docs/${MAIN_DOC}/`]),
    ),
  );
  return fuzzedAddresses(COUNT, [...new Set(pages)], mains);
}

test(`${COUNT} strange addresses have the right status, and no redirect leads away`, async () => {
  const {origin} = new URL(siteAddress('real'));
  const agent = new http.Agent({keepAlive: true, maxSockets: 8});
  const wrong: string[] = [];
  await Promise.all(
    addresses().map(async ({address, status, location}) => {
      const answer = await request(origin, address.replace(/#.*$/s, ''), {agent});
      const got = {status: answer.status, location: answer.headers.location};
      if (got.status !== status || got.location !== location) {
        wrong.push(`${address.slice(0, 200)}: ${JSON.stringify(got)} instead of ${JSON.stringify({status, location})}`);
      }
      if (!answer.headers['content-security-policy']) {
        wrong.push(`${address.slice(0, 200)}: no policy`);
      }
    }),
  );
  agent.destroy();
  expect(wrong).toEqual([]);
});

test.describe('opened in the browser', () => {
  // What the server answers is known; the browser reports it as well.
  test.use({
    allowed: [
      /^status 40[04]: |^console error: Failed to load resource: the server responded with a status of 40[04] /,
    ],
  });

  for (let piece = 0; piece < OPENED; piece += 1) {
    test(`strange addresses run nothing and break no page, part ${piece + 1} of ${PIECES}`, async ({context}) => {
      test.setTimeout(180_000);
      const origin = siteAddress('real').replace(/\/$/, '');
      const ran: string[] = [];
      const broken: string[] = [];
      await context.exposeFunction('canary', () => ran.push('canary'));
      const pending = addresses().filter((_, index) => index % PIECES === piece);

      const visit = async (page: Page): Promise<void> => {
        for (let next = pending.shift(); next; next = pending.shift()) {
          const {address} = next;
          const response = await page.goto(origin + address, {waitUntil: 'commit'});
          if (new URL(page.url()).origin !== origin) {
            broken.push(`${address.slice(0, 200)} left the site: ${page.url()}`);
          }
          if (!response?.headers()['content-type']?.startsWith('text/html')) {
            continue;
          }
          // Attributes can be set by the address; what React has rendered cannot.
          const rendered = await page
            .waitForFunction(
              () => {
                const bar = document.querySelector('nav button');
                return bar && Object.keys(bar).some((key) => key.startsWith('__reactProps'));
              },
              undefined,
              {timeout: 15_000},
            )
            .catch(() => undefined);
          const state = await page.evaluate(() => {
            const {theme, themeChoice, ...others} = document.documentElement.dataset;
            return {
              theme,
              themeChoice,
              others: Object.keys(others),
              heading: document.querySelector('h1')?.textContent,
              visible: getComputedStyle(document.body).display !== 'none',
              lang: document.documentElement.lang,
            };
          });
          const fine =
            rendered &&
            ['light', 'dark'].includes(state.theme ?? '') &&
            ['light', 'dark', 'system'].includes(state.themeChoice ?? '') &&
            state.others.every((name) => ['hasHydrated', 'rh', 'announcementBarInitiallyDismissed'].includes(name)) &&
            state.heading &&
            state.visible &&
            state.lang;
          if (!fine) {
            broken.push(`${address.slice(0, 200)}: ${JSON.stringify(state)}`);
          }
        }
      };
      const pages = await Promise.all(Array.from({length: PAGES_AT_ONCE}, () => context.newPage()));
      for (const page of pages) {
        page.on('dialog', (dialog) => {
          ran.push(dialog.message());
          void dialog.dismiss();
        });
      }
      await Promise.all(pages.map(visit));
      expect(ran, 'nothing has run').toEqual([]);
      expect(broken).toEqual([]);
    });
  }
});
