import type {Status} from '../shared/types';
import {canSave, onStatus, save, send, wasRemoved} from './connection';
import {showNotice} from './notice';

/** How often an open page looks for a newer release. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** A browser ends a worker that no page asks anything, also in the middle of a download. */
const KEEP_ALIVE_MS = 20_000;

let running = false;
let lastCheck = 0;
let keepAlive: ReturnType<typeof setInterval> | undefined;

/** Whether the reader wants to spare the connection. */
function sparing(): boolean {
  return Boolean((navigator as {connection?: {saveData?: boolean}}).connection?.saveData);
}

function hear(status: Status): void {
  const languages = Object.values(status);
  const downloading = languages.some(({coming}) => coming?.state === 'downloading');
  if (downloading) {
    keepAlive ??= setInterval(() => void send({kind: 'status'}).catch(() => undefined), KEEP_ALIVE_MS);
  } else {
    clearInterval(keepAlive);
    keepAlive = undefined;
  }
  const ready = languages.find(({saved, coming}) => saved && coming?.state === 'ready')?.coming?.release;
  // All languages change together.
  if (ready && !downloading) {
    showNotice(ready);
  }
}

async function check(): Promise<void> {
  if (navigator.onLine) {
    lastCheck = Date.now();
    hear(await send({kind: 'check', download: !sparing()}));
  }
}

/**
 * Looks for newer releases as long as the page is open, goes on with interrupted downloads, and says when a newer release is
 * ready.
 * @param installed whether the language of the page is saved without being asked for
 */
export async function keepUpToDate(installed: boolean): Promise<void> {
  if (!running && (await canSave())) {
    running = true;
    onStatus(hear);
    const checkSafely = () => void check().catch(() => undefined);
    window.addEventListener('online', checkSafely);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && Date.now() - lastCheck > CHECK_INTERVAL_MS) {
        checkSafely();
      }
    });
  }
  const status = await send({kind: 'status'});
  hear(status);
  const locale = document.documentElement.lang;
  if (installed && !status[locale]?.saved && !wasRemoved()) {
    hear(await save(locale));
  } else {
    await check();
  }
}
