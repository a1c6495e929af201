import type {Page} from '@playwright/test';
import {accessibilityProblems} from '../support/axe';
import {navbar, shownMode} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

const preferredVersion = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

/** The link to the current version, at the right end. */
const versionLink = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true}).last();

async function openVersions(page: Page): Promise<void> {
  const expand = text('cs', 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel');
  await navbar(page).getByRole('button', {name: expand}).last().click();
}

/** An entry of the open list of versions. */
const version = (page: Page, name: string) => navbar(page).getByRole('listitem').getByRole('link', {name, exact: true});

test.describe('navbar with every item type', {tag: '@full'}, () => {
  test.use({site: 'shell-full', viewport: {width: 2200, height: 900}});

  test('puts each at its configured end, by default on the right, with its target', async ({page}) => {
    await open(page, '/plain/');
    const bar = navbar(page);
    const edges: number[] = [];
    for (const end of [1, 2]) {
      for (const item of [
        bar.getByRole('link', {name: `Odkaz ${end}`}),
        bar.getByRole('button', {name: `Skupina ${end}`}),
        bar.getByText(`Html ${end}`),
        bar.getByRole('link', {name: `Dokument ${end}`}),
        bar.getByRole('link', {name: `Panel ${end}`}),
        bar.getByRole('link', {name: `Verze ${end}`}),
        bar.getByRole('link', {name: 'Next', exact: true}).nth(end - 1),
        bar.getByRole('button', {name: 'Čeština'}).nth(end - 1),
      ]) {
        edges.push((await item.boundingBox())?.x ?? Number.NaN);
      }
    }
    expect(edges, 'in the order of the configuration').toEqual([...edges].sort((a, b) => a - b));
    const toggle = await bar.getByRole('button').last().boundingBox();
    expect((toggle?.x ?? 0) + (toggle?.width ?? 0), 'the right group ends at the right').toBeGreaterThan(2150);
    for (const [name, target] of Object.entries({
      Odkaz: '/plain/',
      Dokument: '/docs/',
      Panel: '/docs/',
      Verze: '/docs/',
    })) {
      await expect(bar.getByRole('link', {name: `${name} 1`})).toHaveAttribute('href', target);
    }
  });

  test('marks the current page in its group, and is accessible with it open in both modes @chromium', async ({
    page,
  }) => {
    await open(page, '/long/');
    await navbar(page).getByRole('button', {name: 'Skupina 2'}).click();
    await expect(navbar(page).getByRole('link', {name: 'Dlouhá stránka 2'})).toHaveAttribute('aria-current', 'page');
    await expect(navbar(page).getByText('Poznámka 2')).toBeVisible();
    await expect(navbar(page).getByText('Poznámka 1')).toBeHidden();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect.poll(() => shownMode(page)).toEqual({mode: colorScheme, choice: 'system'});
      expect(await accessibilityProblems(page)).toEqual([]);
    }
  });

  test('versions lead to the same page with query and hash, and the choice is remembered', async ({page}) => {
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
});
