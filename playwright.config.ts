import fs from 'node:fs';
import {defineConfig, firefox, webkit} from '@playwright/test';
import {BROWSER_ARGUMENTS, browserPath} from './scripts/browser';
import {FULL} from './tests/support/sites';
import type {SiteOptions} from './tests/support/test';

const chromium = {launchOptions: {executablePath: browserPath(), args: BROWSER_ARGUMENTS}};
const desktop = {viewport: {width: 1280, height: 800}};
/** Tests that only `npm run test:full` runs. */
const fullOnly = FULL ? [] : [/@full/];

/** The other engines, in the full run, where Playwright has installed them (`npx playwright install firefox webkit`). */
const otherEngines = [firefox, webkit]
  .filter((browser) => FULL && fs.existsSync(browser.executablePath()))
  .map((browser) => ({
    name: browser.name(),
    grep: /shell\/|zoom\.spec\.ts|errors\.spec\.ts/,
    // Only Chromium measures layout shifts and can be given a poor network.
    grepInvert: /@phone|layout-shift|announcement\.spec\.ts|2g connection|data saver/,
    use: {browserName: browser.name() as 'firefox' | 'webkit', ...desktop},
  }));

export default defineConfig<SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Copies of the project.
  testIgnore: '**/.built/**',
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
    // Tests of motion override it.
    contextOptions: {reducedMotion: 'reduce'},
  },
  projects: [
    {name: 'desktop', grepInvert: [/@phone/, ...fullOnly], use: {...chromium, ...desktop}},
    {
      name: 'phone',
      grep: /@phone|@both|layout-shift/,
      grepInvert: [/@desktop/, ...fullOnly],
      use: {...chromium, viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    },
    ...otherEngines,
  ],
});
