import type {Locator, Page} from '@playwright/test';
import {LOCALES, type Locale} from '../src/config/locales';
import {CONTRAST, accessibilityProblems, showColorMode} from './support/axe';
import {expect, open, test} from './support/test';
import {text} from './support/texts';

const PAGES = {
  geosnake: '/docs/hardware/geosnake/modbus/',
  laser: '/docs/hardware/laser/modbus/',
  samples: '/docs/hardware/geosnake/bluetooth/',
  seconds: '/docs/hardware/dynasense/local_gui/',
  units: '/docs/web-portal/construction/measurement-point/used-params/',
} as const;

type ToolPage = keyof typeof PAGES;

const FORM_LABELS: Readonly<Record<ToolPage, string>> = {
  geosnake: 'site.modbusTool.label',
  laser: 'site.modbusTool.label',
  samples: 'site.sampling.label',
  seconds: 'site.sampling.label',
  units: 'site.unitConverter.label',
};

function address(locale: Locale, page: ToolPage): string {
  return `${locale === 'cs' ? '' : `/${locale}`}${PAGES[page]}`;
}

function form(page: Page, locale: Locale, name: ToolPage): Locator {
  return page.getByRole('form', {name: text(locale, FORM_LABELS[name])});
}

async function openTool(page: Page, locale: Locale, name: ToolPage): Promise<Locator> {
  await open(page, address(locale, name));
  const tool = form(page, locale, name);
  await expect(tool.getByRole('textbox').first()).toBeEnabled();
  return tool;
}

/** Text of an interface string in Czech, the language of most tests here. */
function cs(id: string, values?: Record<string, string>): string {
  return text('cs', id, values);
}

function field(tool: Locator, id: string): Locator {
  return tool.getByLabel(cs(id), {exact: true});
}

function part(tool: Locator, id: string): Locator {
  return tool.getByRole('group', {name: cs(id), exact: true});
}

/** The place in a part of a tool where its result is announced. */
function result(tool: Locator, id: string): Locator {
  return part(tool, id).getByRole('status').first();
}

/** A text whose spaces may be non-breaking ones. */
function anySpaces(literal: string): RegExp {
  return new RegExp(literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s'));
}

/** Non-breaking spaces as plain ones: which of them stand in a text is settled elsewhere. */
function plain(words: string): string {
  return words.replace(/\u00a0/g, ' ');
}

async function plainText(locator: Locator): Promise<string> {
  return plain(await locator.innerText());
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  const EXPECTED: Readonly<Record<ToolPage, Readonly<Record<Locale, readonly string[]>>>> = {
    geosnake: {
      cs: ['01 03 06 6E 00 01 E5 5F', '25,50 °C'],
      en: ['01 03 06 6E 00 01 E5 5F', '25.50 °C'],
    },
    laser: {cs: ['01 03 00 04 00 02 85 CA', '1234,5 mm', '1,2345 m'], en: ['1234.5 mm', '1.2345 m']},
    samples: {cs: ['16,384 s', '31,25 Hz', '48,83 Hz'], en: ['16.384 s', '31.25 Hz', '48.83 Hz']},
    seconds: {cs: ['7500', '0,0167 Hz'], en: ['7500', '0.0167 Hz']},
    units: {cs: ['17,4551 mm/m', '0,0195 %', '9,80665 m/s²'], en: ['17.4551 mm/m', '0.0195 %', '9.80665 m/s²']},
  };

  for (const locale of LOCALES) {
    test(`every tool shows its worked example and locks its entries (${locale})`, async ({page}) => {
      for (const name of Object.keys(PAGES) as ToolPage[]) {
        await page.goto(address(locale, name));
        const tool = form(page, locale, name);
        for (const expected of EXPECTED[name][locale]) {
          expect(await plainText(tool), name).toContain(expected);
        }
        // Chromium that is told to run no scripts still hides <noscript>, so only its text can be checked.
        expect(await tool.locator('noscript').textContent(), name).toMatch(
          anySpaces(text(locale, 'site.tools.noScript')),
        );
        for (const entry of await tool.getByRole('textbox').all()) {
          await expect(entry).toBeDisabled();
        }
      }
    });
  }
});

test('the heading of each tool has the same id in both languages', async ({page}) => {
  const ids: Record<ToolPage, string> = {
    geosnake: 'frame-tool',
    laser: 'frame-tool',
    samples: 'sampling-helper',
    seconds: 'sampling-helper',
    units: 'unit-converter',
  };
  for (const locale of LOCALES) {
    for (const name of Object.keys(PAGES) as ToolPage[]) {
      await open(page, address(locale, name));
      await expect(page.locator(`h2#${ids[name]}`)).toHaveCount(1);
    }
  }
});

