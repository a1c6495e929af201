import type {Page} from '@playwright/test';
import {accessibilityProblems} from '../support/axe';
import {navbar, shownMode} from '../support/shell';
import {expect, open, test} from '../support/test';
import {text} from '../support/texts';

async function chooseVersion(page: Page, name: string): Promise<void> {
  const expand = text('cs', 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel');
  await navbar(page).getByRole('button', {name: expand}).last().click();
  await navbar(page).getByRole('listitem').getByRole('link', {name, exact: true}).click();
}

test.describe('navbar with every item type', {tag: '@full'}, () => {
  test.use({site: 'shell-full', viewport: {width: 2200, height: 900}});

  test('puts each at its configured end, by default on the right, with its target', async ({page}) => {
    await open(page, '/plain/');
    const bar = navbar(page);
    const names = ['Odkaz', 'Skupina', 'Html', 'Dokument', 'Panel', 'Verze'];
    const edges: number[] = [];
    for (const name of [1, 2].flatMap((end) => names.map((each) => `${each} ${end}`))) {
      edges.push((await bar.getByText(name, {exact: true}).boundingBox())?.x ?? Number.NaN);
    }
    expect(edges, 'in the order of the configuration').toEqual([...edges].sort((a, b) => a - b));
    const toggle = await bar.getByRole('button').last().boundingBox();
    expect((toggle?.x ?? 0) + (toggle?.width ?? 0), 'the right group ends at the right').toBeGreaterThan(2150);
    await expect(bar.getByRole('button', {name: 'Čeština'})).toHaveCount(2);
    for (const name of ['Dokument 1', 'Panel 1', 'Verze 1']) {
      await expect(bar.getByRole('link', {name})).toHaveAttribute('href', '/docs/');
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
    await chooseVersion(page, '1.0');
    await expect(page).toHaveURL('/docs/1.0/?a=1#section');
    await expect(page.getByText('Text starší verze.')).toBeVisible();
    await open(page, '/plain/');
    for (const name of ['1.0', 'Panel 2']) {
      await expect(navbar(page).getByRole('link', {name, exact: true}).last()).toHaveAttribute('href', '/docs/1.0/');
    }
    await chooseVersion(page, 'Next');
    await expect(page).toHaveURL('/docs/');
  });
});
