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

/** Enlarged copies of a picture, over the page. The last one has full size; a smaller copy may be behind it. */
function enlarged(page: Page): Locator {
  return page.locator('body > img');
}

/** Enlarges a picture and waits until its copy has full size. Until then medium-zoom ignores keys and clicks. */
async function zoom(page: Page, alt: string, enlarge = (image: Locator) => image.click()): Promise<void> {
  // Found before it is enlarged, because it is hidden then.
  const found = await zoomable(page, alt).elementHandle();
  const opened = found?.evaluate(
    (image) =>
      new Promise<void>((resolve) => image.addEventListener('medium-zoom:opened', () => resolve(), {once: true})),
  );
  await enlarge(zoomable(page, alt));
  await opened;
  await expect(enlarged(page).last()).toHaveAttribute('aria-hidden', 'true');
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
    await expect(enlarged(page).last()).toHaveAttribute('src', new RegExp(`dashboard\\.cs\\.${mode}\\.\\d+\\.avif$`));
    const after = await enlarged(page).last().boundingBox();
    expect(after?.width).toBeGreaterThanOrEqual(before?.width ?? Infinity);
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toHaveCount(0);
  }
});

test.describe('image zoom', {tag: '@full'}, () => {
  test.use({site: 'shell-full', contextOptions: {reducedMotion: 'no-preference'}});

  test('opens and closes with the keyboard, closes by a click anywhere and when the page is scrolled away, not by a nudge @both', async ({
    page,
  }) => {
    await open(page, '/pictures/');
    for (const key of ['Enter', 'Space']) {
      await zoom(page, PLAIN, (image) => image.press(key));
      await page.keyboard.press('Escape');
      await expect(enlarged(page)).toHaveCount(0);
      await expect(zoomable(page, PLAIN)).toBeFocused();
    }
    for (const place of [page.locator('body'), enlarged(page).last()]) {
      await zoom(page, PLAIN);
      await place.click({position: {x: 5, y: 5}});
      await expect(enlarged(page)).toHaveCount(0);
    }
    await zoom(page, PLAIN);
    const start = await page.evaluate(() => window.scrollY);
    await scrollTo(page, start + 20);
    await expect(enlarged(page)).not.toHaveCount(0);
    await scrollTo(page, start + 60);
    await expect(enlarged(page)).toHaveCount(0);
  });

  test('works after a navigation inside the site, and cleans up', async ({page}) => {
    await open(page, '/plain/');
    await navbar(page).getByRole('button', {name: 'Skupina'}).click();
    await navbar(page).getByRole('link', {name: 'Obrázky'}).click();
    await expect(page).toHaveURL('/pictures/');
    await zoom(page, PLAIN);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/plain/');
    await expect(enlarged(page)).toHaveCount(0);
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
