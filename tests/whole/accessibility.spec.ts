import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {allPages} from '../support/pages';
import {navbar} from '../support/shell';
import {open, test} from '../support/test';
import {text} from '../support/texts';

// The rules of axe take half a minute on a long page of a busy machine.
test.describe.configure({timeout: 300_000});

/** One page of each kind, but none of the long ones. The full run tests every page, also with a phone's screen. */
const SAMPLE = [
  '/',
  '/docs/web-portal/map/',
  '/blog/',
  '/en/blog/rs485-wiring-mistakes/',
  '/device-sheets/laser/',
  '/search/?q=modbus',
];

const everyPage = allPages().map(({path}) => path);

for (const address of [...SAMPLE, ...everyPage.filter((page) => !SAMPLE.includes(page))]) {
  const tag = SAMPLE.includes(address) ? [] : ['@full', '@both'];
  test(`${address} is accessible in both color modes`, {tag}, async ({page}) => {
    await open(page, address);
    await expectAccessible(page);
  });
}

const DOC = '/docs/web-portal/users/roles/';

/** Parts that a visitor can open. Other tests check the phone menu, tools with errors, filters and definitions. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the menu "More"': (page) => navbar(page).getByRole('button', {name: 'Další', exact: true}).click(),
  'the menu of languages': (page) => navbar(page).getByRole('button', {name: 'Čeština'}).click(),
  'the collapsed sidebar': (page) =>
    page.getByRole('button', {name: text('cs', 'theme.docs.sidebar.collapseButtonAriaLabel')}).click(),
  'a category of the sidebar': (page) =>
    page
      .getByRole('button', {name: text('cs', 'theme.DocSidebarItem.expandCategoryAriaLabel', {label: 'Data'})})
      .click(),
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state} is accessible in both color modes`, {tag: '@full'}, async ({page}) => {
    await open(page, DOC);
    await reach(page);
    await expectAccessible(page);
  });
}