test.describe('Modbus frames', () => {
  test('the request follows the entries, and a wrong entry says what is allowed', async ({page}) => {
    const tool = await openTool(page, 'cs', 'geosnake');
    const request = result(tool, 'site.modbusTool.request');
    await field(tool, 'site.modbusTool.slave').fill('5');
    await expect(request).toHaveText('05 03 06 6E 00 01 E4 DB');

    const slave = field(tool, 'site.modbusTool.slave');
    await slave.fill('248');
    await expect(slave).toHaveAttribute('aria-invalid', 'true');
    await expect(slave).toHaveAccessibleDescription(
      anySpaces(cs('site.modbusTool.error.range', {least: '1', most: '247'})),
    );
    await expect(request).toHaveText(cs('site.modbusTool.request.wrong'));
    await slave.fill('247');
    await expect(slave).not.toHaveAttribute('aria-invalid');
    await expect(request).toHaveText(/^F7 03 /);
  });

  test('a laser may have an address above the standard, with a note', async ({page}) => {
    const tool = await openTool(page, 'cs', 'laser');
    const slave = field(tool, 'site.modbusTool.slave');
    await slave.fill('250');
    await expect(result(tool, 'site.modbusTool.request')).toHaveText(/^FA 03 00 04 00 02 /);
    expect(await plainText(tool)).toContain(cs('site.modbusTool.slave.beyond'));
    await slave.fill('255');
    await expect(slave).toHaveAttribute('aria-invalid', 'true');
  });

  test('writes and coils are chosen by their meaning', async ({page}) => {
    const tool = await openTool(page, 'cs', 'laser');
    const request = result(tool, 'site.modbusTool.request');
    const action = field(tool, 'site.modbusTool.action');
    await action.selectOption('write-3');
    await expect(request).toHaveText('01 06 00 03 00 01 B8 0A');
    await field(tool, 'site.modbusTool.value').selectOption('4');
    await expect(request).toHaveText('01 06 00 03 00 04 78 09');
    await action.selectOption('coil-13');
    await expect(request).toHaveText('01 05 00 0D FF 00 1D F9');
    await action.selectOption('write-10');
    await field(tool, 'site.modbusTool.value').fill('5');
    await expect(request).toHaveText('01 06 00 0A 00 05 69 CB');
  });

  test('an answer is decoded in any spelling', async ({page}) => {
    const tool = await openTool(page, 'cs', 'geosnake');
    const answer = field(tool, 'site.modbusTool.answer.label');
    for (const spelling of ['01 03 02 FB FF BB 34', '0x01,0x03,0x02,0xFB,0xFF,0xBB,0x34', '010302\nfbff\nbb34']) {
      await answer.fill('');
      await expect(tool.getByRole('table')).toHaveCount(1);
      await answer.fill(spelling);
      await expect(tool.getByRole('cell', {name: '−10,25 °C'})).toBeVisible();
    }
  });

  test('each fault of an answer has its own message', async ({page}) => {
    const tool = await openTool(page, 'cs', 'geosnake');
    const verdict = result(tool, 'site.modbusTool.answer');
    const cases: [string, string][] = [
      ['01 03 02 09 F7 3E 52', cs('site.modbusTool.answer.crc', {expected: 'FF 92', received: '3E 52'})],
      ['01 03 02 09 F6 52 3E', cs('site.modbusTool.answer.crcSwapped', {expected: '3E 52', received: '52 3E'})],
      ['01 03 02 09 F6 3E', cs('site.modbusTool.answer.length', {expected: '7', received: '6'})],
      ['02 03 02 09 F6 7A 52', cs('site.modbusTool.answer.slave', {expected: '1', received: '2'})],
      ['01 83 02 C0 F1', 'neplatná adresa. Ověřte adresu registru a počítání od nuly.'],
      ['01 03 06 6E 00 01 E5 5F', cs('site.modbusTool.answer.onlyRequest')],
      ['01 03 xx', cs('site.modbusTool.answer.notHex', {token: 'xx'})],
      ['01 030', cs('site.modbusTool.answer.halfByte', {token: '030'})],
      ['', cs('site.modbusTool.answer.empty')],
    ];
    for (const [bytes, message] of cases) {
      await field(tool, 'site.modbusTool.answer.label').fill(bytes);
      await expect.poll(async () => plainText(verdict), {message: bytes}).toContain(plain(message));
      await expect(tool.getByRole('table')).toHaveCount(1);
    }
  });

  test('unlisted registers are read in the chosen number type, high word first', async ({page}) => {
    const tool = await openTool(page, 'cs', 'geosnake');
    await field(tool, 'site.modbusTool.action').selectOption('read-free');
    await field(tool, 'site.modbusTool.address').fill('0x0010');
    await field(tool, 'site.modbusTool.count').fill('2');
    await field(tool, 'site.modbusTool.type').selectOption('int32HighFirst');
    await expect(result(tool, 'site.modbusTool.request')).toHaveText(/^01 03 00 10 00 02 /);
    await field(tool, 'site.modbusTool.answer.label').fill('01 03 04 FF FF FF FE 3A 67');
    await expect(tool.getByRole('row', {name: /0x0010–0x0011.*−2/})).toBeVisible();
    await field(tool, 'site.modbusTool.count').fill('3');
    await expect(field(tool, 'site.modbusTool.count')).toHaveAccessibleDescription(
      anySpaces(cs('site.modbusTool.error.pair')),
    );
  });

  test('examples work from the keyboard and Enter in an entry does not leave the page', async ({page}) => {
    const tool = await openTool(page, 'cs', 'laser');
    const example = tool.getByRole('button', {name: 'Všechny registry'});
    await example.focus();
    await page.keyboard.press('Enter');
    await expect(tool.getByRole('row', {name: /^14 /})).toBeVisible();
    await expect(tool.getByRole('row', {name: /^4–5 .*1234,5 mm/})).toBeVisible();
    await expect(example).toBeFocused();
    const before = page.url();
    await field(tool, 'site.modbusTool.slave').press('Enter');
    await expect(tool.getByRole('row', {name: /^14 /})).toBeVisible();
    expect(page.url()).toBe(before);
  });

  test('the request is copied as bytes @desktop', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tool = await openTool(page, 'cs', 'geosnake');
    await tool.getByRole('button', {name: cs('site.modbusTool.copy')}).click();
    await expect(tool.getByRole('button', {name: cs('site.tools.copied')})).toBeVisible();
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe('01 03 06 6E 00 01 E5 5F');
  });

  test('where the clipboard is closed the bytes are selected @desktop', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    const tool = await openTool(page, 'cs', 'geosnake');
    await tool.getByRole('button', {name: cs('site.modbusTool.copy')}).click();
    await expect(tool.getByRole('button', {name: cs('site.tools.selected')})).toBeVisible();
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('01 03 06 6E 00 01 E5 5F');
  });
});

