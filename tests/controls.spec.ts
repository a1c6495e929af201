/** Controls on pages that a browser has translated, and what opens above a page while something else is open there. */
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './support/test';
import {text} from './support/texts';
import {wrapTextNodes} from './support/translate';

// Without this permission, the button would open the Markdown copy in place of copying it.
test.use({permissions: ['clipboard-read', 'clipboard-write']});

const CONTROLS = ':is(button, summary, input, select, textarea, [role=button], [role=tab]):visible:enabled';

/** A page of each kind that has controls of its own. */
const PAGES = [
  '/',
  '/docs/web-portal/dashboard/',
  '/docs/hardware/laser/modbus/',
  '/glossary/',
  '/field-card/',
  '/blog/',
];

/** Uses a control as a reader would: types into it, chooses its last option, or presses it. */
async function use(control: Locator): Promise<void> {
  const kind = await control.evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.localName));
  if (['text', 'search', 'number', 'textarea'].includes(kind)) {
    await control.fill('7');
  } else if (kind === 'date') {
    await control.fill('2026-11-28');
  } else if (kind === 'select') {
    await control.selectOption({index: 1});
  } else {
    // A click in the middle of a step of the field card would hit its link.
    await control.press(kind === 'checkbox' ? 'Space' : 'Enter');
  }
}

for (const address of PAGES) {
  test(
    `every control works on a translated page: ${address}`,
    {tag: address === '/' ? [] : '@full'},
    async ({page}) => {
      await page.addInitScript(() => (window.print = () => undefined));
      await open(page, address);
      await wrapTextNodes(page);
      const controls = page.locator(`:is(main, nav, footer) ${CONTROLS}`);
      for (let number = 0; number < (await controls.count()); number += 1) {
        await use(controls.nth(number));
        await page.keyboard.press('Escape');
        await expect(page.locator('main h1').first(), `after control ${number}`).toBeAttached();
      }
    },
  );
}

interface Layer {
  /** What the keyboard opens it with. */
  opener: (page: Page) => Locator;
  key: string;
  shown: (page: Page) => Locator;
  /** Whether the page below cannot be used meanwhile. */
  modal?: true;
  phone?: boolean;
}

const LAYERS: Readonly<Record<string, Layer>> = {
  search: {
    opener: (page) => page.locator('body'),
    key: 'Control+k',
    shown: (page) => page.getByRole('dialog').getByRole('combobox'),
    modal: true,
  },
  menu: {
    opener: (page) => page.getByRole('button', {name: text('cs', 'theme.docs.sidebar.toggleSidebarButtonAriaLabel')}),
    key: 'Enter',
    shown: (page) => page.getByRole('dialog', {name: text('cs', 'site.navbar.mobileSidebar.ariaLabel')}),
    modal: true,
    phone: true,
  },
  languages: {
    opener: (page) => page.locator('.navbar .dropdown button[aria-controls]').last(),
    key: 'Enter',
    shown: (page) => page.locator('.navbar .dropdown--show .dropdown__menu'),
    phone: false,
  },
  term: {
    opener: (page) => page.locator('main a[href*="/glossary/#"]').first(),
    key: 'Enter',
    shown: (page) => page.locator('[popover]:popover-open'),
  },
  picture: {
    opener: (page) => page.locator('main img[role=button]:visible').first(),
    key: 'Enter',
    shown: (page) => page.locator('body > img[aria-hidden=true]').last(),
  },
};

const isOnTop = (node: Element): boolean => {
  const {left, top, width, height} = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** Presses Escape until a layer is gone: a picture that still grows does not hear it, a term may get the focus back. */
async function escape(page: Page, {shown}: Layer): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0, {timeout: 500});
  }).toPass();
}

test('of two things above the page, the later one is on top, and Escape closes it @both', async ({page}, {project}) => {
  const isPhone = project.name === 'phone';
  const layers = Object.entries(LAYERS).filter(([, {phone}]) => phone === undefined || phone === isPhone);
  for (const [name, first] of layers) {
    // On the phone only the menu adds to what the desktop shows.
    for (const [otherName, second] of layers.filter(
      ([other]) => other !== name && (!isPhone || [name, other].includes('menu')),
    )) {
      await test.step(`${name}, ${otherName}`, async () => {
        await open(page, '/docs/web-portal/dashboard/');
        await first.opener(page).press(first.key);
        await expect(first.shown(page)).toBeVisible();
        await second.opener(page).press(second.key);
        if (first.modal && second.key !== 'Control+k') {
          await expect(second.shown(page)).toHaveCount(0);
          return;
        }
        await expect.poll(() => second.shown(page).evaluate(isOnTop)).toBe(true);
        await escape(page, second);
        await escape(page, first);
      });
    }
  }
});
