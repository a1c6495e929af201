import type {ClientModule} from '@docusaurus/types';
import './imageZoom.css';

/** Wait in ms after painting a page, before its pictures become zoomable. This keeps the page responsive at first. */
const ATTACH_DELAY_MS = 1000;

const PICTURES = 'main :is(.markdown, figure) img';
const NOT_ZOOMABLE = 'a, button, [data-no-zoom]';
/** Matches addresses of SVG drawings, as files or inlined as data. Drawings need no zoom, because they scale. */
const DRAWING = /^data:image\/svg|\.svg(?:[?#]|$)/;

/** Aborted when the reader leaves the page. Loaded pictures then lose zooming; pictures still loading never get it. */
let visit = new AbortController();

function zoomable(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>(PICTURES)].filter(
    (image) => !image.closest(NOT_ZOOMABLE) && !DRAWING.test(image.src),
  );
}

function attachLater(): void {
  visit.abort();
  visit = new AbortController();
  const {signal} = visit;
  setTimeout(() => {
    const images = signal.aborted ? [] : zoomable();
    if (images.length > 0) {
      // If the code cannot be fetched, pictures cannot be enlarged, which is no error.
      void import('./zoomPictures').then(({zoomPictures}) => zoomPictures(images, signal)).catch(() => undefined);
    }
  }, ATTACH_DELAY_MS);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname) {
    // Wait until the new page has been painted.
    requestAnimationFrame(() => setTimeout(attachLater));
  }
};