test.describe('sampling helper', () => {
  test('warns of what is out of reach and sets what it suggests', async ({page}) => {
    const tool = await openTool(page, 'cs', 'samples');
    const outcome = result(tool, 'site.sampling.result');
    await field(tool, 'site.sampling.highest').fill('70');
    await expect
      .poll(async () => plainText(outcome))
      .toContain(plain(cs('site.sampling.upper.aliased', {frequency: '70 Hz', limit: '62,5 Hz'})));
    await field(tool, 'site.sampling.lowest').fill('0,5');
    await field(tool, 'site.sampling.highest').fill('8');
    await expect
      .poll(async () => plainText(outcome))
      .toContain(plain(cs('site.sampling.lower.few', {frequency: '0,5 Hz', periods: '8,1', least: '10'})));
    await tool.getByRole('button', {name: cs('site.sampling.use')}).click();
    await expect(field(tool, 'site.sampling.rate')).toHaveValue('6');
    await expect(field(tool, 'site.sampling.samples')).toHaveValue('2048');
    await expect
      .poll(async () => plainText(outcome))
      .toContain(plain(cs('site.sampling.lower.enough', {frequency: '0,5 Hz', periods: '16,3'})));
  });

  test('says when one record cannot hold the band, and refuses counts that the device does not take', async ({
    page,
  }) => {
    const tool = await openTool(page, 'cs', 'samples');
    await field(tool, 'site.sampling.lowest').fill('0.1');
    await field(tool, 'site.sampling.highest').fill('50');
    await expect
      .poll(async () => plainText(result(tool, 'site.sampling.result')))
      .toContain('kód 8 (15,625 Hz), 50 Hz s nastavením kód 4 (250 Hz)');
    await expect(tool.getByRole('button', {name: cs('site.sampling.use')})).toHaveCount(0);
    await field(tool, 'site.sampling.samples').fill('2049');
    await expect(field(tool, 'site.sampling.samples')).toHaveAccessibleDescription(
      anySpaces(cs('site.sampling.error.range', {least: '24', most: '2048'})),
    );
  });

  test('computes with seconds where the device records by time', async ({page}) => {
    const tool = await openTool(page, 'cs', 'seconds');
    await field(tool, 'site.sampling.seconds').fill('2,5');
    await expect
      .poll(async () => plainText(result(tool, 'site.sampling.result')))
      .toContain(plain(cs('site.sampling.lower.few', {frequency: '1 Hz', periods: '2,5', least: '10'})));
    await tool.getByRole('button', {name: cs('site.sampling.use')}).click();
    await expect(field(tool, 'site.sampling.seconds')).toHaveValue('10');
  });
});

