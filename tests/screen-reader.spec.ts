/**
 * What a screen reader meets on a page: landmarks, headings, and controls with names and states. A snapshot matches
 * when all its lines occur in this order. Other lines, such as sentences of the text, may occur between them.
 */
import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

/** Expected before the content of every page: the skip link and the navbar. `FOOT` is expected after the content. */
const BAR = `
- region "Přejít na hlavní obsah":
  - link "Přejít na hlavní obsah"
- navigation "Hlavní":
  - link "Monitoring"
  - link "Webový portál"
  - link "Mobilní aplikace"
  - link "Hardware"
  - button "Další"
  - button /Hledat/
  - button "Čeština"
  - button /^Přepnout mezi tmavým a světlým režimem/`;

const FOOT = `
- contentinfo:
  - text: Příručka
  - list
  - text: Systém
  - list
  - text: O nás
  - list
  - text: /© 20\\d\\d/`;

/** Expects the accessibility tree of the page to be that of the navbar, then `main`, then that of the footer. */
async function expectToHear(page: Page, main: string): Promise<void> {
  await expect(page.locator('body')).toMatchAriaSnapshot(BAR + main + FOOT);
}

test('document', async ({page}) => {
  await open(page, '/docs/web-portal/construction/measurement-point/used-params/');
  await expectToHear(
    page,
    `
- complementary:
  - navigation "Obsah dokumentace":
    - list:
      - listitem:
        - button "Rozbalit kategorii „Data“ v postranním panelu"
      - listitem:
        - button "Sbalit kategorii „Správa konstrukce“ v postranním panelu" [expanded]
  - button "Sbalit postranní panel"
- main:
  - article:
    - navigation "Drobečková navigace":
      - list:
        - listitem:
          - link "Úvodní stránka"
        - listitem:
          - link "Správa konstrukce"
    - heading [level=1]
    - text: Aktualizováno
    - time
    - link "Zobrazit jako Markdown"
    - heading [level=2]
    - paragraph:
      - link /^CSV/
      - link /^JSON/
    - table:
      - caption
      - rowgroup:
        - row:
          - columnheader
      - rowgroup:
        - row:
          - rowheader
          - cell
    - link "Upravit tuto stránku"
  - navigation "Stránky dokumentace":
    - link /^Předchozí/
    - link /^Další/`,
  );
});

test('search page', async ({page}) => {
  await open(page, '/search/?q=modbus');
  await expectToHear(
    page,
    `
- main:
  - heading /modbus/ [level=1]
  - search:
    - searchbox "Hledat": modbus
  - group "Část webu":
    - button "Vše" [pressed]
    - button /^Hardware \\d+$/
  - status:
    - paragraph: /\\d+/
  - list:
    - listitem:
      - heading /Modbus/ [level=2]:
        - link /Modbus/`,
  );
});
