import {translate} from '@docusaurus/Translate';
import {createNotice} from './createNotice';
import {activate, currentStatus, onStatus, refreshStatus, save} from './saving';
import {wantedLanguages} from './wantedLanguages';

let postponed: string | undefined;
let notice: HTMLElement | undefined;

function button(label: string, className: string, action: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  return Object.assign(element, {type: 'button', textContent: label, className, onclick: action});
}

function offerRelease(): void {
  const languages = Object.values(currentStatus());
  const ready = languages.find(({current, next}) => current && next?.savedAt)?.next?.release;
  if (!ready || ready === postponed || languages.some(({progress}) => progress)) {
    notice?.remove();
    notice = undefined;
    return;
  }
  const accept = translate({id: 'site.offlinePage.notice.accept', message: 'Show the new version'});
  const later = translate({id: 'site.offlinePage.notice.later', message: 'Later'});
  const text = translate({id: 'site.offlinePage.notice.text', message: 'A new version of the manual is ready.'});
  const postpone = () => {
    postponed = ready;
    offerRelease();
  };
  notice ??= createNotice(
    text,
    button(accept, 'site-button', () => void activate()),
    button(later, 'site-button site-button--quiet', postpone),
  );
}

async function check(): Promise<void> {
  const status = await refreshStatus();
  if (!navigator.onLine) {
    return;
  }
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  for (const [locale, {current}] of Object.entries(status)) {
    // With Save-Data, finish requested downloads but skip updates.
    if (current ? !connection?.saveData : wantedLanguages()?.includes(locale)) {
      await save(locale);
    }
  }
  await refreshStatus();
}

/** Resumes interrupted downloads of the manual. While the page is open, also downloads and offers new releases. */
export async function keepUpToDate(): Promise<void> {
  onStatus(offerRelease);
  window.addEventListener('online', () => void check());
  document.addEventListener('visibilitychange', () => void check());
  await check();
}
