import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {LOCALES, type Locale} from '../src/config/locales';
import {CONTRAST, accessibilityProblems, showColorMode} from './support/axe';
import {prefix} from './support/pages';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const ADDRESS = '/docs/web-portal/charts/charts-controls/';

const t = (locale: Locale, name: string) => text(locale, `site.chartSample.${name}`);

/** The sample on its page, scrolled into view. */
async function openSample(page: Page, locale: Locale): Promise<Locator> {
  await open(page, prefix(locale) + ADDRESS);
  const sample = page.getByRole('figure', {name: t(locale, 'title')});
  await expect(sample.getByRole('slider')).toBeEnabled();
  await panel(sample, 0).scrollIntoViewIfNeeded();
  return sample;
}

const panel = (sample: Locator, index: number) => sample.getByRole('img').nth(index);

/** The line of a panel, as drawn. */
const line = (sample: Locator, index: number) => panel(sample, index).locator('svg svg path').first();

/** Cells of a row of the summary. */
const row = (sample: Locator, name: string) =>
  sample
    .getByRole('row')
    .filter({has: sample.page().getByRole('rowheader', {name})})
    .getByRole('cell');

/** Box of the plot inside of a panel, without the labels of its axes. */
async function plotBox(sample: Locator, index: number) {
  await panel(sample, index).scrollIntoViewIfNeeded();
  const box = await panel(sample, index).locator('svg > rect').last().boundingBox();
  expect(box).not.toBeNull();
  return box ?? {x: 0, y: 0, width: 0, height: 0};
}

for (const locale of LOCALES) {
  test(`${locale}: the whole day with its summary, without accessibility problems in both modes @both`, async ({
    page,
  }) => {
    const sample = await openSample(page, locale);
    await expect(row(sample, t(locale, 'aggregation.max')).last()).toHaveText(locale === 'cs' ? '24,6' : '24.6');
    await expect(row(sample, t(locale, 'table.gaps')).first()).toHaveText('2 (73)');
    expect(await accessibilityProblems(page, {except: []}, 'figure')).toEqual([]);
    await showColorMode(page, 'dark');
    expect(await accessibilityProblems(page, {only: [CONTRAST]}, 'figure')).toEqual([]);
  });

  test(`${locale}: the displayed interval can be downloaded in the notation of the language`, async ({page}) => {
    const sample = await openSample(page, locale);
    await sample.getByRole('button', {name: '1 h', exact: true}).click();
    await sample.getByRole('checkbox', {name: t(locale, 'series.acceleration')}).uncheck();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sample.getByRole('button', {name: t(locale, 'csv')}).click(),
    ]);
    expect(download.suggestedFilename()).toBe('sample_2026-05-14T2300_2026-05-15T0000.csv');
    const rows = fs.readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(rows).toHaveLength(62);
    const isCzech = locale === 'cs';
    expect(rows[0]).toBe(
      `\uFEFF${isCzech ? 'čas;Teplota [°C];Náklon [mm/m]' : 'time,Temperature [°C],Inclination [mm/m]'}`,
    );
    expect(rows[1]).toMatch(isCzech ? /^2026-05-14T23:00;\d+,\d;\d,\d{3}$/ : /^2026-05-14T23:00,\d+\.\d,\d\.\d{3}$/);
  });
}

test('fields, quick select, zoom and reset change the interval by keyboard; an invalid one is explained', async ({
  page,
}) => {
  const sample = await openSample(page, 'en');
  const status = sample.getByRole('status');
  const from = sample.getByLabel(t('en', 'from'), {exact: true});
  const view = sample.getByRole('button', {name: t('en', 'view'), exact: true});
  const press = (name: string) => sample.getByRole('button', {name, exact: true}).press('Enter');
  const whole = 'May 14 00:00 – May 15 00:00';
  await from.fill('2026-05-15T00:00');
  await view.click();
  await expect(sample.getByRole('alert')).toHaveText(t('en', 'error.order'));
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(status).toContainText(whole);
  await from.fill('2026-05-14T10:00');
  await sample.getByLabel(t('en', 'to'), {exact: true}).fill('2026-05-14T10:30');
  await view.press('Enter');
  await expect(status).toContainText('May 14 10:00 – May 14 10:30');
  await expect(sample.getByRole('alert')).toBeEmpty();
  await expect(row(sample, t('en', 'table.count')).first()).toHaveText('30');
  await press('6 h');
  await expect(sample.getByRole('button', {name: '6 h', exact: true})).toHaveAttribute('aria-pressed', 'true');
  await press(t('en', 'zoomIn'));
  await expect(status).toContainText('May 14 19:30 – May 14 22:30');
  await press(t('en', 'earlier'));
  await expect(status).toContainText('May 14 18:00 – May 14 21:00');
  await press(t('en', 'later'));
  await press(t('en', 'zoomOut'));
  await expect(status).toContainText('May 14 18:00 – May 15 00:00');
  await press(t('en', 'reset'));
  await expect(status).toContainText(whole);
  await expect(from).toHaveValue('2026-05-14T00:00');
});

