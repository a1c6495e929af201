/** How the tools respond to a reader. The tests next to the code of the tools check the calculations. */
import type {Locator, Page} from '@playwright/test';
import type {Locale} from '../src/config/locales';
import {expectAccessible} from './support/axe';
import {prefix} from './support/pages';
import {expect, open, test} from './support/test';
import {text} from './support/texts';
import {wrapTextNodes} from './support/translate';

const TOOLS = {
  geosnake: {page: '/docs/hardware/geosnake/modbus/', label: 'site.modbusTool.label'},
  laser: {page: '/docs/hardware/laser/modbus/', label: 'site.modbusTool.label'},
  samples: {page: '/docs/hardware/geosnake/bluetooth/', label: 'site.sampling.label'},
} as const;

type ToolName = keyof typeof TOOLS;

async function openTool(page: Page, locale: Locale, name: ToolName): Promise<Locator> {
  await open(page, prefix(locale) + TOOLS[name].page);
  const tool = page.getByRole('form', {name: text(locale, TOOLS[name].label)});
  await expect(tool.getByRole('textbox').first()).toBeEnabled();
  return tool;
}

const field = (tool: Locator, locale: Locale, id: string) => tool.getByLabel(text(locale, id), {exact: true});

const group = (tool: Locator, locale: Locale, id: string) =>
  tool.getByRole('group', {name: text(locale, id), exact: true});

/** The live region of a part of a tool. */
const result = (tool: Locator, locale: Locale, id: string) => group(tool, locale, id).getByRole('status').first();

test('a Modbus request follows the inputs, and its answer is decoded or rejected', async ({page}) => {
  const tool = await openTool(page, 'cs', 'geosnake');
  const request = result(tool, 'cs', 'site.modbusTool.request');
  const slave = field(tool, 'cs', 'site.modbusTool.slave');
  await slave.fill('248');
  await expect(slave).toHaveAttribute('aria-invalid', 'true');
  await expect(slave).toHaveAccessibleDescription(/1–247$/);
  await expect(request).toHaveText(text('cs', 'site.tools.incomplete'));
  await slave.fill('5');
  await expect(request).toHaveText('05 03 06 6E 00 01 E4 DB');
  await slave.fill('1');

  const answer = field(tool, 'cs', 'site.modbusTool.response.label');
  const verdict = result(tool, 'cs', 'site.modbusTool.response');
  await answer.fill('0x01,0x03,0x02,0xFB,0xFF,0xBB,0x34');
  await expect(tool.getByRole('cell', {name: '−10,25 °C'})).toBeVisible();
  await answer.fill('01 03 02 09 F7 3E 52');
  const wrong = {expected: 'FF 92', received: '3E 52'};
  await expect(verdict).toContainText(text('cs', 'site.modbusTool.response.crc', wrong));
  await expect(tool.getByRole('table')).toHaveCount(0);
  await expectAccessible(page, 'form[aria-label]');
});

test('laser: writes and coils take a value, Enter stays on the page', async ({page}) => {
  const tool = await openTool(page, 'cs', 'laser');
  const request = result(tool, 'cs', 'site.modbusTool.request');
  await expect(tool.getByRole('row', {name: /^4–5 .*1234,5 mm/})).toBeVisible();
  const kind = field(tool, 'cs', 'site.modbusTool.function');
  const address = field(tool, 'cs', 'site.modbusTool.address');
  const value = field(tool, 'cs', 'site.modbusTool.value');
  await kind.selectOption('writeRegister');
  await address.fill('3');
  await value.fill('4');
  await expect(request).toHaveText('01 06 00 03 00 04 78 09');
  await expect(tool.getByRole('table')).toHaveCount(0);
  await kind.selectOption('writeCoil');
  await address.fill('13');
  await value.fill('1');
  await expect(request).toHaveText('01 05 00 0D FF 00 1D F9');
  await value.fill('0');
  await expect(request).toHaveText('01 05 00 0D 00 00 5C 09');
  const before = page.url();
  await value.press('Enter');
  expect(page.url()).toBe(before);
});

test('the sampling helper warns of what a setting cannot show and of impossible values', async ({page}) => {
  const tool = await openTool(page, 'en', 'samples');
  const outcome = result(tool, 'en', 'site.sampling.wanted');
  await field(tool, 'en', 'site.sampling.lowest').fill('0,5');
  await field(tool, 'en', 'site.sampling.rate').selectOption('62.5');
  const short = {frequency: '0.5 Hz', length: '32.77 s', required: '2000 s', records: '62'};
  await expect(outcome).toContainText(text('en', 'site.sampling.lower.short', short));
  const damping = field(tool, 'en', 'site.sampling.damping');
  await damping.fill('0');
  await expect(damping).toHaveAttribute('aria-invalid', 'true');
  await expect(damping).toHaveAccessibleDescription(/0\.1–20%/);
  await expect(outcome).toHaveText(text('en', 'site.tools.incomplete'));
});

test('results follow the inputs also on a page that the browser has translated', async ({page}) => {
  const tool = await openTool(page, 'cs', 'geosnake');
  const request = result(tool, 'cs', 'site.modbusTool.request');
  for (const [address, shown] of [
    ['248', text('cs', 'site.tools.incomplete')],
    ['5', '05 03 06 6E 00 01 E4 DB'],
    ['1', '01 03 06 6E 00 01'],
  ] as const) {
    await wrapTextNodes(page);
    await field(tool, 'cs', 'site.modbusTool.slave').fill(address);
    await expect(request).toContainText(shown);
  }
  for (const [bytes, shown] of [
    ['01 03 02 FB FF BB 34', '−10,25 °C'],
    ['', text('cs', 'site.modbusTool.response.empty')],
  ] as const) {
    await wrapTextNodes(page);
    await field(tool, 'cs', 'site.modbusTool.response.label').fill(bytes);
    await expect(tool).toContainText(shown);
  }
  for (const option of ['writeRegister', 'read']) {
    await wrapTextNodes(page);
    await field(tool, 'cs', 'site.modbusTool.function').selectOption(option);
  }
  await expect(request).toContainText(/^[\dA-F ]+$/);
});

test('inputs and buttons are large enough to tap at 320 px @phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const name of ['laser', 'samples'] as const) {
    const tool = await openTool(page, 'cs', name);
    const controls = tool.locator('input, select, textarea, button').and(page.locator(':visible'));
    const heights = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights), name).toBeGreaterThanOrEqual(44);
  }
});