test.describe('unit converter', () => {
  for (const locale of LOCALES) {
    test(`takes a decimal comma and a decimal point (${locale})`, async ({page}) => {
      const tool = await openTool(page, locale, 'units');
      const group = tool.getByRole('group', {name: text(locale, 'site.unitConverter.acceleration')});
      for (const typed of ['0,5', '0.5']) {
        await group.getByRole('textbox').fill('');
        await group.getByRole('textbox').fill(typed);
        await expect
          .poll(async () => plainText(group.getByRole('status')))
          .toContain(locale === 'cs' ? '4,90333 m/s²' : '4.90333 m/s²');
      }
      // A parameter is typed with a point in either language.
      await expect(group.getByText('9.80665', {exact: true})).toBeVisible();
    });
  }

  test('refuses a right angle and text, and converts in the other direction', async ({page}) => {
    const tool = await openTool(page, 'cs', 'units');
    const group = tool.getByRole('group', {name: cs('site.unitConverter.inclination')});
    const value = group.getByRole('textbox');
    await value.fill('90');
    await expect(value).toHaveAccessibleDescription(/−90° a\s90°/);
    await value.fill('mnoho');
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    await group.getByRole('combobox').selectOption('mm/m');
    await value.fill('1000');
    await expect(group.getByRole('status')).toHaveText('= 45°');
    await expect(value).not.toHaveAttribute('aria-invalid');
  });
});

for (const name of Object.keys(PAGES) as ToolPage[]) {
  test(`the tool breaks no accessibility rule in either mode, right or wrong entries (${name})`, async ({page}) => {
    const tool = await openTool(page, 'cs', name);
    for (const entry of [undefined, 'x']) {
      if (entry) {
        await tool.locator('input').first().fill(entry);
      }
      // The rest of the page is checked with all other pages.
      expect(await accessibilityProblems(page, {except: []}, 'form[aria-label]')).toEqual([]);
      await showColorMode(page, 'dark');
      expect(await accessibilityProblems(page, {only: [CONTRAST]}, 'form[aria-label]')).toEqual([]);
      await showColorMode(page, 'light');
    }
  });
}

test('entries and buttons are large enough for a thumb and nothing sticks out at 320 px @phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const locale of LOCALES) {
    for (const name of Object.keys(PAGES) as ToolPage[]) {
      const tool = await openTool(page, locale, name);
      for (const control of await tool.locator('input, select, textarea, button').all()) {
        const box = await control.boundingBox();
        expect(box?.height, await control.evaluate((element) => element.outerHTML)).toBeGreaterThanOrEqual(44);
      }
      const frame = await tool.boundingBox();
      for (const table of await tool.getByRole('table').all()) {
        const box = await table.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), `${locale} ${name}`).toBeLessThan(
          (frame?.x ?? 0) + (frame?.width ?? 0),
        );
      }
    }
  }
});

test('other pages load neither the code nor the texts of the tools @desktop', async ({page}) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      addresses.add(request.url());
    }
  });
  const loaded = async (): Promise<string> => {
    const scripts = await Promise.all([...addresses].map(async (url) => (await page.request.get(url)).text()));
    return scripts.join('\n').replaceAll('\u00A0', ' ');
  };
  const marks = ['site.modbusTool.answer.crc', 'site.sampling.upper.filtered', 'site.unitConverter.smallAngle'].map(
    (id) => text('cs', id).replaceAll('\u00A0', ' '),
  );
  for (const other of ['/', '/docs/web-portal/map/', '/docs/hardware/laser/bluetooth/']) {
    await open(page, other);
  }
  const scripts = await loaded();
  expect(scripts.length).toBeGreaterThan(100_000);
  for (const mark of marks) {
    expect(scripts).not.toContain(mark);
  }
  await open(page, PAGES.geosnake);
  expect(await loaded()).toContain(marks[0]);
});
