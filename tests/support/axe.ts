import fs from 'node:fs';
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** axe's own idea of a page: npm gives its peer `playwright-core` a later version than ours, with other types. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours that still change would be measured half-way. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(running.map(({finished}) => finished));
  });
}

/** Most of what axe takes its time for. */
export const CONTRAST = 'color-contrast';

/** Rules of axe by name: only these, or all of WCAG A and AA and the best practices without some. */
export type Rules = {only: string[]} | {except: string[]};

/** Attribute of the texts whose contrast is measured. */
const MEASURED = 'data-measured';

/**
 * Marks one of all texts that look the same: kinds of elements from the text to the root, their backgrounds and opacity, and the
 * colour, size and weight of the text. Measuring the others again takes most of the time of axe and has one outcome.
 */
function markTexts(attribute: string): void {
  const seen = new Set<string>();
  const looks = new Map<Element, string>();
  const lookOf = (element: Element | null): string => {
    if (!element) {
      return '';
    }
    const known = looks.get(element);
    if (known !== undefined) {
      return known;
    }
    const {backgroundColor, backgroundImage, opacity, position, visibility} = getComputedStyle(element);
    const own = [element.tagName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity, position];
    const look = [lookOf(element.parentElement), ...own, visibility].join(' ');
    looks.set(element, look);
    return look;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!(hasText || element.matches('input, select, textarea')) || element.getClientRects().length === 0) {
      continue;
    }
    const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
    const look = [lookOf(element), color, fontSize, fontWeight, textShadow].join(' ');
    if (!seen.has(look)) {
      seen.add(look);
      element.setAttribute(attribute, '');
    }
  }
}

const AXE = fs.readFileSync(
  require.resolve('axe-core/axe.min.js', {paths: [require.resolve('@axe-core/playwright')]}),
  'utf8',
);

/** axe that measures the contrast of marked texts only. */
const AXE_OF_MARKED_TEXTS = `${AXE}
axe.configure({rules: [{id: '${CONTRAST}', selector: '[${MEASURED}]'}]});`;

/**
 * Accessibility rules that the page breaks, one line each with the rule, what breaks it and why.
 * @param within selector of the only part to look at
 */
export async function accessibilityProblems(
  page: Page,
  rules: Rules = {except: []},
  within?: string,
): Promise<string[]> {
  await transitionsEnd(page);
  // One frame only, so the mode that opens a second page to gather the results of frames would just cost time.
  const everything = Boolean(process.env.AXE_EVERYWHERE);
  const axeSource = everything ? AXE : AXE_OF_MARKED_TEXTS;
  const builder = new AxeBuilder({page: page as unknown as AxePage, axeSource})
    .setLegacyMode(true)
    .options({resultTypes: ['violations'], preload: false});
  if (within) {
    builder.include(within);
  }
  if (!everything) {
    await page.evaluate(markTexts, MEASURED);
  }
  const {violations} = await (
    'only' in rules ? builder.withRules(rules.only) : builder.withTags(TAGS).disableRules(rules.except)
  ).analyze();
  await page.evaluate((attribute) => {
    document.querySelectorAll(`[${attribute}]`).forEach((element) => element.removeAttribute(attribute));
  }, MEASURED);
  const where = decodeURI(new URL(page.url()).pathname);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => {
      const reason = failureSummary?.replace(/\s+/g, ' ') ?? '';
      return `${where}: ${id} at ${target.join(' ')}: ${reason}`;
    }),
  );
}

/** Shows the page in a colour mode without a click or a reload. */
export async function showColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.themeChoice = theme;
  }, mode);
}
