import {currentStates, examine, onChange, save} from './saving';
import {nameOf, RESUMING} from './state';

const RETRY_INTERVAL_MS = 15_000;

let timer: number | undefined;

const recheck = () => void check();

/** Asks the host again later when it did not answer, or failed, although there is a connection. */
function scheduleCheck(): void {
  clearTimeout(timer);
  if (Object.values(currentStates()).some((state) => RESUMING.includes(nameOf(state)))) {
    timer = window.setTimeout(recheck, RETRY_INTERVAL_MS);
  }
}

async function check(): Promise<void> {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  for (const [locale, state] of Object.entries(await examine())) {
    const name = nameOf(state);
    // With Save-Data, finish requested downloads but skip updates.
    const isSettled = ['saved', 'saving'].includes(name) || (name === 'outdated' && connection?.saveData);
    if (state.wanted && state.offered && !isSettled) {
      await save(locale);
    }
  }
}

/** Resumes and updates what is saved, while the page is open. @param wanted a language to save even if none is yet */
export async function keepUpToDate(wanted?: string): Promise<void> {
  // A second call adds no listener twice, because they are the same functions.
  onChange(scheduleCheck);
  window.addEventListener('online', recheck);
  document.addEventListener('visibilitychange', recheck);
  await check();
  await (wanted && save(wanted));
}
