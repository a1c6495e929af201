/** Elements of the DocSearch dialog to which the site adds content; `null` while an element is not shown. */
export interface Screens {
  results: Element | null;
  noResults: Element | null;
  assistantError: Element | null;
}

/** ARIA attributes for the search field only. DocSearch 4.2.0 wrongly sets them on the dialog's overlay too. */
const COMBOBOX_ATTRIBUTES = ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-controls', 'aria-labelledby'];

function setAttributes(element: Element | null, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element && element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/** Corrects ARIA roles. Numbers all options as one list, because DocSearch 4.2.0 makes a list of each group. */
function correctRoles(container: HTMLElement, label: string): void {
  const overlay = container.querySelector('.DocSearch-Container');
  setAttributes(overlay, {role: 'dialog', 'aria-modal': 'true', 'aria-label': label, tabindex: '-1'});
  COMBOBOX_ATTRIBUTES.forEach((name) => overlay?.removeAttribute(name));
  setAttributes(container.querySelector('.DocSearch-Footer'), {role: 'group'});
  const options = container.querySelectorAll('[role="option"]');
  options.forEach((option, index) =>
    setAttributes(option, {'aria-posinset': String(index + 1), 'aria-setsize': String(options.length)}),
  );
}

/** Returns the elements that Tab can reach, in document order, without those in results or hidden by CSS. */
function reachable(container: HTMLElement): HTMLElement[] {
  const candidates = container.querySelectorAll<HTMLElement>(
    'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled])',
  );
  return [...candidates].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[role="option"]') && element.getClientRects().length > 0,
  );
}

/** Moves the focus on Tab and Shift+Tab; the first element follows the last. Unlike DocSearch, skips hidden ones. */
function keepTabInside(container: HTMLElement, event: KeyboardEvent): void {
  const elements = reachable(container);
  const position = elements.findIndex((element) => element === document.activeElement);
  const next = event.shiftKey ? Math.max(position, 0) - 1 : position + 1;
  event.preventDefault();
  event.stopPropagation();
  elements.at(next % elements.length)?.focus();
}

/**
 * Makes the DocSearch dialog accessible: corrects its ARIA attributes and the Tab order, now and after each change,
 * until the returned function is called.
 * @param label accessible name of the dialog
 * @param onScreens called whenever an element of `Screens` appears, is replaced or disappears
 */
export function repairDialog(container: HTMLElement, label: string, onScreens: (screens: Screens) => void): () => void {
  let shown: Screens = {results: null, noResults: null, assistantError: null};
  const update = () => {
    correctRoles(container, label);
    const screens = {
      results: container.querySelector('.DocSearch-HitsFooter')?.parentElement ?? null,
      noResults: container.querySelector('.DocSearch-NoResults'),
      assistantError: container.querySelector('.DocSearch-AskAiScreen-Error'),
    };
    if (Object.values(screens).some((screen, number) => screen !== Object.values(shown)[number])) {
      shown = screens;
      onScreens(screens);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      keepTabInside(container, event);
    }
  };
  const observer = new MutationObserver(update);
  observer.observe(container, {childList: true, subtree: true});
  window.addEventListener('keydown', onKeyDown, {capture: true});
  update();
  return () => {
    observer.disconnect();
    window.removeEventListener('keydown', onKeyDown, {capture: true});
  };
}
