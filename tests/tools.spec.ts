import type {Locator, Page} from '@playwright/test';
import {LOCALES, type Locale} from '../src/config/locales';
import {CONTRAST, accessibilityProblems, showColorMode} from './support/axe';
import {prefix} from './support/pages';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

/** Each tool with its page, heading id, name, and the result of its worked example. */
const TOOLS = {
  geosnake: {
    page: '/docs/hardware/geosnake/modbus/',
    heading: 'frame-tool',
    label: 'site.modbusTool.label',
    example: {cs: ['01 03 06 6E 00 01 E5 5F', '25,50 °C'], en: ['01 03 06 6E 00 01 E5 5F', '25.50 °C']},
  },
  laser: {
    page: '/docs/hardware/laser/modbus/',
    heading: 'frame-tool',
    label: 'site.modbusTool.label',
    example: {cs: ['01 03 00 04 00 02 85 CA', '1234,5 mm', '1,2345 m'], en: ['1234.5 mm', '1.2345 m']},
  },
  samples: {
    page: '/docs/hardware/geosnake/bluetooth/',
    heading: 'sampling-helper',
    label: 'site.sampling.label',
    example: {cs: ['16,384 s', '31,25 Hz', '48,83 Hz'], en: ['16.384 s', '31.25 Hz', '48.83 Hz']},
  },
  seconds: {
    page: '/docs/hardware/dynasense/local_gui/',
    heading: 'sampling-helper',
    label: 'site.sampling.label',
    example: {cs: ['7500', '0,0167 Hz'], en: ['7500', '0.0167 Hz']},
  },
  units: {
    page: '/docs/web-portal/construction/measurement-point/used-params/',
    heading: 'unit-converter',
    label: 'site.unitConverter.label',
    example: {
      cs: ['17,4551 mm/m', '0,0195 %', '9,80665 m/s²'],
      en: ['17.4551 mm/m', '0.0195%', '9.80665 m/s²'],
    },
  },
} as const;

type ToolName = keyof typeof TOOLS;
const NAMES = Object.keys(TOOLS) as ToolName[];

const form = (page: Page, locale: Locale, name: ToolName) =>
  page.getByRole('form', {name: text(locale, TOOLS[name].label)});

async function openTool(page: Page, locale: Locale, name: ToolName): Promise<Locator> {
  await open(page, prefix(locale) + TOOLS[name].page);
  const tool = form(page, locale, name);
  await expect(tool.getByRole('textbox').first()).toBeEnabled();
  return tool;
}

const field = (tool: Locator, locale: Locale, id: string) => tool.getByLabel(text(locale, id), {exact: true});

/** The live region of a part of a tool. */
const result = (tool: Locator, locale: Locale, id: string) =>
  tool
    .getByRole('group', {name: text(locale, id), exact: true})
    .getByRole('status')
    .first();

/** Ignores non-breaking spaces, which the tests of typography cover. */
const plain = (words: string | null) => (words ?? '').replace(/\u00a0/g, ' ');

async function expectText(locator: Locator, expected: string): Promise<void> {
  await expect.poll(async () => plain(await locator.innerText())).toContain(plain(expected));
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const locale of LOCALES) {
    test(`every tool shows its worked example with disabled inputs (${locale})`, async ({page}) => {
      for (const name of NAMES) {
        await page.goto(prefix(locale) + TOOLS[name].page);
        await expect(page.locator(`h2#${TOOLS[name].heading}`)).toHaveCount(1);
        const tool = form(page, locale, name);
        for (const expected of TOOLS[name].example[locale]) {
          expect(plain(await tool.innerText()), name).toContain(expected);
        }
        // Chromium hides <noscript> even with scripts disabled, so only its text can be checked.
        expect(plain(await tool.locator('noscript').textContent()), name).toContain(
          plain(text(locale, 'site.tools.noScript')),
        );
        for (const entry of await tool.getByRole('textbox').all()) {
          await expect(entry).toBeDisabled();
        }
      }
    });
  }
});

