import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {accessibilityProblems, showColorMode} from '../support/axe';
import {navbar, shownMode} from '../support/shell';
import {servedDir} from '../support/sites';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

const preferredVersion = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

/** The link that names the present version; the one at the right end. */
const versionLink = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true}).last();

async function openVersions(page: Page): Promise<void> {
  const expand = text('cs', 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel');
  await navbar(page).getByRole('button', {name: expand}).last().click();
}

/** An entry of the open list of versions. */
const version = (page: Page, name: string) => navbar(page).getByRole('listitem').getByRole('link', {name, exact: true});

test.describe('navbar with every item type @desktop', () => {
  test.use({site: 'shell-full', viewport: {width: 2200, height: 900}});

  test('puts each at the end that it names, and on the right without one', async ({page}) => {
    await open(page, '/plain/');
    const bar = navbar(page);
    const pairs = [
      (end: string) => bar.getByRole('link', {name: `Odkaz ${end}`}),
      (end: string) => bar.getByRole('button', {name: `Skupina ${end}`}),
      (end: string) => bar.getByText(`Html ${end}`),
      (end: string) => bar.getByRole('link', {name: `Dokument ${end}`}),
      (end: string) => bar.getByRole('link', {name: `Panel ${end}`}),
      (end: string) => bar.getByRole('link', {name: `Verze ${end}`}),
      (end: string) => bar.getByRole('link', {name: 'Next', exact: true}).nth(end === '1' ? 0 : 1),
      (end: string) => bar.getByRole('button', {name: 'Čeština'}).nth(end === '1' ? 0 : 1),
    ];
    const edges = async (end: string) => {
      const boxes = await Promise.all(pairs.map((pair) => pair(end).boundingBox()));
      return boxes.map((box) => box?.x ?? Number.NaN);
    };
    const left = await edges('1');
    const right = await edges('2');
    expect(left, 'in the order of the configuration').toEqual([...left].sort((a, b) => a - b));
    expect(right, 'in the order of the configuration').toEqual([...right].sort((a, b) => a - b));
    expect(Math.max(...left)).toBeLessThan(Math.min(...right));
    const toggle = await bar.getByRole('button').last().boundingBox();
    expect((toggle?.x ?? 0) + (toggle?.width ?? 0), 'the right group ends at the right').toBeGreaterThan(2150);
  });

  test('leads where each item says', async ({page}) => {
    await open(page, '/plain/');
    const target = (name: string) => navbar(page).getByRole('link', {name}).first().getAttribute('href');
    expect(await target('Odkaz 1')).toBe('/plain/');
    expect(await target('Dokument 1')).toBe('/docs/');
    expect(await target('Panel 1')).toBe('/docs/');
    expect(await target('Verze 1')).toBe('/docs/');
  });

  test('marks the group that holds the present page', async ({page}) => {
    await open(page, '/long/');
    await navbar(page).getByRole('button', {name: 'Skupina 2'}).click();
    await expect(navbar(page).getByRole('link', {name: 'Dlouhá stránka 2'})).toHaveAttribute('aria-current', 'page');
    await expect(navbar(page).getByText('Poznámka 2')).toBeVisible();
    await expect(navbar(page).getByText('Poznámka 1')).toBeHidden();
  });

  test('is accessible with an open dropdown in both modes', async ({page}) => {
    await open(page, '/plain/');
    await navbar(page).getByRole('button', {name: 'Skupina 1'}).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect.poll(() => shownMode(page)).toEqual({mode: colorScheme, choice: 'system'});
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });

  test.describe('versions', () => {
    test('leads to the same page in the other version, with query and hash, and remembers the choice', async ({
      page,
    }) => {
      await open(page, '/docs/?a=1#section');
      await expect(versionLink(page, 'Next')).toBeVisible();
      await openVersions(page);
      await version(page, '1.0').click();
      await expect(page).toHaveURL('/docs/1.0/?a=1#section');
      await expect(page.getByText('Text starší verze.')).toBeVisible();
      expect(await preferredVersion(page)).toBe('1.0');

      await open(page, '/plain/');
      await expect(versionLink(page, '1.0')).toHaveAttribute('href', '/docs/1.0/');
      await expect(navbar(page).getByRole('link', {name: 'Panel 2'})).toHaveAttribute('href', '/docs/1.0/');
      await openVersions(page);
      await version(page, 'Next').click();
      await expect(page).toHaveURL('/docs/');
      expect(await preferredVersion(page)).toBe('current');
    });

    test('leads to the main document where the other version lacks the page', async ({page}) => {
      await open(page, '/docs/only-current/');
      await openVersions(page);
      await expect(version(page, '1.0')).toHaveAttribute('href', '/docs/1.0/');
      await version(page, '1.0').click();
      await expect(page).toHaveURL('/docs/1.0/');
    });
  });
});

test.describe('navbar without items @desktop', () => {
  test.use({site: 'shell-plain'});

  test('still leads home', async ({page}) => {
    await open(page, '/plain/');
    await navbar(page).getByRole('link', {name: 'Prostá'}).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('navbar in the primary style', () => {
  test.use({site: 'shell-errors'});

  test('has the primary colour in both modes, with enough contrast', async ({page}) => {
    // The build writes values of the palette in place of their names.
    const [, color = ''] = /--site-water-700: (#\w+);/.exec(fs.readFileSync('src/css/tokens.css', 'utf8')) ?? [];
    await open(page, '/plain/');
    for (const mode of ['light', 'dark'] as const) {
      await showColorMode(page, mode);
      const [bar, primary] = await navbar(page).evaluate((element, value) => {
        const probe = document.createElement('i');
        probe.style.color = value;
        element.append(probe);
        const colors = [getComputedStyle(element).backgroundColor, getComputedStyle(probe).color];
        probe.remove();
        return colors;
      }, color);
      expect(bar, mode).toBe(primary);
      expect(await accessibilityProblems(page), mode).toEqual([]);
    }
  });
});

test('what the browser is told of a version and of the languages @desktop', () => {
  // Of the language that is built last.
  const read = (file: string) =>
    JSON.parse(fs.readFileSync(path.join(servedDir('shell-full'), '../generated', file), 'utf8')) as unknown;
  const docs = (read('globalData.json') as Record<string, {default: {versions: unknown[]}}>)[
    'docusaurus-plugin-content-docs'
  ];
  expect(docs?.default.versions[0]).toEqual({
    name: 'current',
    label: 'Latest',
    isLast: true,
    path: '/en/docs',
    mainDocId: 'first',
    docs: [
      {id: 'first', path: '/en/docs/', sidebar: 'manual'},
      {id: 'only-current', path: '/en/docs/only-current', sidebar: 'manual'},
      {id: '/category/group', path: '/en/docs/category/group', sidebar: 'manual'},
    ],
    draftIds: [],
    sidebars: {manual: {link: {path: '/en/docs/', label: 'first'}}},
  });
  const language = {direction: 'ltr', calendar: 'gregory', url: expect.stringMatching(/^https:/) as unknown};
  expect((read('i18n.json') as {localeConfigs: unknown}).localeConfigs).toMatchObject({
    cs: {...language, label: 'Čeština', htmlLang: 'cs', path: 'cs', baseUrl: '/'},
    en: {...language, label: 'English', htmlLang: 'en', path: 'en', baseUrl: '/en/'},
  });
  expect(read('site-storage.json')).toEqual({type: 'localStorage', namespace: ''});
});
