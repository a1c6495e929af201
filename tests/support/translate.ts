import type {Page} from '@playwright/test';

/** Wraps each text of the page in `<font>`, as the translators of Chrome and Edge do, except where the page forbids it. */
export async function wrapTextNodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      const parent = text.parentElement;
      if (text.data.trim() && parent && !parent.closest('script, style, textarea, svg, font, [translate=no]')) {
        const outer = document.createElement('font' as string);
        const inner = document.createElement('font' as string);
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(parent.tagName === 'OPTION' ? `${text.data} (translated)` : text.data);
      }
    }
  });
}
