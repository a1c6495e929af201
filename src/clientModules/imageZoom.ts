import type {ClientModule} from '@docusaurus/types';
import './imageZoom.css';

/** Delay in ms after a page has rendered, so that preparing its pictures never delays reading. */
const ATTACH_DELAY_MS = 1000;

const PICTURES = 'main :is(.markdown, figure) img';
const NOT_ZOOMABLE = 'a, button, [data-no-zoom]';
/** Matches addresses of drawings, which need no zoom because they scale; small ones are inlined as data. */
const DRAWING = /^data:image\/svg|\.svg(?:[?#]|$)/;

/** Aborted when the reader leaves the page. Its pictures then lose zooming, and those still loading never get it. */
let page = new AbortController();

function zoomable(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>(PICTURES)].filter(
    (image) => !image.closest(NOT_ZOOMABLE) && !DRAWING.test(image.src),
  );
}

function attachLater(): void {
  page.abort();
  page = new AbortController();
  const {signal} = page;
  setTimeout(() => {
    const images = signal.aborted ? [] : zoomable();
    if (images.length > 0) {
      // Without its code pictures stay as large as they are.
      void import('./zoomPictures').then(({zoomPictures}) => zoomPictures(images, signal)).catch(() => undefined);
    }
  }, ATTACH_DELAY_MS);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) {
    // Not before the new page is painted.
    requestAnimationFrame(() => setTimeout(attachLater));
  }
};
