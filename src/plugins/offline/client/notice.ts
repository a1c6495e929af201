import {translate} from '@docusaurus/Translate';
import {activate} from './connection';
import styles from './notice.module.css';

/** The release that the reader does not want to hear of again on this page. */
let postponed: string | undefined;
let notice: HTMLElement | undefined;

function button(label: string, action: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', action);
  return element;
}

/**
 * Says that a newer release is on the device and offers it. Nothing changes until the reader accepts it.
 * @param release the same one is not announced again after it was put off
 */
export function showNotice(release: string): void {
  if (notice || release === postponed) {
    return;
  }
  const region = document.createElement('div');
  region.className = `site-notice ${styles.notice}`;
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const accept = button(
    translate({
      id: 'site.offlinePage.notice.accept',
      message: 'Show the new version',
      description: 'Button of the notice that a newer release of the saved manual is ready',
    }),
    () => void activate(),
  );
  const later = button(
    translate({
      id: 'site.offlinePage.notice.later',
      message: 'Later',
      description: 'Button that puts off a newer release of the saved manual',
    }),
    () => {
      postponed = release;
      region.remove();
      notice = undefined;
    },
  );
  region.append(text, accept, later);
  document.body.append(region);
  // A text that is put into a region which is already there is read out.
  text.textContent = translate({
    id: 'site.offlinePage.notice.text',
    message: 'A new version of the manual is ready.',
    description: 'Notice that a newer release of the saved manual can be shown',
  });
  notice = region;
}
