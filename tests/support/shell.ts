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

/** The root of a page that shows a color mode by a choice of the reader, which can also be `system`. */
export function shownMode(page: Page, mode: 'light' | 'dark', choice: string = mode): Locator {
  return page.locator(`html[data-theme=${mode}][data-theme-choice=${choice}]`);
}

/** Scrolls to `y` (in px) without animation, and waits until the page has handled the scrolling. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({top, behavior: 'instant'});
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);
}
