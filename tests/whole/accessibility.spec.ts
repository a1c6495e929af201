import {expectAccessible} from '../support/axe';
import {allPages} from '../support/pages';
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

test('what a visitor can open is accessible in both color modes', {tag: '@full'}, async ({page}) => {
  await open(page, DOC);
  const collapse = text('cs', 'theme.docs.sidebar.collapseButtonAriaLabel');
  const expand = text('cs', 'theme.DocSidebarItem.expandCategoryAriaLabel', {label: 'Data'});
  for (const name of [expand, 'Další', 'Čeština', collapse]) {
    await page.getByRole('button', {name, exact: true}).first().click();
    await expectAccessible(page);
  }
});
