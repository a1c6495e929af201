import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import type {Locale} from '../src/config/locales';
import {CONTRAST, accessibilityProblems, showColorMode} from './support/axe';
import {prefix} from './support/pages';
import {layoutShift, recordLayoutShift} from './support/shell';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const ADDRESS = '/docs/web-portal/charts/charts-controls/';
const LOCALES = ['cs', 'en'] as const;

const t = (locale: Locale, name: string) => text(locale, `site.chartSample.${name}`);

/** The sample on its page, scrolled into view; `drawn` waits for the chart library. */
async function openSample(page: Page, locale: Locale, drawn = true): Promise<Locator> {
  await open(page, prefix(locale) + ADDRESS);
  const sample = page.getByRole('figure', {name: t(locale, 'title')});
  await sample.getByText(t(locale, 'series.temperature')).first().scrollIntoViewIfNeeded();
  if (drawn) {
    await expect(sample.locator('canvas')).toHaveCount(3);
  }
  return sample;
}

const panel = (sample: Locator, index: number) => sample.getByRole('img').nth(index);

/** Cells of a row of the summary. */
const row = (sample: Locator, name: string) =>
  sample
    .getByRole('row')
    .filter({has: sample.page().getByRole('rowheader', {name})})
    .getByRole('cell');

/** Width and picture of a canvas as the browser holds it, to see whether it was drawn anew. */
const canvasImage = (sample: Locator, index: number) =>
  sample
    .locator('canvas')
    .nth(index)
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Drags across a panel, from and to given as shares of its plot. */
async function drag(page: Page, sample: Locator, index: number, from: number, to: number): Promise<void> {
  await panel(sample, index).scrollIntoViewIfNeeded();
  const box = await sample.locator('.u-over').nth(index).boundingBox();
  if (!box) {
    throw new Error(`Panel ${index} of the sample chart has no plot.`);
  }
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * from, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * ((from + to) / 2), y);
  await page.mouse.move(box.x + box.width * to, y);
  await page.mouse.up();
}

for (const locale of LOCALES) {
  test(`${locale}: the whole day with its summary, without accessibility problems in both modes @both`, async ({
    page,
  }) => {
    const sample = await openSample(page, locale);
    await expect(row(sample, t(locale, 'aggregation.max')).last()).toHaveText(locale === 'cs' ? '24,6' : '24.6');
    await expect(row(sample, t(locale, 'table.gaps')).first()).toHaveText('2 (73)');
    expect(await accessibilityProblems(page)).toEqual([]);
    await showColorMode(page, 'dark');
    expect(await accessibilityProblems(page, {only: [CONTRAST]})).toEqual([]);
  });
}

test('the library is fetched only near the view and takes over without moving anything', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('u-over')) {
      scripts.push(response.url());
    }
  });
  await recordLayoutShift(page);
  await open(page, ADDRESS);
  await page.waitForLoadState('networkidle');
  expect(scripts, 'fetched before the chart is near the view').toEqual([]);
  const panels = page.getByRole('figure', {name: t('cs', 'title')}).getByRole('img');
  const before = await panels.evaluateAll((all) => all.map((one) => one.clientHeight));
  await panels.first().scrollIntoViewIfNeeded();
  await expect(page.locator('canvas')).toHaveCount(3);
  await expect.poll(() => scripts.length).toBe(1);
  expect(await panels.evaluateAll((all) => all.map((one) => one.clientHeight))).toEqual(before);
  expect((await layoutShift(page)).values.filter((value) => value > 0.001)).toEqual([]);
});

