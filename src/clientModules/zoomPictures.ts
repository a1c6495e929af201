import {translate} from '@docusaurus/Translate';

/** Scrolling by more than this many px closes the enlarged picture. */
const CLOSE_SCROLL_OFFSET_PX = 40;
/** Wait in ms between that scroll and the closing. */
const CLOSE_DELAY_MS = 150;
/** Pictures narrower than this many px are icons and cannot be enlarged. */
const MIN_ZOOMABLE_PX = 64;

/** Shows a picture as large as the window, until Escape, a click, a scroll, or something else that takes the focus. */
function enlarge(image: HTMLImageElement, signal: AbortSignal): void {
  const dialog = document.createElement('dialog');
  const copy = new Image();
  copy.alt = image.alt;
  // The largest file; smaller ones are in `srcset`.
  copy.src = image.src;
  dialog.className = 'site-zoom';
  dialog.setAttribute('aria-label', image.alt);
  dialog.append(copy);
  document.body.append(dialog);

  const start = window.scrollY;
  const closed = new AbortController();
  const close = () => dialog.close();
  dialog.addEventListener('click', close);
  dialog.addEventListener('focusout', ({relatedTarget}) => relatedTarget && close());
  dialog.addEventListener('close', () => {
    closed.abort();
    void Promise.allSettled(dialog.getAnimations().map(({finished}) => finished)).then(() => dialog.remove());
  });
  window.addEventListener(
    'scroll',
    () => Math.abs(window.scrollY - start) > CLOSE_SCROLL_OFFSET_PX && setTimeout(close, CLOSE_DELAY_MS),
    closed,
  );
  signal.addEventListener('abort', close, closed);
  dialog.showModal();
}

function attach(image: HTMLImageElement, signal: AbortSignal): void {
  if (image.naturalWidth < MIN_ZOOMABLE_PX) {
    return;
  }
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute(
    'aria-label',
    translate({id: 'site.imageZoom.label', message: 'Enlarge the picture: {alt}'}, {alt: image.alt}),
  );
  image.addEventListener('click', () => enlarge(image, signal), {signal});
  image.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        enlarge(image, signal);
      }
    },
    {signal},
  );
}

/** Turns each picture into a button that enlarges the picture. Aborting the signal closes an enlarged one. */
export function zoomPictures(images: readonly HTMLImageElement[], signal: AbortSignal): void {
  for (const image of images) {
    if (image.complete) {
      attach(image, signal);
    } else {
      image.addEventListener('load', () => attach(image, signal), {once: true, signal});
    }
  }
}
