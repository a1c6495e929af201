import {translate} from '@docusaurus/Translate';
import mediumZoom from 'medium-zoom/dist/pure';

/** Scrolling further than this closes the zoomed picture, after the 150 ms of medium-zoom. */
const CLOSE_SCROLL_OFFSET_PX = 40;
/** Narrower pictures are icons. */
const MIN_ZOOMABLE_PX = 64;

const zoom = mediumZoom({background: 'var(--site-surface)', margin: 16, scrollOffset: CLOSE_SCROLL_OFFSET_PX});

let openedByKeyboard = false;
/** Escape was pressed while the picture was still growing, when medium-zoom does not listen. */
let closesOnceOpen = false;

function noteEarlyEscape({key}: KeyboardEvent): void {
  closesOnceOpen ||= key === 'Escape';
}

zoom.on('open', () => {
  closesOnceOpen = false;
  document.addEventListener('keydown', noteEarlyEscape);
});

zoom.on('opened', () => {
  document.removeEventListener('keydown', noteEarlyEscape);
  // The enlarged copy would repeat the button of the original. `getZoomedImage()` returns the original, not the copy.
  for (const copy of document.querySelectorAll('body > .medium-zoom-image--opened')) {
    copy.removeAttribute('tabindex');
    copy.setAttribute('aria-hidden', 'true');
  }
  if (closesOnceOpen) {
    void zoom.close();
  }
});

zoom.on('closed', ({target}) => {
  // The original was hidden meanwhile, which takes the focus from it.
  if (openedByKeyboard && document.activeElement === document.body) {
    (target as HTMLImageElement).focus({preventScroll: true});
  }
  openedByKeyboard = false;
});

function openFromKeyboard(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    openedByKeyboard = true;
    void zoom.toggle({target: event.currentTarget as HTMLImageElement});
  }
}

function attach(image: HTMLImageElement, signal: AbortSignal): void {
  if (image.naturalWidth < MIN_ZOOMABLE_PX) {
    return;
  }
  zoom.attach(image);
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute(
    'aria-label',
    translate({id: 'site.imageZoom.label', message: 'Enlarge the picture: {alt}'}, {alt: image.alt}),
  );
  image.addEventListener('keydown', openFromKeyboard, {signal});
  signal.addEventListener('abort', () => {
    zoom.detach(image);
    ['tabindex', 'role', 'aria-label'].forEach((attribute) => image.removeAttribute(attribute));
  });
}

/** Turns pictures into buttons that enlarge them, until the signal is aborted. */
export function zoomPictures(images: readonly HTMLImageElement[], signal: AbortSignal): void {
  if (signal.aborted) {
    return;
  }
  for (const image of images) {
    if (image.complete) {
      attach(image, signal);
    } else {
      // A picture that is attached before it has loaded zooms to a blank one.
      image.addEventListener('load', () => attach(image, signal), {once: true, signal});
    }
  }
}
