import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import clsx from 'clsx';
import React, {useRef, type ReactNode} from 'react';
import type {ReleaseManifest, OfflineSite} from '../types';
import {activate, remove, save, type LanguageStatus} from './saving';
import {rememberWanted} from './wantedLanguages';
import styles from './styles.module.css';

interface LanguageCardProps {
  locale: string;
  /** Version and size of what the host offers for saving; `undefined` if they could not be fetched. */
  manifest: ReleaseManifest | undefined;
  status: LanguageStatus;
}

function State({manifest, status: {current, next, progress, failure}}: LanguageCardProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const megabytes = new Intl.NumberFormat(locale, {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1});
  const size = (bytes: number) => megabytes.format(bytes / 1e6);
  const date = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeStyle: 'short'});
  return failure === 'server' ? (
    <Translate id="site.offlinePage.failure.server">
      The server can't provide part of the manual, probably because it's being updated. Try again in a few minutes.
    </Translate>
  ) : failure === 'storage' ? (
    <Translate id="site.offlinePage.failure.storage">
      There isn't enough space on the device. Free up some space and try again; nothing that was saved has been lost.
    </Translate>
  ) : progress ? (
    <Translate id="site.offlinePage.progress" values={{percent: Math.floor((progress.done / progress.total) * 4) * 25}}>
      {'Saving: {percent}%'}
    </Translate>
  ) : current?.savedAt ? (
    <Translate
      id="site.offlinePage.state.saved"
      values={{date: date.format(new Date(current.savedAt)), size: size(current.bytes), release: current.release}}>
      {'Saved on {date}, version {release}. It takes up {size}.'}
    </Translate>
  ) : next ? (
    <Translate id="site.offlinePage.failure.network">
      The connection was lost. The downloaded part is kept; saving continues when you're connected again.
    </Translate>
  ) : manifest ? (
    <Translate
      id="site.offlinePage.state.notSaved"
      values={{transfer: size(manifest.transfer), size: size(manifest.bytes)}}>
      {'Not saved. The download is about {transfer}; the saved manual takes up {size} on this device.'}
    </Translate>
  ) : (
    <Translate id="site.offlinePage.state.notSavedOffline">Not saved. You can save it when you're connected.</Translate>
  );
}

/** Shows whether the manual in one language is saved for offline use, with buttons to save, update or remove it. */
export default function LanguageCard({locale, manifest, status}: LanguageCardProps): ReactNode {
  const {homes} = usePluginData('offline') as OfflineSite;
  const {i18n} = useDocusaurusContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const {current, next, progress} = status;
  const ready = current && next?.savedAt;
  const headingId = `offline-${locale}`;
  /** Returns a click handler that first focuses the card's heading, because the clicked button disappears. */
  const act = (action: () => Promise<void>) => () => {
    heading.current?.focus();
    void action();
  };
  const startSaving = act(async () => {
    rememberWanted(locale, true);
    // Asked together with saving, because some browsers ask the reader.
    await Promise.all([save(locale), navigator.storage.persist().catch(() => false)]);
    const {keepUpToDate} = await import('./keepUpToDate');
    await keepUpToDate();
  });
  return (
    <section className={clsx('card', styles.language)} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} lang={locale}>
        {i18n.localeConfigs[locale]?.label}
      </h2>
      <p role="status">
        <State locale={locale} manifest={manifest} status={status} />
      </p>
      {progress && <progress max={progress.total} value={progress.done} aria-labelledby={headingId} />}
      <div className={styles.actions}>
        {ready && (
          <button type="button" className="site-button" onClick={() => void activate()}>
            <Translate id="site.offlinePage.action.activate">Show the new version</Translate>
          </button>
        )}
        {manifest && manifest.release !== current?.release && !progress && !ready && (
          <button type="button" className="site-button" onClick={startSaving}>
            {current ? (
              <Translate id="site.offlinePage.action.update">Download the new version</Translate>
            ) : (
              <Translate id="site.offlinePage.action.save">Save for offline use</Translate>
            )}
          </button>
        )}
        {current && (
          <a className="site-button site-button--quiet" href={homes[locale]} hrefLang={locale}>
            <Translate id="site.offlinePage.missing.manual">Manual home</Translate>
          </a>
        )}
        {(current ?? next) && (
          <button type="button" className="site-button site-button--quiet" onClick={act(() => remove(locale))}>
            <Translate id="site.offlinePage.action.remove">Remove</Translate>
          </button>
        )}
      </div>
    </section>
  );
}
