import type {Page} from '@playwright/test';

/** Wraps every text of the page in `<font>` elements, as the translators of Chrome and Edge do, until it is left. */
export async function wrapTextNodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const isForReaders = !text.parentElement?.closest('script, style, noscript, textarea, svg, [translate=no]');
        if (isForReaders && text.data.trim() && text.parentElement?.localName !== 'font') {
          texts.push(text);
        }
      }
      for (const text of texts) {
        // The translation is a text of its own; the one that React knows is gone.
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the element that translators use
        const wrapped: HTMLElement = document.createElement('font');
        wrapped.textContent = text.parentElement?.localName === 'option' ? `${text.data} (translated)` : text.data;
        text.replaceWith(wrapped);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, {childList: true, characterData: true, subtree: true});
  });
}
