import {useCallback, useEffect, useState} from 'react';
import type {Offers, Status} from '../shared/types';
import {canSave, fetchOffers, onStatus, send} from './connection';

/** What the page can say about saving. */
export type Availability =
  /** Before the browser has been asked, and where no script runs. */
  | 'unknown'
  /** The browser cannot save: too old, a private window, no https. */
  | 'unsupported'
  /** The host offers nothing to save and nothing is saved. */
  | 'unavailable'
  | 'available';

export interface OfflineState {
  availability: Availability;
  /** What saving takes; `undefined` without a connection. */
  offers: Offers | undefined;
  status: Status;
  /**
   * Does something and shows what has come of it.
   * @param action rejects when the browser refuses
   */
  run: (action: () => Promise<Status>) => void;
  /** Whether the browser has refused the last action. */
  refused: boolean;
}

/** State of what is saved on this device, kept up to date while the component is shown. */
export function useOffline(): OfflineState {
  const [availability, setAvailability] = useState<Availability>('unknown');
  const [offers, setOffers] = useState<Offers>();
  const [status, setStatus] = useState<Status>({});
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let shown = true;
    const ask = async () => {
      const possible = await canSave();
      const [offered, known] = possible
        ? await Promise.all([navigator.onLine ? fetchOffers() : undefined, send({kind: 'status'}).catch(() => ({}))])
        : [undefined, {}];
      if (!shown) {
        return;
      }
      setOffers(offered);
      setStatus(known);
      const something = offered !== undefined || Object.keys(known).length > 0;
      setAvailability(!possible ? 'unsupported' : something ? 'available' : 'unavailable');
    };
    const askAgain = () => void ask();
    askAgain();
    window.addEventListener('online', askAgain);
    const end = onStatus(setStatus);
    return () => {
      shown = false;
      window.removeEventListener('online', askAgain);
      end();
    };
  }, []);

  const run = useCallback((action: () => Promise<Status>) => {
    setRefused(false);
    action().then(setStatus, () => setRefused(true));
  }, []);

  return {availability, offers, status, run, refused};
}
