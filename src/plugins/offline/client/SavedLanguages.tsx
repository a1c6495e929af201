import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {useEffect, useSyncExternalStore, type ReactNode} from 'react';
// Part of this page: what resumes a download must be there before the connection can be lost.
import {keepUpToDate} from './keepUpToDate';
import LanguageCard from './LanguageCard';
import {currentStates, onChange, type States} from './saving';
import styles from './styles.module.css';

const NOTHING: States = {};

/** Shows a card for each language, the current one first. */
export default function SavedLanguages(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const states = useSyncExternalStore(onChange, currentStates, () => NOTHING);
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
