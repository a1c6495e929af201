import {accessibilityProblems, CONTRAST, showColorMode} from './support/axe';
import {allPages} from './support/pages';
import {expect, open, test} from './support/test';

/** One page of each kind; the full run takes every page, also on the phone. */
const SAMPLE = [
  '/',
  '/docs/web-portal/charts/basics/',
  '/docs/category/data/',
  '/en/docs/hardware/geosnake/modbus/',
  '/blog/',
  '/en/blog/rs485-wiring-mistakes/',
  '/blog/tags/',
  '/glossary/',
  '/search/?q=modbus',
  '/en/offline/',
];

const everyPage = allPages().map(({path}) => path);

for (const address of [...SAMPLE, ...everyPage.filter((page) => !SAMPLE.includes(page))]) {
  const tag = SAMPLE.includes(address) ? [] : ['@full', '@both'];
  test(`${address} is accessible in both colour modes`, {tag}, async ({page}) => {
    await open(page, address);
    expect(await accessibilityProblems(page)).toEqual([]);
    await showColorMode(page, 'dark');
    expect(await accessibilityProblems(page, {only: [CONTRAST]})).toEqual([]);
  });
}
