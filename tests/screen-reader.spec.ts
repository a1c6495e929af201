/**
 * What a screen reader meets on a document: landmarks, headings, and controls with names and states. All lines of the
 * snapshot occur in this order; others, such as sentences of the text, may occur between them.
 */
import {expect, open, test} from './support/test';

test('a document is heard in this order', async ({page}) => {
  await open(page, '/docs/web-portal/construction/measurement-point/used-params/');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Přejít na hlavní obsah":
      - link "Přejít na hlavní obsah"
    - navigation "Hlavní":
      - link "Webový portál"
      - button /Hledat/
      - button "Čeština"
      - button /^Přepnout mezi tmavým a světlým režimem/
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
          - list
        - heading [level=1]
        - link "Zobrazit jako Markdown"
        - heading [level=2]
        - paragraph:
          - link /^CSV/
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
        - link /^Další/
    - contentinfo:
      - list`);
});
