import fs from 'node:fs';
import {defineConfig, firefox, webkit, type BrowserType} from '@playwright/test';
import {BROWSER_ARGUMENTS, browserPath, firefoxPath} from './scripts/browser';
import {FULL} from './tests/support/sites';
import type {SiteOptions} from './tests/support/test';

const chromium = {launchOptions: {executablePath: browserPath(), args: BROWSER_ARGUMENTS}};
const desktop = {viewport: {width: 1280, height: 800}};
/** Copies of the project, and what other browsers run. */
const OTHER = ['**/.built/**', '**/tests/browsers/**'];
/** Tests that only `npm run test:full` runs; with LOOK=1 the comparison of pictures runs without the others. */
const fullOnly = FULL ? [] : [/@full/, ...(process.env.LOOK === '1' ? [] : [/@look/])];

/** What browsers other than Chromium leave out. */
const notElsewhere = [
  /@phone|@chromium|layout-shift|without JavaScript|without its index|before hydration|in print|printed|CSV|installed|markup in/,
  ...fullOnly,
];

const isInstalled = (browser: BrowserType) => fs.existsSync(browser.executablePath());

/** Playwright's own Firefox and WebKit, where `npx playwright install --with-deps firefox webkit` has put them. */
const ownProjects = [firefox, webkit].filter(isInstalled).map((browser) => ({
  name: `playwright-${browser.name()}`,
  testMatch: FULL ? /tests\/(?:(?:browsers|shell)\/.*|zoom)\.spec\.ts/ : '**/tests/browsers/*.spec.ts',
  grepInvert: notElsewhere,
  use: {browserName: browser.name() as 'firefox' | 'webkit', ...desktop},
}));

/**
 * The Firefox of the machine, if FIREFOX_PATH names it or Playwright's own is missing: over WebDriver BiDi, which Playwright
 * 1.56 still hides behind an underscore. So driven, it cannot switch off scripts, answer for the server, report downloads,
 * imitate paper, change the color scheme of an open page, or reach the storage in its first script (`@chromium`). The
 * WebKit of the machine: tests/browsers/webkit.test.ts.
 */
const firefoxProjects = [process.env.FIREFOX_PATH || !isInstalled(firefox) ? firefoxPath() : undefined]
  .filter((executablePath) => executablePath !== undefined)
  .map((executablePath) => ({
    name: 'firefox',
    testMatch: FULL
      ? /tests\/(?:(?:browsers|shell)\/.*|whole\/(?:pages|offline)|search|zoom|tools|glossary|reference-table)\.spec\.ts/
      : '**/tests/browsers/*.spec.ts',
    grepInvert: notElsewhere,
    use: {
      browserName: '_bidiFirefox' as 'firefox',
      channel: 'moz-firefox',
      ...desktop,
      launchOptions: {executablePath},
    },
  }));

export default defineConfig<SiteOptions>({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/globalSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Ends early when a part that all pages share is broken; the nightly run reports everything.
  maxFailures: FULL ? 0 : 12,
  // Enough for a machine that is three times slower than usual. Speed is measured by the bench.
  timeout: 120_000,
  expect: {
    timeout: 10_000,
    // Two releases of Chromium differ in some edges of letters; a page without a style, in nearly everything.
    toHaveScreenshot: {maxDiffPixelRatio: 0.02},
    toMatchSnapshot: {maxDiffPixelRatio: 0.02},
  },
  // Accepted pictures of tests/look.spec.ts.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  reporter: [['list'], ['html', {open: 'never', outputFolder: 'playwright-report'}]],
  use: {
    // An action that takes longer waits for something that will not come.
    actionTimeout: 10_000,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    // A trace doubles the time of every test: repeat the one that failed with `--trace on`.
    screenshot: 'only-on-failure',
    // Tests of motion override it.
    contextOptions: {reducedMotion: 'reduce'},
  },
  projects: [
    {name: 'desktop', testIgnore: OTHER, grepInvert: [/@phone/, ...fullOnly], use: {...chromium, ...desktop}},
    {
      name: 'phone',
      testIgnore: OTHER,
      grep: /@phone|@both|layout-shift/,
      grepInvert: [/@desktop/, ...fullOnly],
      use: {...chromium, viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    },
    ...ownProjects,
    ...firefoxProjects,
  ],
});
