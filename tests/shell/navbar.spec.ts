import {navbar} from '../support/shell';
import {expect, hydrated, open, test} from '../support/test';
import {text} from '../support/texts';

test('navbar marks the part of the manual, and lists the rest under "More"', async ({page}) => {
  await open(page, '/en/');
  const bar = navbar(page, 'en');
  const part = bar.getByRole('link', {name: 'Mobile app'});
  await part.click();
  await expect(page).toHaveURL('/en/docs/mobile-app/intro/');
  await expect(part).toHaveAttribute('aria-current', 'page');
  const more = bar.getByRole('button', {name: 'More', exact: true});
  await more.click();
  await bar.getByRole('link', {name: 'Articles', exact: true}).click();
  await expect(page).toHaveURL('/en/blog/');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('the language switch keeps the page, the query and the hash, there and back', async ({page}) => {
  const rest = '/docs/web-portal/charts/basics/?a=1&b=%C5%99#tabs';
  await open(page, rest);
  await navbar(page).getByRole('button', {name: 'Čeština'}).click();
  await navbar(page).getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL(`/en${rest}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page);
  await navbar(page, 'en').getByRole('button', {name: 'English'}).click();
  await navbar(page, 'en').getByRole('link', {name: 'Čeština'}).click();
  await expect(page).toHaveURL(rest);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
});

test('a dropdown opens with Enter and Space, and closes with Escape, a click elsewhere and the focus', async ({
  page,
}) => {
  await open(page, '/');
  const button = navbar(page).getByRole('button', {name: 'Čeština'});
  const link = navbar(page).getByRole('link', {name: 'English'});
  for (const key of ['Enter', 'Space']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await page.keyboard.press(key);
    await expect(link).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the Tab key in the navbar leaves the page where it is', async ({page}) => {
  await open(page, '/docs/hardware/intro/');
  await page.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}));
  await page.locator('.navbar__brand').evaluate((brand) => (brand as HTMLElement).focus({preventScroll: true}));
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate(() => [scrollY, document.activeElement?.closest('.navbar') !== null])).toEqual([
    1500,
    true,
  ]);
});

test('with enlarged text, nothing lies over a followed heading @chromium', async ({page}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {fontSizes: {standard: 24}});
  await open(page, '/docs/web-portal/charts/basics/');
  const entry = page.locator('.table-of-contents').getByRole('link').nth(2);
  await entry.click();
  const heading = page.locator(`[id="${(await entry.getAttribute('href'))?.slice(1)}"]`);
  await expect(heading).toBeInViewport();
  const {isBare, top} = await heading.evaluate((element) => {
    const {left, y} = element.getBoundingClientRect();
    return {isBare: document.elementFromPoint(left + 1, y + 1) === element, top: y};
  });
  expect(isBare, `heading at ${top} px`).toBe(true);
  await page.locator('.navbar__brand').focus();
  await expect(page.locator('.navbar__brand')).toBeInViewport({ratio: 1});
});

test('the skip link comes first and moves the focus past the navbar', async ({page}) => {
  await open(page, '/docs/web-portal/intro/');
  const skipLink = page.getByRole('link', {name: text('cs', 'theme.common.skipToMainContent')});
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ratio: 1});
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, aside') !== null)).toBe(true);
});

test('every stop of the Tab key shows a focus ring, and so does what is focused otherwise', async ({page}) => {
  for (const address of ['/', '/docs/web-portal/charts/basics/']) {
    await open(page, address);
    const withoutRing: string[] = [];
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const {outlineStyle, outlineWidth} = getComputedStyle(element);
        const visible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return visible || element === document.body ? [] : [element.outerHTML.slice(0, 100)];
      });
      withoutRing.push(...problem);
    }
    expect(withoutRing).toEqual([]);
  }
  // Upstream shows outlines only while the body has a class.
  await page.reload();
  const link = page.locator('main p a').first();
  await link.focus();
  await expect(link).toHaveCSS('outline-style', 'solid');
});
