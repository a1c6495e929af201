import {AxeBuilder} from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** The page type that axe expects. The `playwright-core` of axe may be newer than ours, with other types. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Accessibility problems of the page: a text for each element that breaks a rule of WCAG A and AA or a best practice, with
 * address, rule, element and reason.
 * @param within selector of the part to check; the whole page by default
 * @param only names of the only rules to check
 */
export async function accessibilityProblems(page: Page, within?: string, only: string[] = []): Promise<string[]> {
  await settled(page);
  // In none of the sets, because axe still calls it experimental.
  const rules = {'label-content-name-mismatch': {enabled: only.length === 0}};
  // Legacy mode opens no second page for frames; there are none.
  const builder = new AxeBuilder({page: page as unknown as AxePage})
    .setLegacyMode(true)
    .options({resultTypes: ['violations'], preload: false, rules});
  if (within) {
    builder.include(within);
  }
  const {violations} = await (only.length > 0 ? builder.withRules(only) : builder.withTags(TAGS)).analyze();
  const where = decodeURI(new URL(page.url()).pathname);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Waits until all CSS transitions have ended. Does not wait for animations, because they may be endless. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({finished}) => finished));
  });
}

/** Shows the page in a color mode without a click or a reload. */
async function showColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.themeChoice = theme;
  }, mode);
  await settled(page);
}

/** Expects a page, or a part of it, to break no rule in the light mode, and to have enough contrast in the dark one. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await showColorMode(page, 'light');
  expect(await accessibilityProblems(page, within)).toEqual([]);
  await showColorMode(page, 'dark');
  expect(await accessibilityProblems(page, within, ['color-contrast'])).toEqual([]);
}
