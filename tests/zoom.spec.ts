import type {Locator, Page} from '@playwright/test';
import {colorModeToggle, navbar, scrollTo} from './support/shell';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const ATTACH_DELAY_MS = 1000;
const TRANSITION_MS = 300;
const SCROLL_OFFSET_PX = 40;
const CLOSE_DELAY_MS = 150;
const PLAIN = 'Obyčejný obrázek';

/** A picture that can be enlarged. */
function zoomable(page: Page, alt: string): Locator {
  return page.getByRole('button', {name: text('cs', 'site.imageZoom.label', {alt})});
}

/** The picture in the text, enlargeable or not. */
function picture(page: Page, alt: string): Locator {
  return page.getByRole('main').getByAltText(alt, {exact: true});
}

/** Enlarged copies over the page: the full size, sometimes with a smaller one behind it. */
function enlarged(page: Page): Locator {
  return page.locator('body > img');
}

/** Enlarges a picture and waits for its full size; only then is the copy removed from the accessibility tree. */
async function zoom(page: Page, alt: string): Promise<void> {
  await zoomable(page, alt).click();
  await expect(enlarged(page).last()).toHaveAttribute('aria-hidden', 'true');
}

test('the picture of the home page is enlarged to its largest file, in both colour modes @both', async ({page}) => {
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

  test('is attached one second after the page has settled', async ({page}) => {
    await open(page, '/pictures/');
    const waited = await page.evaluate(async () => {
      const [{loadEventEnd = 0} = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      while (!document.querySelector('main img[role=button]')) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - loadEventEnd;
    });
    // A busy machine shows the start late.
    expect(waited).toBeGreaterThan(ATTACH_DELAY_MS / 2);
    expect(waited).toBeLessThan(ATTACH_DELAY_MS + 4000);
  });

  test('enlarges in 0.3 s and closes with Escape or a click anywhere @both', async ({page}) => {
    await open(page, '/pictures/');
    await expect(zoomable(page, PLAIN)).toHaveCSS('transition-duration', `${TRANSITION_MS / 1000}s`);
    await zoom(page, PLAIN);
    await expect(enlarged(page).last()).toHaveCSS('transition-duration', `${TRANSITION_MS / 1000}s`);
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toHaveCount(0);
    await zoom(page, PLAIN);
    await page.mouse.click(5, 5);
    await expect(enlarged(page)).toHaveCount(0);
    await zoom(page, PLAIN);
    await enlarged(page).last().click();
    await expect(enlarged(page)).toHaveCount(0);
  });

  test('stays open for a small scroll, closes shortly after a larger one', async ({page}) => {
    await open(page, '/pictures/');
    await zoom(page, PLAIN);
    const start = await page.evaluate(() => window.scrollY);
    await scrollTo(page, start + SCROLL_OFFSET_PX - 10);
    await page.waitForTimeout(3 * (CLOSE_DELAY_MS + TRANSITION_MS));
    await expect(enlarged(page)).not.toHaveCount(0);
    const waited = await page.evaluate(
      async (top) => {
        const scrolled = performance.now();
        window.scrollTo({top, behavior: 'instant'});
        while (document.querySelector('body > img')) {
          await new Promise(requestAnimationFrame);
        }
        return performance.now() - scrolled;
      },
      start + SCROLL_OFFSET_PX + 10,
    );
    expect(waited).toBeGreaterThanOrEqual(CLOSE_DELAY_MS + TRANSITION_MS - 50);
  });

  test('works with the keyboard and restores the focus', async ({page}) => {
    await open(page, '/pictures/');
    for (const key of ['Enter', 'Space']) {
      await zoomable(page, PLAIN).focus();
      await page.keyboard.press(key);
      await expect(enlarged(page)).not.toHaveCount(0);
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

  test('enlarges the picture of the current colour mode, also after a change @chromium', async ({page}) => {
    const alt = 'Obrázek podle režimu';
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/pictures/');
    await zoom(page, alt);
    await expect(enlarged(page)).toHaveAttribute('src', '/dark-picture.png');
    await page.keyboard.press('Escape');
    await expect(enlarged(page)).toHaveCount(0);
    await colorModeToggle(page).click();
    await zoom(page, alt);
    await expect(enlarged(page)).toHaveAttribute('src', '/plain-picture.png');
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
