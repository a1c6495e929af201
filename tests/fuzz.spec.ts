import type {Page} from '@playwright/test';
import {allPages} from './support/pages';
import {searchFor, searchInput} from './support/searchDialog';
import {colorModeToggle, navbar} from './support/shell';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

/** Parts of addresses that could run a script or break a page. A script calls `canary`, which makes the test fail. */
const PAYLOADS = [
  '<script>canary()</script>',
  '<img src=x onerror=canary()>',
  '"><svg onload=canary()>',
  "';canary();//",
  'javascript:canary()',
  '//example.com/',
  '{{constructor.constructor("canary")()}}',
  '__proto__',
  '\u0001\u001f',
  '\u202Egnp.exe',
  '👩‍🔧🌉',
  '\uFEFF\u200B',
  '*()[]{}^$.|?+',
  'a'.repeat(2000),
  '</title></style></script><script>canary()</script>',
];

test.describe('hostile addresses', {tag: '@full'}, () => {
  // The browser logs the expected error statuses too.
  test.use({allowed: [/status (?:of )?404/]});

  test('run nothing, stay on the host and break no page', async ({page, context, baseURL}) => {
    test.setTimeout(300_000);
    const problems: string[] = [];
    await context.exposeFunction('canary', () => problems.push('something has run'));
    page.on('dialog', (dialog) => {
      problems.push(dialog.message());
      void dialog.dismiss();
    });
    const pages = allPages().map(({path}) => encodeURI(path));
    for (const [index, payload] of PAYLOADS.entries()) {
      const part = encodeURIComponent(payload).replaceAll("'", '%27');
      for (const address of [
        `${pages[(index * 37) % pages.length]}?q=${part}&%#${part}`,
        `${index % 2 ? '/en' : ''}/search/?q=${part}`,
        `/docs/x${encodeURIComponent(payload.replace(/[/\\']/g, ''))}?q=${part}`,
      ]) {
        await page.goto(address);
        // The address can set attributes, but not change what React has rendered.
        await expect(
          page.locator('html[data-has-hydrated=true]:is([data-theme=light], [data-theme=dark])'),
        ).toBeAttached();
        await expect(page.getByRole('heading', {level: 1})).not.toBeEmpty();
        expect(page.url().startsWith(baseURL ?? '')).toBe(true);
      }
    }
    expect(problems).toEqual([]);
  });
});

