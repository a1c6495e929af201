import Translate, {translate} from '@docusaurus/Translate';
import React, {useId, useRef, type ReactNode} from 'react';
import type {FailureReason, LanguageStatus, Offer, Status} from '../shared/types';
import {keepUpToDate} from './background';
import {activate, remove, save, storage} from './connection';
import styles from './styles.module.css';

function failureText(reason: FailureReason): string {
  switch (reason) {
    case 'network':
      return translate({
        id: 'site.offlinePage.failure.network',
        message: 'The connection was lost. What has been downloaded is kept; saving continues when you are connected.',
        description: 'Why saving the manual has stopped',
      });
    case 'storage':
      return translate({
        id: 'site.offlinePage.failure.storage',
        message: 'There is not enough space on the device. Free some space and try again; nothing saved has been lost.',
        description: 'Why saving the manual has stopped',
      });
    case 'missing':
      return translate({
        id: 'site.offlinePage.failure.missing',
        message: 'The server does not have a part of the manual at the moment. Try again in a few minutes.',
        description: 'Why saving the manual has stopped',
      });
    case 'server':
      return translate({
        id: 'site.offlinePage.failure.server',
        message: 'The server answers with an error. Try again in a few minutes.',
        description: 'Why saving the manual has stopped',
      });
    case 'changed':
      return translate({
        id: 'site.offlinePage.failure.changed',
        message:
          'The server sends something else than it offers, probably because it is being updated. Try again in a few minutes.',
        description: 'Why saving the manual has stopped',
      });
  }
}

/** Megabytes with one decimal place, in the way the language writes them. */
export function megabytes(bytes: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, {minimumFractionDigits: 1, maximumFractionDigits: 1});
  return `${number.format(bytes / 1e6)}\u00a0MB`;
}

export interface LanguageCardProps {
  /** Language that the card is about. */
  locale: string;
  /** Its own name. */
  label: string;
  /** Language of the page. */
  pageLocale: string;
  offer: Offer | undefined;
  status: LanguageStatus;
  run: (action: () => Promise<Status>) => void;
}

function Progress({
  coming,
  labelledBy,
}: {
  coming: NonNullable<LanguageStatus['coming']>;
  labelledBy: string;
}): ReactNode {
  const percent = coming.total > 0 ? Math.floor((coming.done / coming.total) * 100) : 0;
  // A screen reader is told every quarter; each percent would drown everything else.
  const spoken = Math.floor(percent / 25) * 25;
  return (
    <>
      <div className={styles.progress}>
        <progress max={100} value={percent} aria-labelledby={labelledBy} />
        <span aria-hidden="true">{percent} %</span>
      </div>
      <p role="status" className="site-visually-hidden">
        <Translate
          id="site.offlinePage.progress"
          description="Said by screen readers while the manual is being saved"
          values={{percent: spoken}}>
          {'Saving: {percent} %'}
        </Translate>
      </p>
    </>
  );
}

function Saved({saved, pageLocale}: {saved: NonNullable<LanguageStatus['saved']>; pageLocale: string}): ReactNode {
  const date = new Intl.DateTimeFormat(pageLocale, {dateStyle: 'long', timeStyle: 'short'});
  return (
    <p>
      <Translate
        id="site.offlinePage.state.saved"
        description="State of a language whose manual is on the device"
        values={{
          date: date.format(new Date(saved.savedAt)),
          size: megabytes(saved.bytes, pageLocale),
          release: <code>{saved.release}</code>,
        }}>
        {'Saved on {date}. It takes {size}, version {release}.'}
      </Translate>
    </p>
  );
}

/** What is saved of one language, with everything that can be done about it. */
export default function LanguageCard({locale, label, pageLocale, offer, status, run}: LanguageCardProps): ReactNode {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const {saved, coming, failure} = status;
  const downloading = coming?.state === 'downloading';
  const outdated = saved && offer && offer.release !== saved.release && coming?.state !== 'ready';

  /** The pressed button goes away with its action; the keyboard stays in the card. */
  const act = (action: () => Promise<Status>) => {
    heading.current?.focus();
    run(action);
  };
  const saveAction = () => {
    // Asked together with saving, because some browsers ask the reader.
    void storage()
      ?.persist?.()
      .catch(() => false);
    act(async () => {
      const started = await save(locale);
      // This page was opened before there was anything to keep alive and up to date.
      void keepUpToDate(false).catch(() => undefined);
      return started;
    });
  };

  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} lang={locale} className={styles.cardTitle}>
        {label}
      </h2>
      {saved && <Saved saved={saved} pageLocale={pageLocale} />}
      {!saved && !coming && (
        <p>
          {offer ? (
            <Translate
              id="site.offlinePage.state.notSaved"
              description="State of a language whose manual is not on the device; transfer is smaller than size because the host compresses"
              values={{transfer: megabytes(offer.transfer, pageLocale), size: megabytes(offer.bytes, pageLocale)}}>
              {'Not saved. About {transfer} will be downloaded and {size} taken on the device.'}
            </Translate>
          ) : (
            <Translate
              id="site.offlinePage.state.notSavedOffline"
              description="State of a language whose manual is not on the device, without a connection">
              Not saved. It can be saved as soon as you are connected.
            </Translate>
          )}
        </p>
      )}
      {downloading && <Progress coming={coming} labelledBy={headingId} />}
      <div role="status">
        {failure && <p className={styles.failure}>{failureText(failure)}</p>}
        {!failure && coming?.state === 'interrupted' && (
          <p>
            <Translate id="site.offlinePage.state.interrupted" description="State of a download that was interrupted">
              Saving was interrupted. It continues where it stopped.
            </Translate>
          </p>
        )}
        {saved && coming?.state === 'ready' && (
          <p>
            <Translate id="site.offlinePage.state.ready" description="State of a language whose newer release is ready">
              A new version is downloaded and waits until you show it.
            </Translate>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {saved && coming?.state === 'ready' && (
          <button type="button" className={styles.primary} onClick={() => void activate()}>
            <Translate id="site.offlinePage.action.activate" description="Button that shows the newer release">
              Show the new version
            </Translate>
          </button>
        )}
        {!saved && !downloading && offer && (
          <button type="button" className={styles.primary} onClick={saveAction}>
            {coming ? (
              <Translate id="site.offlinePage.action.continue" description="Button that goes on saving the manual">
                Continue saving
              </Translate>
            ) : (
              <Translate id="site.offlinePage.action.save" description="Button that saves the manual on the device">
                Save for offline
              </Translate>
            )}
          </button>
        )}
        {!downloading && outdated && (
          <button type="button" className={styles.primary} onClick={saveAction}>
            <Translate id="site.offlinePage.action.update" description="Button that downloads the newer release">
              Download the new version
            </Translate>
          </button>
        )}
        {(saved ?? coming) && (
          <button type="button" className={styles.button} onClick={() => act(() => remove(locale))}>
            {saved ? (
              <Translate id="site.offlinePage.action.remove" description="Button that removes the saved manual">
                Remove
              </Translate>
            ) : (
              <Translate
                id="site.offlinePage.action.cancel"
                description="Button that ends saving and removes what is there">
                Cancel
              </Translate>
            )}
          </button>
        )}
      </div>
    </section>
  );
}
