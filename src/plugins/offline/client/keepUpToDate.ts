import {translate} from '@docusaurus/Translate';
import {createNotice} from './createNotice';
import {activate, currentStates, examine, onChange, save} from './saving';
import {RESUMING} from './state';

const RETRY_INTERVAL_MS = 15_000;

let isStarted = false;
let timer: number | undefined;
let postponed: string | undefined;
let notice: HTMLElement | undefined;

function offerRelease(): void {
  const languages = Object.values(currentStates());
  const ready = languages.find(({name}) => name === 'ready')?.evidence.next?.release;
  if (!ready || ready === postponed || languages.some(({name}) => name === 'saving')) {
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
  notice ??= createNotice(text, [accept, () => void activate()], [later, postpone]);
}

/** Asks a host again that is silent or fails though there is a connection. */
function scheduleCheck(): void {
  const isWaiting = Object.values(currentStates()).some(({name}) => RESUMING.includes(name));
  timer ??= isWaiting ? window.setTimeout(() => void check(), RETRY_INTERVAL_MS) : undefined;
}

async function check(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  for (const [locale, {name, evidence}] of Object.entries(await examine())) {
    const isSettled = ['saved', 'ready', 'saving'].includes(name);
    // With Save-Data, finish requested downloads but skip updates.
    if (evidence.wanted && evidence.offered && !isSettled && !(name === 'outdated' && connection?.saveData)) {
      await save(locale);
    }
  }
}

/** Resumes and updates what is saved, while the page is open. @param wanted a language to save even if none is yet */
export async function keepUpToDate(wanted?: string): Promise<void> {
  if (!isStarted) {
    isStarted = true;
    onChange(offerRelease);
    onChange(scheduleCheck);
    window.addEventListener('online', () => void check());
    document.addEventListener('visibilitychange', () => void check());
  }
  await check();
  await (wanted && save(wanted));
}