/** The page is hydrated and answers: its menu is there, a link leads on without a full page load, and the search opens. */
async function expectAlive(page: Page, locale: 'cs' | 'en' = 'cs'): Promise<void> {
  await expect(page.locator('html[data-has-hydrated=true]:is([data-theme=light], [data-theme=dark])')).toBeAttached();
  await expect(page.getByRole('heading', {level: 1}).first()).not.toBeEmpty();
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await navbar(page, locale).getByRole('link', {name: 'Hardware', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/hardware\/intro\/$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

const STORED = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '-1e999',
  'NaN',
  '"',
  '""',
  '{',
  '{}',
  '[]',
  '[null]',
  '[[],{}]',
  '{"__proto__":null,"length":-1}',
  '[{"type":"lvl1","hierarchy":null,"url":"javascript:alert(1)"}]',
  '<img src=x onerror=alert(1)>',
  '\u0000\uFEFF\u202E',
  'a'.repeat(20_000),
];

test.describe('values from outside', {tag: '@full'}, () => {
  // The error page itself answers with 404; in its language, addresses of the other one look for their page.
  test.use({allowed: [/status (?:of )?404/]});
  test.setTimeout(600_000);

  const ORIGINS = [
    '//evil.example/x',
    '///evil.example',
    '/\\evil.example/x',
    '/\t/evil.example/x',
    '\\\\evil.example',
    'https://evil.example/',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/..//evil.example/',
    '//',
    '/%',
    '/%2F%2Fevil.example',
    '/\u0000',
    '/docs/x y?#%',
    '',
    '[object Object]',
    'null',
    `/${'a'.repeat(3000)}`,
    '/🌉/\u202E',
  ];

  test('twenty wrong addresses in ?missing= and ?page= leave the page alive and on its host', async ({
    page,
    baseURL,
  }) => {
    expect(ORIGINS).toHaveLength(20);
    for (const [index, address] of ORIGINS.entries()) {
      for (const file of ['404.html?missing', 'offline/?page']) {
        const locale = index % 2 ? 'en' : 'cs';
        await page.goto(`/${locale === 'en' ? 'en/' : ''}${file}=${encodeURIComponent(address)}`);
        if (page.url().startsWith(baseURL ?? '')) {
          await expectAlive(page, page.url().includes('/en/') ? 'en' : 'cs');
        }
        expect(page.url().startsWith(baseURL ?? ''), `${file}=${address}: ${page.url()}`).toBe(true);
      }
    }
  });

  test('twenty wrong values of all that a browser keeps leave pages alive', async ({page}) => {
    expect(STORED).toHaveLength(20);
    // What a visit leaves there, and what is written only by other settings.
    await open(page, '/field-card/');
    await page.getByRole('main').getByRole('checkbox').first().press('Space');
    await colorModeToggle(page).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('modbus');
    const dialog = page.getByRole('dialog');
    await expect(
      dialog
        .getByRole('option')
        .or(dialog.getByRole('link', {name: 'Modbus'}))
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/modbus/i);
    await page.goBack();
    await expect(page).toHaveURL('/field-card/');
    const local = await page.evaluate(() => Object.keys(localStorage));
    const session = await page.evaluate(() => Object.keys(sessionStorage));
    local.push('site.installed');
    expect(local).toEqual(expect.arrayContaining(['theme', 'site.field-card']));
    const addresses = ['/', '/offline/', '/en/docs/hardware/geosnake/modbus/', '/search/'];
    for (const [index, value] of STORED.entries()) {
      await page.evaluate(
        ([stored, localKeys, sessionKeys]) => {
          localKeys.forEach((key) => localStorage.setItem(key, stored));
          sessionKeys.forEach((key) => sessionStorage.setItem(key, stored));
        },
        [value, local, session] as const,
      );
      for (const address of ['/field-card/', addresses[index % addresses.length] ?? '/']) {
        await open(page, address);
        await expectAlive(page, address.startsWith('/en/') ? 'en' : 'cs');
        await page.goBack();
        await expect(page).toHaveURL(address);
      }
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('combobox').or(dialog.getByRole('searchbox'))).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('values that only an announcement and versions of the manual read', {tag: '@full'}, () => {
  test.use({site: 'shell-full'});
  test.setTimeout(600_000);

  const PAGES = ['', 'plain/', 'long/', 'docs/', 'docs/1.0/', 'docs/only-current/', 'docs/category/group/', 'blog/'];
  const [ID, DISMISSED, VERSION] = [
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-default',
  ];

  test('twenty wrong ones of each leave every page alive', async ({page}) => {
    const store = (values: Record<string, string>) => page.evaluate((all) => Object.assign(localStorage, all), values);
    const manual = page.getByRole('link', {name: 'Dokument 1', exact: true});
    await open(page, '/plain/');
    await store({[VERSION]: '1.0'});
    await open(page, '/plain/');
    await expect(manual, 'the stored version decides where links lead').toHaveAttribute('href', '/docs/1.0/');
    for (const [index, value] of STORED.entries()) {
      for (const [place, address] of PAGES.entries()) {
        const locale = (index + place) % 2 ? 'en' : 'cs';
        // Of a known announcement, whether it is closed; of all others, which one it was.
        const id = place % 4 < 2 ? 'second-notice' : value;
        await store({[ID]: id, [DISMISSED]: value, [VERSION]: value});
        await open(page, `${locale === 'en' ? '/en/' : '/'}${address}`);
        await expect(page.getByRole('heading', {level: 1}).first()).not.toBeEmpty();
        const bar = page.getByRole('region', {name: text(locale, 'site.announcementBar.ariaLabel')});
        await expect(bar).toHaveCount(id === value || value !== 'true' ? 1 : 0);
        await expect(manual).toHaveAttribute('href', address === 'docs/1.0/' ? /\/docs\/1\.0\/$/ : /\/docs\/$/);
        await searchFor(page, 'dokument');
        await expect(searchInput(page)).toHaveValue('dokument');
      }
    }
  });
});
