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

/** The displayed color mode and the choice behind it. */
export async function shownMode(page: Page): Promise<{mode: string | undefined; choice: string | undefined}> {
  return page.evaluate(() => {
    const {theme, themeChoice} = document.documentElement.dataset;
    return {mode: theme, choice: themeChoice};
  });
}

/** Relative luminance of the background behind the text, 0 (black) to 1 (white). */
export async function backgroundLuminance(locator: Locator): Promise<number> {
  return locator.evaluate((start) => {
    let element: Element | null = start;
    let color = 'rgba(0, 0, 0, 0)';
    while (element && /^rgba\(.*, 0\)$/.test(color)) {
      color = getComputedStyle(element).backgroundColor;
      element = element.parentElement;
    }
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) {
      throw new Error('The browser offers no canvas to read a color with.');
    }
    // The canvas turns any notation of a color into bytes.
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

/** Scrolls without animation, and waits until the page has handled it. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({top, behavior: 'instant'});
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);
}

/** Records unexpected layout shifts on every page of this tab. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = {sum: 0, moved: [] as string[], values: [] as number[]};
    Object.assign(window, {layoutShiftRecord: record});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: {node?: Node}[];
      })[]) {
        record.values.push(entry.value);
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

/** Cumulative layout shift of the page, and what moved; `values` also holds shifts after input. */
export async function layoutShift(page: Page): Promise<{sum: number; moved: string[]; values: number[]}> {
  return page.evaluate(
    () =>
      (window as unknown as {layoutShiftRecord: {sum: number; moved: string[]; values: number[]}}).layoutShiftRecord,
  );
}
