import type {Locator, Page} from '@playwright/test';
import type {Locale} from '../src/config/locales';
import {expectAccessible} from './support/axe';
import {prefix} from './support/pages';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const ADDRESS = '/docs/web-portal/charts/charts-controls/';

const t = (locale: Locale, name: string) => text(locale, `site.chartSample.${name}`);

async function openSample(page: Page, locale: Locale): Promise<{sample: Locator; slider: Locator}> {
  await open(page, prefix(locale) + ADDRESS);
  const sample = page.getByRole('form', {name: t(locale, 'title')});
  const slider = sample.getByRole('slider');
  await expect(slider).toBeEnabled();
  return {sample, slider};
}

test('no accessibility problems in both modes; values in the notation of the language @both', async ({page}) => {
  const {sample, slider} = await openSample(page, 'cs');
  await expect(slider).toHaveAttribute('aria-valuetext', /10:17.*24,6\smg/);
  await expectAccessible(page, 'form[aria-label]');
  await expect(sample.getByText('24,6 mg')).toBeVisible();
});

test('the impact is in the maximum and lost in the average; an outage has no data; the interval follows', async ({
  page,
}) => {
  const {sample, slider} = await openSample(page, 'en');
  const choose = (name: string) => sample.getByLabel(t('en', 'aggregation'), {exact: true}).selectOption(name);
  await choose('avg');
  await expect(sample.getByRole('status')).toContainText('30 min');
  await expect(slider).toHaveAttribute('aria-valuetext', /10:00 – 10:30.*Acceleration [0-3]\.\d/);
  await choose('max');
  await expect(slider).toHaveAttribute('aria-valuetext', /Acceleration 24\.6/);
  await choose('all');
  const times = sample.locator('svg').first();
  await expect(times).toContainText('20:00');
  await sample.getByLabel(t('en', 'quick')).selectOption('1');
  await expect(times).toContainText('10:20');
  await expect(times).not.toContainText('12:00');
  await sample.getByLabel(t('en', 'quick')).selectOption({index: 0});
  await slider.fill('180');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`03:00.*${t('en', 'noValue')}`));
});
