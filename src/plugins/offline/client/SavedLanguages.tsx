import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import React, {useEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
// Not loaded lazily: the code that resumes a download must be there before the connection can be lost.
import {keepUpToDate} from './keepUpToDate';
import {currentStates, LOCALES, onChange, remove, save} from './saving';
import {isWhole, nameOf, RESUMING, type State, type StateName} from './state';
import styles from './styles.module.css';

/** Says what is on the device, what happens or why it does not, and what the reader can do about it. */
function sentencesOf(state: State, locale: string): string[] {
  const {current, next, offered} = state;
  const {held, files} = next ?? current ?? {held: 0, files: 0};
  const size = (bytes = 0) =>
    (bytes / 1e6).toLocaleString(locale, {style: 'unit', unit: 'megabyte', maximumFractionDigits: 1});
  const date = new Date(current?.savedAt ?? 0).toLocaleString(locale, {dateStyle: 'long', timeStyle: 'short'});
  const saved = translate(
    {id: 'site.offlinePage.state.saved', message: 'Saved on {date}, version {release}. It takes up {size}.'},
    {date, size: size(current?.bytes), release: current?.release ?? ''},
  );
  const offer = translate(
    {
      id: 'site.offlinePage.state.notSaved',
      message: 'Not saved. The download is about {transfer}; the saved manual takes up {size} on this device.',
    },
    {transfer: size(offered?.transfer), size: size(offered?.bytes)},
  );
  const noOffer = translate({
    id: 'site.offlinePage.state.notSavedOffline',
    message: "Not saved. You can save it when you're connected.",
  });
  const texts: Readonly<Record<StateName, string>> = {
    unsaved: offered ? offer : noOffer,
    saving: translate(
      {id: 'site.offlinePage.progress', message: 'Saving: {held} of {files} files'},
      // In steps of a quarter, because screen readers announce each change.
      {held: Math.floor((Math.floor((held / (files || 1)) * 4) / 4) * files), files},
    ),
    interrupted: translate(
      {
        id: 'site.offlinePage.failure.network',
        message:
          "The server can't be reached; {held} files are saved. Check your connection; saving continues automatically.",
      },
      {held},
    ),
    server: translate({
      id: 'site.offlinePage.failure.server',
      message:
        "The server can't provide part of the manual, probably because it's being updated. Try again in a few minutes.",
    }),
    room: translate({
      id: 'site.offlinePage.failure.storage',
      message:
        "There isn't enough space on the device. Free up some space and try again; nothing that was saved has been lost.",
    }),
    refused: translate({
      id: 'site.offlinePage.unsupported',
      message:
        "This browser can't save the manual. Saving doesn't work in private windows, at addresses that don't start with https, or if the browser's settings don't allow this site to store data. Open this page in a regular window of an up-to-date browser.",
    }),
    saved: '',
    outdated: translate({id: 'site.offlinePage.state.outdated', message: 'A new version is available.'}),
    damaged: translate({
      id: 'site.offlinePage.state.damaged',
      message: "Some saved files have been lost. They're downloaded again automatically when you're connected.",
    }),
  };
  return [isWhole(current) ? saved : '', texts[nameOf(state)]].filter(Boolean);
}

/**
 * Shows whether the manual in one language is saved for offline use, with buttons to save, update or remove it. Each text
 * is the only child of its element, so that React finds it even after a translator has wrapped it in another element.
 */
function LanguageCard({locale, state}: {locale: string; state: State}): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = nameOf(state);
  const canStart = RESUMING.includes(name) || (state.offered && !['saved', 'saving'].includes(name));
  const headingId = `offline-${locale}`;
  /** Makes a button. A click first focuses the card's heading, because the button disappears. */
  const button = (label: string, action: () => Promise<unknown>, look = '') => (
    <button
      key={label}
      type="button"
      className={clsx('site-button', look)}
      onClick={() => {
        heading.current?.focus();
        void action();
      }}>
      {label}
    </button>
  );
  const startLabels: Partial<Record<StateName, string>> = {
    unsaved: translate({id: 'site.offlinePage.action.save', message: 'Save for offline use'}),
    outdated: translate({id: 'site.offlinePage.action.update', message: 'Download the new version'}),
  };
  const startLabel = startLabels[name] ?? translate({id: 'site.offlinePage.action.resume', message: 'Try again'});
  const removeLabel = translate({id: 'site.offlinePage.action.remove', message: 'Remove'});
  // `persist` is called only now, because some browsers then ask the reader for permission.
  const start = () => Promise.all([save(locale), navigator.storage.persist().catch(() => false)]);
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="margin-top--none" ref={heading} tabIndex={-1} lang={locale}>
        {localeConfigs[locale]?.label}
      </h2>
      <div role="status">
        {sentencesOf(state, currentLocale).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {name === 'saving' && (
        <progress max={state.next?.files} value={state.next?.held ?? 0} aria-labelledby={headingId} />
      )}
      <div className="site-list--row">
        {canStart && button(startLabel, start)}
        {state.wanted && button(removeLabel, () => remove(locale), 'site-button--quiet')}
      </div>
    </section>
  );
}

function LanguageCards(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const states = useSyncExternalStore(onChange, currentStates, currentStates);
  useEffect(() => void keepUpToDate(), []);
  return (
    <div className={styles.languages}>
      {[...new Set([i18n.currentLocale, ...i18n.locales])].map((locale) => {
        const state = states[locale];
        return state && <LanguageCard key={locale} locale={locale} state={state} />;
      })}
    </div>
  );
}

/** Shows a card for each language, the current one first; or, after a build with `OFFLINE=off`, that nothing can be saved. */
export default function SavedLanguages(): ReactNode {
  return LOCALES.length > 0 ? (
    <LanguageCards />
  ) : (
    <p>
      <Translate id="site.offlinePage.off">
        The manual can't be saved at the moment: the site's operator has turned saving off.
      </Translate>
    </p>
  );
}
