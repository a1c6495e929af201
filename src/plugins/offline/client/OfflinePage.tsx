import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {useEffect, useState, type ReactNode} from 'react';
import {storage} from './connection';
import Installation from './Installation';
import LanguageCard from './LanguageCard';
import styles from './styles.module.css';
import {useOffline} from './useOffline';

/** Whether the browser promises to keep what is saved when space gets short; `undefined` before it has been asked. */
function usePersistence(changes: unknown): boolean | undefined {
  const [persisted, setPersisted] = useState<boolean>();
  useEffect(() => {
    let shown = true;
    storage()
      ?.persisted?.()
      .then(
        (kept) => shown && setPersisted(kept),
        () => undefined,
      );
    return () => {
      shown = false;
    };
  }, [changes]);
  return persisted;
}

/** The languages with their states and buttons, or why there are none. */
function Panel(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {availability, offers, status, run, refused} = useOffline();
  const anythingSaved = Object.values(status).some(({saved}) => saved);
  const persisted = usePersistence(anythingSaved);
  if (availability === 'unknown') {
    return (
      <div className={clsx(styles.panel, styles.waiting)}>
        <noscript>
          <p>
            <Translate
              id="site.offlinePage.noScript"
              description="Said on the page for saving the manual without JavaScript">
              Saving needs JavaScript, which is switched off in your browser. Without it you can save single pages with
              the browser’s own command.
            </Translate>
          </p>
        </noscript>
      </div>
    );
  }
  if (availability !== 'available') {
    return (
      <p className={clsx(styles.panel, styles.card)} role="status">
        {availability === 'unsupported' ? (
          <Translate id="site.offlinePage.unsupported" description="Said when the browser cannot save the manual">
            This browser cannot save the manual. Private windows do not allow it, and neither do addresses without
            https. Open this page in an ordinary window of a current browser.
          </Translate>
        ) : (
          <Translate id="site.offlinePage.unavailable" description="Said when the host offers nothing to save">
            The manual cannot be saved right now: the server does not offer it, or you are offline. Try again later.
          </Translate>
        )}
      </p>
    );
  }
  // The language of the page comes first.
  const locales = [i18n.currentLocale, ...i18n.locales.filter((locale) => locale !== i18n.currentLocale)];
  return (
    <div className={styles.panel}>
      {refused && (
        <p role="alert" className={styles.failure}>
          <Translate
            id="site.offlinePage.refused"
            description="Said when the browser refuses to save or does not answer">
            The browser has refused. Close the other windows of the manual, reload this page and try again.
          </Translate>
        </p>
      )}
      <div className={styles.cards}>
        {locales.map((locale) => (
          <LanguageCard
            key={locale}
            locale={locale}
            label={i18n.localeConfigs[locale]?.label ?? locale}
            pageLocale={i18n.currentLocale}
            offer={offers?.languages[locale]}
            status={status[locale] ?? {}}
            run={run}
          />
        ))}
      </div>
      {anythingSaved && persisted !== undefined && (
        <p>
          {persisted ? (
            <Translate id="site.offlinePage.persisted" description="Said when the browser keeps what is saved">
              The browser keeps what is saved until you remove it.
            </Translate>
          ) : (
            <Translate id="site.offlinePage.notPersisted" description="Said when the browser may delete what is saved">
              The browser may delete what is saved when the device runs out of space. Installing the manual as an app
              usually prevents that.
            </Translate>
          )}
        </p>
      )}
    </div>
  );
}

/** `/offline/`: saving the manual for work without a connection, with an explanation for whoever has never done it. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'site.offlinePage.title',
        message: 'The manual without a signal',
        description: 'Title of the page for saving the manual',
      })}
      description={translate({
        id: 'site.offlinePage.description',
        message:
          'Save the whole manual on a phone or computer, with pictures and search, and read it under a bridge, in a basement or wherever there is no signal.',
        description: 'Meta description of the page for saving the manual',
      })}>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">
          <Translate id="site.offlinePage.title" description="Title of the page for saving the manual">
            The manual without a signal
          </Translate>
        </Heading>
        <p>
          <Translate id="site.offlinePage.lead" description="First paragraph of the page for saving the manual">
            Under a bridge or in a basement there is often no signal. Save the manual while you are connected: all pages
            of the language with pictures, tables and search will then open on this device without a connection.
          </Translate>
        </p>
        <Panel />
        <Installation />
        <section aria-labelledby="how">
          <h2 id="how">
            <Translate id="site.offlinePage.how.title" description="Heading above how saving works">
              What to expect
            </Translate>
          </h2>
          <ul>
            <li>
              <Translate id="site.offlinePage.how.saved" description="What is saved">
                Everything of the language is saved except PDF files. Links to other sites and to the portal need a
                connection.
              </Translate>
            </li>
            <li>
              <Translate id="site.offlinePage.how.interrupted" description="What happens when the connection is lost">
                When the connection is lost in the middle, saving continues from there once you are connected and have a
                page of the manual open.
              </Translate>
            </li>
            <li>
              <Translate id="site.offlinePage.how.updates" description="How newer releases arrive">
                A new version of the manual is downloaded in the background. You go on reading the old one until you
                choose the new one or close all pages of the manual; the two are never mixed.
              </Translate>
            </li>
            <li>
              <Translate id="site.offlinePage.how.private" description="What becomes known to others">
                What is saved stays on this device. Nothing about your reading is sent anywhere.
              </Translate>
            </li>
          </ul>
        </section>
      </main>
    </Layout>
  );
}
