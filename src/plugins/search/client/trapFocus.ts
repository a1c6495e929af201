/** What Tab can reach; DocSearch hides some of it by style. */
function reachable(container: HTMLElement): HTMLElement[] {
  const candidates = container.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled])',
  );
  return [...candidates].filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0);
}

/**
 * Keeps Tab and Shift+Tab in a dialog. DocSearch 4.2.0 looks once, when it opens, for the first and last element, and takes
 * hidden ones for those.
 * @returns a function that ends it
 */
export function trapFocus(container: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') {
      return;
    }
    const elements = reachable(container);
    const edge = event.shiftKey ? elements[0] : elements.at(-1);
    const isInside = elements.some((element) => element === document.activeElement);
    if (document.activeElement === edge || !isInside) {
      event.preventDefault();
      event.stopPropagation();
      (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
    }
  };
  window.addEventListener('keydown', onKeyDown, {capture: true});
  return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
}