test('interval fields, quick select, zoom and reset change the displayed interval by keyboard alone', async ({
  page,
}) => {
  const sample = await openSample(page, 'en');
  const status = sample.getByRole('status');
  await sample.getByLabel(t('en', 'from'), {exact: true}).fill('2026-05-14T10:00');
  await sample.getByLabel(t('en', 'to'), {exact: true}).fill('2026-05-14T10:30');
  await expect(status).toContainText('14 May 00:00 – 15 May 00:00');
  await sample.getByRole('button', {name: t('en', 'view'), exact: true}).press('Enter');
  await expect(status).toContainText('14 May 10:00 – 14 May 10:30');
  await expect(row(sample, t('en', 'table.count')).first()).toHaveText('30');

  const hours = sample.getByRole('button', {name: '6 h', exact: true});
  await hours.press('Enter');
  await expect(hours).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toContainText('14 May 18:00 – 15 May 00:00');
  await sample.getByRole('button', {name: t('en', 'zoomIn')}).press('Space');
  await expect(status).toContainText('14 May 19:30 – 14 May 22:30');
  await sample.getByRole('button', {name: t('en', 'earlier')}).press('Enter');
  await expect(status).toContainText('14 May 18:00 – 14 May 21:00');
  await sample.getByRole('button', {name: t('en', 'later')}).press('Enter');
  await sample.getByRole('button', {name: t('en', 'zoomOut')}).press('Enter');
  await expect(status).toContainText('14 May 18:00 – 15 May 00:00');
  await sample.getByRole('button', {name: t('en', 'reset')}).press('Enter');
  await expect(status).toContainText('14 May 00:00 – 15 May 00:00');
  await expect(sample.getByLabel(t('en', 'from'), {exact: true})).toHaveValue('2026-05-14T00:00');
});

test('an impossible interval is explained and changes nothing', async ({page}) => {
  const sample = await openSample(page, 'cs');
  const from = sample.getByLabel(t('cs', 'from'), {exact: true});
  await from.fill('2026-05-15T00:00');
  await sample.getByRole('button', {name: t('cs', 'view')}).click();
  await expect(sample.getByRole('alert')).toHaveText(t('cs', 'error.order'));
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(from).toHaveAccessibleDescription(t('cs', 'error.order'));
  await expect(sample.getByRole('status')).toContainText('14. 5. 0:00 – 15. 5. 0:00');
  await sample.getByRole('button', {name: '1 h', exact: true}).click();
  await expect(sample.getByRole('alert')).toBeEmpty();
});

test('dragging zooms, a double click resets @desktop', async ({page}) => {
  const sample = await openSample(page, 'en');
  await drag(page, sample, 2, 0.25, 0.5);
  await expect(sample.getByRole('status')).toContainText(/14\sMay 0[56]:\d\d – 14\sMay 1[12]:\d\d/);
  await expect(row(sample, t('en', 'aggregation.max')).last()).toHaveText('24.6');
  await sample.locator('.u-over').first().dblclick();
  await expect(sample.getByRole('status')).toContainText('14 May 00:00 – 15 May 00:00');
});

test('a finger across the chart zooms too @phone', async ({page}) => {
  const sample = await openSample(page, 'en');
  const over = sample.locator('.u-over').first();
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) {
    throw new Error('The sample chart has no plot.');
  }
  const client = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{x: box.x + box.width * share, y}],
    });
  await touch('touchStart', 0.5);
  await touch('touchMove', 0.6);
  await touch('touchMove', 0.75);
  await touch('touchEnd');
  await expect(sample.getByRole('status')).toContainText(/14\sMay 1[12]:\d\d – 14\sMay 1[78]:\d\d/);
});

test('series can be hidden and shown, in the charts, the readings and the summary', async ({page}) => {
  const sample = await openSample(page, 'en');
  const temperature = sample.getByRole('checkbox', {name: t('en', 'series.temperature')});
  await temperature.press('Space');
  await expect(sample.getByRole('img')).toHaveCount(2);
  await expect(sample.getByRole('columnheader')).toHaveCount(3);
  await sample.getByRole('checkbox', {name: t('en', 'series.inclination')}).uncheck();
  await sample.getByRole('checkbox', {name: t('en', 'series.acceleration')}).uncheck();
  await expect(sample.getByText(t('en', 'empty'))).toBeVisible();
  await expect(sample.getByRole('table')).toHaveCount(0);
  await temperature.check();
  await expect(sample.locator('canvas')).toHaveCount(1);
});

test('aggregation draws buckets: the impact stands in the maximum and not in the average', async ({page}) => {
  const sample = await openSample(page, 'en');
  const slider = sample.getByRole('slider', {name: t('en', 'reading')});
  await expect(slider).toHaveAttribute('aria-valuetext', /10:17.*Acceleration 24\.6/);
  const all = await canvasImage(sample, 2);
  await sample.getByRole('radio', {name: t('en', 'aggregation.avg')}).check();
  await expect(sample.getByRole('status')).toContainText('30 min');
  await expect(slider).toHaveAttribute('aria-valuetext', /10:00 – 10:30.*Acceleration [0-3]\.\d/);
  expect(await canvasImage(sample, 2)).not.toBe(all);
  await sample.getByRole('radio', {name: t('en', 'aggregation.max')}).check();
  await expect(slider).toHaveAttribute('aria-valuetext', /Acceleration 24\.6/);
});

