import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom';
import './imageZoom.css';

/** A picture becomes zoomable this long after its page has settled, so that zooming never delays reading. */
export const ATTACH_DELAY_MS = 1000;
/** Scrolling further than this closes the zoomed picture; medium-zoom then waits 150 ms before it does. */
export const CLOSE_SCROLL_OFFSET_PX = 40;
/** Narrower pictures are icons. */
const SMALLEST_ZOOMABLE_PX = 64;

const PICTURES = 'main :is(.markdown, figure) img';
const NOT_ZOOMABLE = 'a, button, [data-no-zoom]';
/** Drawings scale by themselves; small ones are built into the page as data. */
const DRAWING = /^data:image\/svg|\.svg(?:[?#]|$)/;

let zoom: Zoom | undefined;
let attached: HTMLImageElement[] = [];
let pendingTimer: ReturnType<typeof setTimeout> | undefined;
/** Grows with every page, so that a slow import or a late picture of the previous page attaches nothing. */
let visit = 0;
let openedByKeyboard = false;
/** Escape was pressed while the picture was still growing, when medium-zoom does not listen. */
let closesOnceOpen = false;

function openFromKeyboard(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    openedByKeyboard = true;
    void zoom?.toggle({target: event.currentTarget as HTMLImageElement});
  }
}

function attach(image: HTMLImageElement, instance: Zoom): void {
  if (image.naturalWidth < SMALLEST_ZOOMABLE_PX) {
    return;
  }
  instance.attach(image);
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute(
    'aria-label',
    translate(
      {
        id: 'site.imageZoom.label',
        message: 'Enlarge the picture: {alt}',
        description: 'Accessible name of a picture that can be enlarged',
      },
      {alt: image.alt},
    ),
  );
  image.addEventListener('keydown', openFromKeyboard);
  attached.push(image);
}

function detachAll(): void {
  visit += 1;
  clearTimeout(pendingTimer);
  zoom?.detach();
  for (const image of attached) {
    image.removeEventListener('keydown', openFromKeyboard);
    for (const attribute of ['tabindex', 'role', 'aria-label']) {
      image.removeAttribute(attribute);
    }
  }
  attached = [];
}

function noteEarlyEscape({key}: KeyboardEvent): void {
  closesOnceOpen ||= key === 'Escape';
}

function onOpen(): void {
  closesOnceOpen = false;
  document.addEventListener('keydown', noteEarlyEscape);
}

function onOpened(): void {
  document.removeEventListener('keydown', noteEarlyEscape);
  // The enlarged copy would repeat the button of the original. `getZoomedImage()` returns the original, not the copy.
  for (const copy of document.querySelectorAll('body > .medium-zoom-image--opened')) {
    copy.removeAttribute('tabindex');
    copy.setAttribute('aria-hidden', 'true');
  }
  if (closesOnceOpen) {
    void zoom?.close();
  }
}

function onClosed({target}: Event): void {
  // The original was hidden meanwhile, which takes the focus from it.
  if (openedByKeyboard && document.activeElement === document.body) {
    (target as HTMLImageElement).focus({preventScroll: true});
  }
  openedByKeyboard = false;
}

async function attachAll(thisVisit: number): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(PICTURES)].filter(
    (image) => !image.closest(NOT_ZOOMABLE) && !DRAWING.test(image.src),
  );
  if (images.length === 0) {
    return;
  }
  const {default: mediumZoom} = await import('medium-zoom/dist/pure');
  if (visit !== thisVisit) {
    return;
  }
  if (!zoom) {
    zoom = mediumZoom({background: 'var(--site-surface)', margin: 16, scrollOffset: CLOSE_SCROLL_OFFSET_PX});
    zoom.on('open', onOpen);
    zoom.on('opened', onOpened);
    zoom.on('closed', onClosed);
  }
  const instance = zoom;
  for (const image of images) {
    if (image.complete) {
      attach(image, instance);
    } else {
      // A picture that is attached before it has loaded zooms to a blank one.
      image.addEventListener('load', () => visit === thisVisit && attach(image, instance), {once: true});
    }
  }
}

function attachLater(): void {
  detachAll();
  const thisVisit = visit;
  pendingTimer = setTimeout(() => void attachAll(thisVisit), ATTACH_DELAY_MS);
}

if (typeof document !== 'undefined') {
  // Pictures with a variant for each colour mode are other elements after a change of the mode.
  new MutationObserver(attachLater).observe(document.documentElement, {attributeFilter: ['data-theme']});
}

const imageZoom: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      attachLater();
    }
  },
};

export default imageZoom;
