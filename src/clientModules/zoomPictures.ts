import {translate} from '@docusaurus/Translate';
import mediumZoom from 'medium-zoom/dist/pure';

/** Scrolling by more than this many px closes the enlarged picture. medium-zoom waits 150 ms before closing it. */
const CLOSE_SCROLL_OFFSET_PX = 40;
/** Pictures narrower than this many px are icons and cannot be enlarged. */
const MIN_ZOOMABLE_PX = 64;

const zoom = mediumZoom({background: 'var(--site-surface)', margin: 16, scrollOffset: CLOSE_SCROLL_OFFSET_PX});

/** Whether the reader has moved on while the picture was still growing; medium-zoom can only close it afterwards. */
let hasMovedOn = false;

const leave = () => {
  hasMovedOn = true;
  void zoom.close();
};

zoom.on('open', ({target}) => {
  const image = target as HTMLImageElement;
  // medium-zoom copies the picture after this event; the copy must not be a second button.
  image.removeAttribute('tabindex');
  image.setAttribute('aria-hidden', 'true');
  queueMicrotask(() => {
    image.tabIndex = 0;
    image.removeAttribute('aria-hidden');
  });
  hasMovedOn = false;
  // Something that opens above the picture, such as the search or the menu, takes the focus.
  document.addEventListener('focusin', leave);
  window.addEventListener('popstate', leave);
});

zoom.on('opened', () => hasMovedOn && void zoom.close());

zoom.on('close', () => {
  document.removeEventListener('focusin', leave);
  window.removeEventListener('popstate', leave);
});

zoom.on('closed', ({target}) => {
  // The original has lost the focus, because it was hidden.
  if (document.activeElement === document.body) {
    (target as HTMLImageElement).focus({preventScroll: true});
  }
});

function openFromKeyboard(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    void zoom.open({target: event.currentTarget as HTMLImageElement});
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

/** Turns each picture into a button that enlarges the picture. Aborting the signal undoes this. */
export function zoomPictures(images: readonly HTMLImageElement[], signal: AbortSignal): void {
  if (signal.aborted) {
    return;
  }
  for (const image of images) {
    if (image.complete) {
      attach(image, signal);
    } else {
      // A picture that is attached before it has loaded would be enlarged to a blank one.
      image.addEventListener('load', () => attach(image, signal), {once: true, signal});
    }
  }
}
