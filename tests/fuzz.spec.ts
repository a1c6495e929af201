/** Strange addresses and stored values: nothing runs, and pages stay alive and on their host. */
import type {Page} from '@playwright/test';
import {allPages} from './support/pages';
import {searchFor, searchInput} from './support/searchDialog';
import {navbar} from './support/shell';
import {expect, open, test} from './support/test';

test.describe.configure({timeout: 600_000});

const CONTROL = '\u0001\u001f';

/** Parts of addresses that could run a script, leave the host or break a page. A script calls `canary`. */
const PAYLOADS = [
  '<script>canary()</script>',
  '<img src=x onerror=canary()>',
  '"><svg onload=canary()>',
  "';canary();//",
  'javascript:canary()',
  '{{constructor.constructor("canary")()}}',
  '</title></style></script><script>canary()</script>',
  '__proto__',
  '/\\example.com/x',
  '/\t/example.com/x',
  '/..//example.com/',
  '/%',
  CONTROL,
  '\u202Egnp.exe',
  '👩‍🔧🌉\uFEFF\u200B',
  '*()[]{}^$.|?+',
  'a'.repeat(2000),
];

/** The page is hydrated and has kept its color mode and its title. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated=true]:is([data-theme=light], [data-theme=dark])')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1}).first()).not.toBeEmpty();
}

test.describe('hostile addresses', {tag: '@full'}, () => {
  // The browser logs the expected error statuses too.
  test.use({allowed: [/status (?:of )?404/]});

  test('run nothing, stay on the host and break no page', async ({page, context, baseURL, gate}) => {
    const problems: string[] = [];
    await context.exposeFunction('canary', () => problems.push('something has run'));
    page.on('dialog', (dialog) => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    const pages = allPages().map(({path}) => encodeURI(path));
    for (const [index, payload] of PAYLOADS.entries()) {
      const part = encodeURIComponent(payload).replaceAll("'", '%27');
      const base = index % 2 ? '/en' : '';
      for (const address of [
        `${pages[(index * 37) % pages.length]}?q=${part}&%#${part}`,
        `${base}/search/?q=${part}`,
        `/docs/x${encodeURIComponent(payload.replace(/[/\\']/g, ''))}?q=${part}`,
        // No host writes control characters into this parameter.
        ...(payload === CONTROL ? [] : [`${base}/404.html?missing=${part}`]),
        `${base}/offline/?page=${part}`,
      ]) {
        await page.goto(address);
        await expectWhole(page);
        expect(page.url().startsWith(baseURL ?? ''), `${address}: ${page.url()}`).toBe(true);
        problems.push(...gate.take().map((line) => `${address}: ${line}`));
      }
    }
    expect(problems).toEqual([]);
  });
});

const STORED = [
  '',
  'true',
  '"',
  '[null]',
  '{"__proto__":null,"length":-1}',
  '[{"type":"lvl1","hierarchy":null,"url":"javascript:alert(1)"}]',
  '<img src=x onerror=alert(1)>',
  'a'.repeat(20_000),
];

test('wrong values of all that a browser keeps leave pages alive', {tag: '@full'}, async ({page}) => {
  // What a visit leaves there.
  await open(page, '/field-card/');
  await page.getByRole('main').getByRole('checkbox').first().press('Space');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await searchFor(page, 'modbus');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(page).toHaveURL(/modbus/i);
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const);
  expect(local).toEqual(expect.arrayContaining(['theme', 'site.field-card']));
  for (const [index, value] of STORED.entries()) {
    await page.evaluate(
      ([stored, localKeys, sessionKeys]) => {
        localKeys.forEach((key) => localStorage.setItem(key, stored));
        sessionKeys.forEach((key) => sessionStorage.setItem(key, stored));
      },
      [value, [...local, 'site.installed'], session] as const,
    );
    for (const address of ['/field-card/', ['/', '/offline/', '/search/'][index % 3] ?? '/']) {
      await open(page, address);
      await expectWhole(page);
    }
    await searchFor(page, 'modbus');
    await expect(searchInput(page)).toHaveValue('modbus');
    await page.keyboard.press('Escape');
    await navbar(page).getByRole('link', {name: 'Hardware', exact: true}).click();
    await expect(page).toHaveURL('/docs/hardware/intro/');
  }
});