test('hovering reads, dragging zooms, a double click resets @desktop', async ({page}) => {
  const sample = await openSample(page, 'en');
  const {x, y, width} = await plotBox(sample, 2);
  await page.mouse.move(x + width * 0.25, y + 50);
  await expect(sample.getByRole('slider')).toHaveAttribute('aria-valuetext', /06:0\d/);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, y + 50);
  await page.mouse.move(x + width * 0.5, y + 50);
  await page.mouse.up();
  await expect(sample.getByRole('status')).toContainText(/May\s14 0[56]:\d\d – May\s14 1[12]:\d\d/);
  await page.mouse.dblclick(x + width * 0.5, y + 50);
  await expect(sample.getByRole('status')).toContainText('May 14 00:00 – May 15 00:00');
});

test('a finger across the chart zooms too @phone', async ({page}) => {
  const sample = await openSample(page, 'en');
  const {x, y, width} = await plotBox(sample, 0);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{x: x + width * share, y: y + 50}],
    });
  await touch('touchStart', 0.5);
  await touch('touchMove', 0.6);
  await touch('touchMove', 0.75);
  await touch('touchEnd');
  await expect(sample.getByRole('status')).toContainText(/May\s14 1[12]:\d\d – May\s14 1[78]:\d\d/);
});

test('series are hidden, aggregated and read by the slider', async ({page}) => {
  const sample = await openSample(page, 'en');
  const slider = sample.getByRole('slider', {name: t('en', 'reading')});
  await expect(slider).toHaveAttribute('aria-valuetext', /10:17.*Acceleration 24\.6/);
  const all = await line(sample, 2).getAttribute('d');
  await sample.getByRole('radio', {name: t('en', 'aggregation.avg')}).check();
  await expect(sample.getByRole('status')).toContainText('30 min');
  await expect(slider).toHaveAttribute('aria-valuetext', /10:00 – 10:30.*Acceleration [0-3]\.\d/);
  expect(await line(sample, 2).getAttribute('d')).not.toBe(all);
  await sample.getByRole('radio', {name: t('en', 'aggregation.max')}).check();
  await expect(slider).toHaveAttribute('aria-valuetext', /Acceleration 24\.6/);
  await sample.getByRole('radio', {name: t('en', 'aggregation.all')}).check();
  await slider.fill('180');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`03:00.*${t('en', 'noValue')}`));

  for (const name of ['temperature', 'inclination', 'acceleration']) {
    await sample.getByRole('checkbox', {name: t('en', `series.${name}`)}).press('Space');
  }
  await expect(sample.getByText(t('en', 'empty'))).toBeVisible();
  await expect(sample.getByRole('table')).toHaveCount(0);
  await sample.getByRole('checkbox', {name: t('en', 'series.temperature')}).check();
  await expect(sample.getByRole('img')).toHaveCount(1);
  await expect(sample.getByRole('columnheader')).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the full day is drawn with its summary, without controls', async ({page}) => {
    await page.goto(ADDRESS);
    const sample = page.getByRole('figure', {name: t('cs', 'title')});
    await expect(line(sample, 0)).toBeVisible();
    await expect(row(sample, t('cs', 'aggregation.max')).last()).toHaveText('24,6');
    await expect(sample.getByRole('button', {name: t('cs', 'view'), exact: true})).toBeHidden();
  });
});