for (const locale of LOCALES) {
  test(`a Modbus request follows the inputs, and its answer is decoded or rejected (${locale})`, async ({page}) => {
    const tool = await openTool(page, locale, 'geosnake');
    const request = result(tool, locale, 'site.modbusTool.request');
    const slave = field(tool, locale, 'site.modbusTool.slave');
    await slave.fill('248');
    await expect(slave).toHaveAttribute('aria-invalid', 'true');
    await expect(slave).toHaveAccessibleDescription(/1\D+247\D+$/);
    await expectText(request, text(locale, 'site.modbusTool.request.wrong'));
    await slave.fill('5');
    await expect(request).toHaveText('05 03 06 6E 00 01 E4 DB');
    await slave.fill('1');

    const answer = field(tool, locale, 'site.modbusTool.response.label');
    const verdict = result(tool, locale, 'site.modbusTool.response');
    await answer.fill('0x01,0x03,0x02,0xFB,0xFF,0xBB,0x34');
    await expect(tool.getByRole('cell', {name: locale === 'cs' ? '−10,25 °C' : '−10.25 °C'})).toBeVisible();
    await answer.fill('01 03 02 09 F7 3E 52');
    await expectText(verdict, text(locale, 'site.modbusTool.response.crc', {expected: 'FF 92', received: '3E 52'}));
    await expect(tool.getByRole('table')).toHaveCount(1);
    await answer.fill('01 83 02 C0 F1');
    await expectText(verdict, locale === 'cs' ? 'neplatná adresa' : 'with code 02');

    await field(tool, locale, 'site.modbusTool.action').selectOption('read-free');
    await expectText(request, text(locale, 'site.modbusTool.address'));
    await field(tool, locale, 'site.modbusTool.address').fill('0x0010');
    await field(tool, locale, 'site.modbusTool.count').fill('2');
    await field(tool, locale, 'site.modbusTool.type').selectOption('int32HighFirst');
    await answer.fill('01 03 04 FF FF FF FE 3A 67');
    await expect(tool.getByRole('row', {name: /0x0010–0x0011.*−2/})).toBeVisible();
  });

  test(`the sampling helper warns of impossible values and applies its suggestion (${locale})`, async ({page}) => {
    const number = (value: string) => (locale === 'cs' ? value : value.replace(',', '.'));
    const tool = await openTool(page, locale, 'samples');
    const outcome = result(tool, locale, 'site.sampling.result');
    await field(tool, locale, 'site.sampling.highest').fill('70');
    const aliased = {frequency: '70 Hz', limit: number('62,5 Hz')};
    await expectText(outcome, text(locale, 'site.sampling.upper.aliased', aliased));
    await field(tool, locale, 'site.sampling.lowest').fill('0,5');
    await field(tool, locale, 'site.sampling.highest').fill('8');
    await tool.getByRole('button', {name: text(locale, 'site.sampling.use')}).click();
    await expect(field(tool, locale, 'site.sampling.rate')).toHaveValue('6');
    const samples = field(tool, locale, 'site.sampling.samples');
    await expect(samples).toHaveValue('2048');
    const short = {frequency: number('0,5 Hz'), length: number('32,77 s'), required: '2000 s'};
    await expectText(outcome, text(locale, 'site.sampling.lower.short', short));
    await expectText(outcome, text(locale, 'site.sampling.advice.records', {records: '62'}));
    await expect(tool.getByRole('row', {name: text(locale, 'site.sampling.highPass')})).toContainText(/0[,.]039/);
    const damping = field(tool, locale, 'site.sampling.damping');
    await field(tool, locale, 'site.sampling.lowest').fill('4');
    await damping.fill('20');
    const enough = {frequency: '4 Hz', length: number('32,77 s'), required: number('12,5 s')};
    await expectText(outcome, text(locale, 'site.sampling.lower.enough', enough));
    await damping.fill('0');
    await expect(damping).toHaveAccessibleDescription(/20\.$/);
    await samples.fill('2049');
    await expect(samples).toHaveAccessibleDescription(/24\D+2048\.$/);
  });

  test(`the unit converter takes a decimal comma and a decimal point (${locale})`, async ({page}) => {
    const tool = await openTool(page, locale, 'units');
    const group = tool.getByRole('group', {name: text(locale, 'site.unitConverter.acceleration')});
    for (const typed of ['0,5', '0.5']) {
      await group.getByRole('textbox').fill(typed);
      await expectText(group.getByRole('status'), locale === 'cs' ? '4,90333 m/s²' : '4.90333 m/s²');
    }
    // Parameters have a decimal point in both languages.
    await expect(group.getByText('9.80665', {exact: true})).toBeVisible();
    const angle = tool.getByRole('group', {name: text(locale, 'site.unitConverter.inclination')});
    await angle.getByRole('textbox').fill('90');
    await expect(angle.getByRole('textbox')).toHaveAccessibleDescription(/−90°.*90°/);
    await angle.getByRole('combobox').selectOption('mm/m');
    await angle.getByRole('textbox').fill('1000');
    await expect(angle.getByRole('status')).toHaveText('= 45°');
  });

  test(`the unit converter writes a time as the number for Valid From, and back (${locale})`, async ({page}) => {
    const tool = await openTool(page, locale, 'units');
    const group = tool.getByRole('group', {name: text(locale, 'site.unitConverter.time'), exact: true});
    await group.getByRole('combobox').selectOption('Europe/Prague');
    await group.getByRole('textbox').fill('2026-11-21 00:00');
    await expect(group.getByRole('status')).toContainText('1795215600000');
    await group.getByRole('textbox').fill('1795219200');
    await expect(group.getByRole('status')).toContainText('2026-11-21 01:00:00');
    await group.getByRole('textbox').fill('2026-10-25 02:30');
    await expect(group.getByRole('status')).toContainText(/1792888200000[^]*1792891800000/);
    await expectText(group.getByRole('status'), text(locale, 'site.unitConverter.time.repeated'));
    await group.getByRole('textbox').fill('2026-03-29 02:30');
    await expect(group.getByRole('textbox')).toHaveAccessibleDescription(text(locale, 'site.unitConverter.time.error'));
  });
}

