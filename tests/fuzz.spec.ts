import type {Page} from '@playwright/test';
import {LOCALES} from '../src/config/locales';
import {MAIN_DOC} from '../src/config/redirects';
import {allPages, prefix} from './support/pages';
import {expect, test} from './support/test';

/** Payloads that would run or leave a trace if a page inserted them; `canary` is a function of the test. */
const PAYLOADS = [
  '<script>canary()</script>',
  '<img src=x onerror=canary()>',
  '"><svg onload=canary()>',
  "';canary();//",
  'javascript:canary()',
  '//example.com/',
  '\\\\example.com\\',
  '{{constructor.constructor("canary")()}}',
  '__proto__',
  '\u0001\u001f',
  '\u202Egnp.exe',
  'žluťoučký kůň',
  '👩‍🔧🌉',
  '\uFEFF\u200B',
  ' ',
  '*()[]{}^$.|?+',
  'a'.repeat(2000),
  '</title></style></script><script>canary()</script>',
];

/** Expected answer to an address; `location` of a redirect. */
interface Fuzzed {
  address: string;
  status: number;
  location?: string;
}

/** Malformed and hostile addresses. */
function fuzzedAddresses(): Fuzzed[] {
  const pages = allPages().map(({path}) => encodeURI(path));
  const page = (index: number) => pages[(index * 37) % pages.length] ?? '/';
  return PAYLOADS.flatMap((payload, index) => {
    const part = encodeURIComponent(payload).replaceAll("'", '%27');
    const query = `?q=${part}&%`;
    const document = page(index).length > 1 ? page(index) : '/glossary/';
    return [
      {address: `${page(index)}${query}#${part}`, status: 200},
      {address: `${index % 2 ? '/en' : ''}/search/?q=${part}`, status: 200},
      {address: document.slice(0, -1) + query, status: 301, location: document + query},
      {address: `${document}index.html${query}`, status: 200},
      ...LOCALES.map((locale) => ({
        address: `${prefix(locale)}/docs${query}`,
        status: 302,
        location: `${prefix(locale)}/docs/${MAIN_DOC}/${query}`,
      })),
      {address: `/docs/x${encodeURIComponent(payload.replace(/[/\\']/g, ''))}${query}`, status: 404},
      {address: `//example.com/%2f..${query}`, status: 400},
      {address: `/docs/..%2f..%2f${part}`, status: 400},
    ];
  });
}

test.describe('strange addresses', {tag: '@full'}, () => {
  // The browser logs the expected error statuses too.
  test.use({allowed: [/status (?:of )?40[04]/]});

  test('have the right status, stay on the host, run nothing and break no page', async ({context, baseURL}) => {
    test.setTimeout(300_000);
    const origin = (baseURL ?? '').replace(/\/$/, '');
    const problems: string[] = [];
    await context.exposeFunction('canary', () => problems.push('something has run'));
    const pending = fuzzedAddresses();

    const visit = async (page: Page): Promise<void> => {
      for (let next = pending.shift(); next; next = pending.shift()) {
        const {address, status, location} = next;
        const answer = await context.request.get(origin + address, {maxRedirects: 0});
        if (answer.status() !== status || answer.headers().location !== location) {
          problems.push(`${address}: ${answer.status()} ${answer.headers().location}, not ${status} ${location}`);
        }
        if (!answer.headers()['content-security-policy']) {
          problems.push(`${address}: no policy`);
        }
        if (status !== 200 && status !== 404) {
          continue;
        }
        await page.goto(origin + address, {waitUntil: 'commit'});
        // The address can set attributes, but not change what React has rendered.
        const shown = await page
          .waitForFunction(() => {
            const {theme = '', themeChoice = ''} = document.documentElement.dataset;
            const keys = Object.keys(document.querySelector('nav button') ?? {});
            return (
              keys.some((key) => key.startsWith('__reactProps')) &&
              document.querySelector('h1')?.textContent &&
              /light|dark/.test(theme) &&
              /light|dark|system/.test(themeChoice)
            );
          })
          .catch(() => undefined);
        if (!shown || new URL(page.url()).origin !== origin) {
          problems.push(`${address} breaks the page`);
        }
      }
    };
    const pages = await Promise.all([context.newPage(), context.newPage()]);
    for (const page of pages) {
      page.on('dialog', (dialog) => {
        problems.push(dialog.message());
        void dialog.dismiss();
      });
    }
    await Promise.all(pages.map(visit));
    expect(problems).toEqual([]);
  });
});
