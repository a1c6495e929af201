import fs from 'node:fs';
import {defineConfig, firefox, webkit} from '@playwright/test';
import {findBrowser} from './scripts/browser';
import type {SiteOptions} from './tests/support/test';

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The other engines, where Playwright has installed them (`npx playwright install firefox webkit`). They run what a browser may
 * do differently: the shell, the routes and the zoom. Left out is what only Chromium can be asked or made to do: measuring
 * layout shifts, and pretending a network or a missing connection.
 */
const OTHER_ENGINES = [firefox, webkit]
  .filter((browser) => fs.existsSync(browser.executablePath()))
  .map((browser) => ({
    name: browser.name(),
    grep: /shell\/|zoom\.spec\.ts|errors\.spec\.ts/,
    grepInvert: /@phone|layout-shift|announcement\.spec\.ts|2g connection|data saver/,
    use: {browserName: browser.name() as 'firefox' | 'webkit', viewport: {width: 1280, height: 800}},
  }));

const CHROMIUM = {launchOptions: {executablePath: findBrowser()?.executablePath, args: CHROMIUM_ARGUMENTS}};

export default defineConfig<SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {timeout: 7_000},
  reporter: [['list'], ['html', {open: 'never', outputFolder: 'playwright-report'}]],
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    trace: 'on-first-retry',
    // Where motion is the subject, a test asks for it.
    contextOptions: {reducedMotion: 'reduce'},
  },
  projects: [
    {name: 'desktop', grepInvert: /@phone/, use: {...CHROMIUM, viewport: {width: 1280, height: 800}}},
    // What a component does is the same on every screen; how the pages and the shell stand and are operated is not.
    {
      name: 'phone',
      grep: /(?:pages|docs|zoom)\.spec\.ts|shell\/|@phone|@both/,
      grepInvert: /@desktop/,
      use: {...CHROMIUM, viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    },
    ...OTHER_ENGINES,
  ],
});