test('the slider reads any minute by keyboard and says when there is no data', async ({page}) => {
  const sample = await openSample(page, 'en');
  const slider = sample.getByRole('slider', {name: t('en', 'reading')});
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /10:18/);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /00:00/);
  await slider.fill('180');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`03:00.*${t('en', 'noValue')}`));
});

test('the charts follow the colour mode and the width of the window', async ({page}) => {
  const sample = await openSample(page, 'en');
  await showColorMode(page, 'light');
  const light = await canvasImage(sample, 0);
  await showColorMode(page, 'dark');
  await expect.poll(() => canvasImage(sample, 0)).not.toBe(light);
  await page.setViewportSize({width: 320, height: 700});
  const widths = () =>
    sample
      .locator('canvas')
      .evaluateAll((all) =>
        all.map((canvas) => canvas.getBoundingClientRect().right <= document.documentElement.clientWidth),
      );
  await expect.poll(widths).toEqual([true, true, true]);
});

test('the displayed interval can be downloaded in the notation of the language', async ({page}) => {
  const read = async (locale: Locale) => {
    const sample = await openSample(page, locale);
    await sample.getByRole('button', {name: '1 h', exact: true}).click();
    await sample.getByRole('checkbox', {name: t(locale, 'series.acceleration')}).uncheck();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sample.getByRole('button', {name: t(locale, 'csv')}).click(),
    ]);
    expect(download.suggestedFilename()).toBe('sample_2026-05-14T2300_2026-05-15T0000.csv');
    return fs.readFileSync(await download.path(), 'utf8').split('\r\n');
  };
  const czech = await read('cs');
  expect(czech).toHaveLength(62);
  expect(czech[0]).toBe('\uFEFFčas;Teplota [°C];Náklon [mm/m]');
  expect(czech[1]).toMatch(/^2026-05-14T23:00;\d+,\d;\d,\d{3}$/);
  const english = await read('en');
  expect(english[0]).toBe('\uFEFFtime,Temperature [°C],Inclination [mm/m]');
  expect(english[1]).toMatch(/^2026-05-14T23:00,\d+\.\d,\d\.\d{3}$/);
});

test.describe('when the chart library cannot be loaded', () => {
  test.use({allowed: [/net::ERR_FAILED/]});

  test('the drawn picture stays and the controls work on it', async ({page}) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      await ((await response.text()).includes('u-over') ? route.abort() : route.fulfill({response}));
    });
    const sample = await openSample(page, 'en', false);
    await sample.getByRole('button', {name: '6 h', exact: true}).click();
    await expect(panel(sample, 0).getByText('18:00')).toBeVisible();
    await expect(panel(sample, 0).getByText('06:00')).toHaveCount(0);
    await expect(sample.locator('canvas')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of LOCALES) {
    test(`${locale}: a picture, its summary and a word about the controls`, async ({page}) => {
      await page.goto(prefix(locale) + ADDRESS);
      const sample = page.getByRole('figure', {name: t(locale, 'title')});
      // Texts inside of noscript are none to Playwright's text search.
      await expect(sample.locator('noscript > p')).toHaveText(t(locale, 'noScript'));
      await expect(sample.locator('noscript > p')).toBeVisible();
      await expect(sample.getByRole('img')).toHaveCount(3);
      await expect(panel(sample, 0).locator('path').first()).toBeVisible();
      await expect(row(sample, t(locale, 'aggregation.max')).last()).toHaveText(locale === 'cs' ? '24,6' : '24.6');
      await expect(sample.getByRole('button', {name: t(locale, 'view'), exact: true})).toBeHidden();
    });
  }
});

test('a sharp screen gets a sharp chart', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL, deviceScaleFactor: 3, viewport: {width: 800, height: 700}});
  const page = await context.newPage();
  const sample = await openSample(page, 'en');
  const ratio = await sample
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.getBoundingClientRect().width);
  expect(ratio).toBeCloseTo(3, 1);
  await context.close();
});
