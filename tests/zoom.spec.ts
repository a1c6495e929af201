import type {Locator, Page} from '@playwright/test';
import {navbar, scrollTo} from './support/shell';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const PLAIN = 'Obyčejný obrázek';

/** A picture that can be enlarged. */
function zoomable(page: Page, alt: string): Locator {
  return page.getByRole('button', {name: text('cs', 'site.imageZoom.label', {alt})});
}

/** The picture in the text, enlargeable or not. */
function picture(page: Page, alt: string): Locator {
  return page.getByRole('main').getByAltText(alt, {exact: true});
}

/** The enlarged copy of a picture, over the page. */
function enlarged(page: Page): Locator {
  return page.locator('dialog[open] > img');
}

/** Enlarges a picture. */
async function zoom(page: Page, alt: string, enlarge = (image: Locator) => image.click()): Promise<void> {
  await enlarge(zoomable(page, alt));
  await expect(enlarged(page)).toBeVisible();
}

test('the picture of the home page is enlarged to its largest file, in both color modes @both', async ({page}) => {
  await open(page, '/');
  const alt = text('cs', 'site.home.portal.alt');
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
    await page.reload();
    await picture(page, alt).filter({visible: true}).scrollIntoViewIfNeeded();
    const before = await zoomable(page, alt).boundingBox();
    await zoom(page, alt);
    await expect(enlarged(page)).toHaveAttribute('src', new RegExp(`dashboard\\.cs\\.${mode}\\.\\d+\\.avif$`));
    await expect(enlarged(page)).not.toHaveJSProperty('naturalWidth', 0);
    const width = async () => (await enlarged(page).boundingBox())?.width;
    await expect.poll(width).toBeGreaterThan(before?.width ?? Infinity);
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toHaveCount(0);
  }
});

test('what opens above an enlarged picture takes its place', async ({page}) => {
  await open(page, '/');
  await zoom(page, text('cs', 'site.home.portal.alt'));
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('dialog').getByRole('combobox').or(page.getByRole('dialog').getByRole('searchbox')),
  ).toBeFocused();
  await expect(enlarged(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('image zoom', {tag: '@full'}, () => {
  test.use({site: 'shell-full', contextOptions: {reducedMotion: 'no-preference'}});

  test('closes with Escape, a click anywhere and when the page is scrolled away, not by a nudge @both', async ({
    page,
  }) => {
    await open(page, '/pictures/');
    const closings: (() => Promise<unknown>)[] = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => enlarged(page).click(),
    ];
    for (const close of closings) {
      await zoom(page, PLAIN);
      await close();
      await expect(enlarged(page)).toHaveCount(0);
    }
    await zoom(page, PLAIN);
    const start = await page.evaluate(() => window.scrollY);
    await scrollTo(page, start + 20);
    await expect(enlarged(page)).not.toHaveCount(0);
    await scrollTo(page, start + 60);
    await expect(enlarged(page)).toHaveCount(0);
  });

  test('works with the keyboard and restores the focus', async ({page}) => {
    await open(page, '/pictures/');
    for (const key of ['Enter', 'Space']) {
      await zoom(page, PLAIN, (image) => image.press(key));
      await page.keyboard.press('Escape');
      await expect(enlarged(page)).toHaveCount(0);
      await expect(zoomable(page, PLAIN)).toBeFocused();
    }
  });

  test('works after a navigation inside the site, and cleans up', async ({page}) => {
    await open(page, '/plain/');
    await navbar(page).getByRole('button', {name: 'Skupina 1'}).click();
    await navbar(page).getByRole('link', {name: 'Obrázky 1'}).click();
    await expect(page).toHaveURL('/pictures/');
    await zoom(page, PLAIN);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/plain/');
    await expect(enlarged(page)).toHaveCount(0);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/pictures/');
    await zoom(page, PLAIN);
  });

  test('leaves linked pictures and icons alone', async ({page}) => {
    await open(page, '/pictures/');
    await expect(zoomable(page, PLAIN)).toBeVisible();
    for (const alt of ['Obrázek s odkazem', 'Kreslená ikona', 'Malá ikona']) {
      await expect(picture(page, alt)).toHaveCount(1);
      await expect(zoomable(page, alt)).toHaveCount(0);
    }
    await picture(page, 'Obrázek s odkazem').click();
    await expect(page).toHaveURL('/plain/');
  });
});
