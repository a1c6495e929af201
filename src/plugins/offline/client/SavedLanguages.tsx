import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import LanguageCard from './LanguageCard';
import {
  canSave,
  currentStatus,
  fetchManifests,
  onStatus,
  refreshStatus,
  type ReleaseManifests,
  type Status,
} from './saving';
import styles from './styles.module.css';

const NOTHING: Status = {};

/** Shows a card for each language, the current one first, or a message when this browser cannot save. */
export default function SavedLanguages(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const status = useSyncExternalStore(onStatus, currentStatus, () => NOTHING);
  const [possible, setPossible] = useState<boolean>();
  const [manifests, setManifests] = useState<ReleaseManifests>({});
  useEffect(() => {
    const ask = async () => {
      const can = await canSave();
      if (can) {
        await refreshStatus();
        setManifests(await fetchManifests().catch(() => ({})));
      }
      setPossible(can);
    };
    const askAgain = () => void ask();
    askAgain();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);
  return (
    <div className={styles.languages}>
      <noscript>
        <Translate id="site.offlinePage.noScript">
          Saving the manual requires JavaScript, which is turned off in your browser. Without it, you can save
          individual pages with the browser’s own command.
        </Translate>
      </noscript>
      {possible === false && (
        <p role="status">
          <Translate id="site.offlinePage.unsupported">
            This browser can't save the manual. Saving doesn't work in private windows or at addresses that don't start
            with https. Open this page in a regular window of an up-to-date browser.
          </Translate>
        </p>
      )}
      {possible &&
        [...new Set([i18n.currentLocale, ...i18n.locales])].map((locale) => (
          <LanguageCard key={locale} locale={locale} manifest={manifests[locale]} status={status[locale] ?? {}} />
        ))}
    </div>
  );
}