test('a device without a limit of samples is set by seconds', async ({page}) => {
  const tool = await openTool(page, 'cs', 'seconds');
  await field(tool, 'cs', 'site.sampling.seconds').fill('2,5');
  await tool.getByRole('button', {name: text('cs', 'site.sampling.use')}).click();
  await expect(field(tool, 'cs', 'site.sampling.seconds')).toHaveValue('1000');
});

test('laser: addresses above the standard, writes and coils by their meaning, examples by keyboard', async ({page}) => {
  const tool = await openTool(page, 'cs', 'laser');
  const request = result(tool, 'cs', 'site.modbusTool.request');
  const slave = field(tool, 'cs', 'site.modbusTool.slave');
  await slave.fill('250');
  await expectText(tool, text('cs', 'site.modbusTool.slave.beyond'));
  await slave.fill('1');
  const action = field(tool, 'cs', 'site.modbusTool.action');
  await action.selectOption('write-3');
  await field(tool, 'cs', 'site.modbusTool.value').selectOption('4');
  await expect(request).toHaveText('01 06 00 03 00 04 78 09');
  await action.selectOption('coil-13');
  await expect(request).toHaveText('01 05 00 0D FF 00 1D F9');
  await tool.getByRole('button', {name: 'Všechny registry'}).press('Enter');
  await expect(tool.getByRole('row', {name: /^4–5 .*1234,5 mm/})).toBeVisible();
  const before = page.url();
  await slave.press('Enter');
  expect(page.url()).toBe(before);
});

test('tools are accessible in both modes, with valid and invalid inputs', {tag: '@full'}, async ({page}) => {
  for (const name of ['geosnake', 'samples', 'units'] as const) {
    const tool = await openTool(page, 'cs', name);
    for (const entry of [undefined, 'x']) {
      if (entry) {
        await tool.locator('input').first().fill(entry);
      }
      // accessibility.spec.ts checks the rest of the page.
      expect(await accessibilityProblems(page, {except: []}, 'form[aria-label]')).toEqual([]);
      await showColorMode(page, 'dark');
      expect(await accessibilityProblems(page, {only: [CONTRAST]}, 'form[aria-label]')).toEqual([]);
      await showColorMode(page, 'light');
    }
  }
});

test('inputs and buttons are large enough to tap and nothing overflows at 320 px @phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const name of NAMES) {
    const tool = await openTool(page, 'cs', name);
    for (const control of await tool.locator('input, select, textarea, button').all()) {
      const box = await control.boundingBox();
      expect(box?.height, await control.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(44);
    }
    const frame = await tool.boundingBox();
    for (const table of await tool.getByRole('table').all()) {
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
    }
  }
});
