/**
 * In place of `nprogress`: the bar at the upper edge while the next page is on its way, with the same ids, so that the
 * stock styles fit. It moves by a transition of its own instead of a timer, and needs no HTML out of a string.
 */

/** As long as the stock styles let the bar fade, in milliseconds. */
const FADE = 400;

let bar: HTMLElement | undefined;

function start(): void {
  if (bar) {
    return;
  }
  const frame = document.createElement('div');
  frame.id = 'nprogress';
  bar = document.createElement('div');
  bar.className = 'bar';
  // Says nothing that the announcement of the new page does not say.
  bar.ariaHidden = 'true';
  bar.style.transform = 'translateX(-92%)';
  bar.style.transition = 'transform 8s cubic-bezier(0, 0.7, 0.2, 1)';
  frame.append(bar);
  document.body.append(frame);
  // Read, so that the first position is drawn before the next.
  void bar.offsetWidth;
  bar.style.transform = 'translateX(-8%)';
}

function done(): void {
  const ended = bar;
  if (!ended) {
    return;
  }
  bar = undefined;
  ended.style.transition = `transform ${FADE / 2}ms ease-out`;
  ended.style.transform = 'none';
  window.setTimeout(() => ended.parentElement?.remove(), FADE);
}

/** What the stock client module calls. */
export default {configure: (): void => undefined, start, done};
