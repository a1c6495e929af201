import type {Locator, Page} from '@playwright/test';
import type {Locale} from '../../src/config/locales';
import {text, textPattern} from './texts';

export function navbar(page: Page, locale: Locale = 'cs'): Locator {
  return page.getByRole('navigation', {name: text(locale, 'theme.NavBar.navAriaLabel'), exact: true});
}

export function colorModeToggle(page: Page, locale: Locale = 'cs'): Locator {
  return page.getByRole('button', {name: textPattern(locale, 'theme.colorToggle.ariaLabel')});
}

/** The button that opens the menu on small screens. */
export function menuButton(page: Page, locale: Locale = 'cs'): Locator {
  return page.getByRole('button', {name: text(locale, 'theme.docs.sidebar.toggleSidebarButtonAriaLabel')});
}

/** The menu of small screens. */
export function menu(page: Page, locale: Locale = 'cs'): Locator {
  return page.getByRole('dialog', {name: text(locale, 'site.navbar.mobileSidebar.ariaLabel')});
}

/** The displayed color mode (`light` or `dark`), and the reader's choice, which can also be `system`. */
export async function shownMode(page: Page): Promise<{mode: string | undefined; choice: string | undefined}> {
  return page.evaluate(() => {
    const {theme, themeChoice} = document.documentElement.dataset;
    return {mode: theme, choice: themeChoice};
  });
}

/** Brightness of the background of the page, 0 (black) to 1 (white). */
export async function backgroundBrightness(page: Page): Promise<number> {
  const color = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const channels =
    color
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) / (3 * 255);
}

/** Scrolls to `y` (in px) without animation, and waits until the page has handled the scrolling. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({top, behavior: 'instant'});
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);
}

interface LayoutShifts {
  /** Cumulative layout shift of the page. */
  sum: number;
  /** First 100 characters of the HTML of each element that moved; `a text` for a text node. */
  moved: string[];
}

/** Records the layout shifts that no input has caused, on every page that this tab opens from now on. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = {sum: 0, moved: [] as string[]};
    Object.assign(window, {layoutShiftRecord: record});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: {node?: Node}[];
      })[]) {
        if (!entry.hadRecentInput) {
          record.sum += entry.value;
          record.moved.push(
            ...entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 100) : 'a text')),
          );
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The layout shifts of the page until now. */
export async function layoutShift(page: Page): Promise<LayoutShifts> {
  return page.evaluate(() => (window as unknown as {layoutShiftRecord: LayoutShifts}).layoutShiftRecord);
}
