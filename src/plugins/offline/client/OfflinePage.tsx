import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import LanguageCard from './LanguageCard';
import {canSave, currentStatus, fetchOffers, onStatus, refreshStatus, type Offers, type Status} from './saving';
import styles from './styles.module.css';

const NOTHING: Status = {};
const RETRY_INTERVAL_MS = 10_000;

/** The languages with their states and buttons. */
function Languages(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const status = useSyncExternalStore(onStatus, currentStatus, () => NOTHING);
  const [possible, setPossible] = useState<boolean>();
  const [offers, setOffers] = useState<Offers>({});
  useEffect(() => {
    const ask = async () => {
      const can = await canSave();
      if (can) {
        await refreshStatus();
        setOffers(await fetchOffers().catch(() => ({})));
      }
      setPossible(can);
    };
    const askAgain = () => void ask();
    askAgain();
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);
  const locales = [i18n.currentLocale, ...i18n.locales.filter((locale) => locale !== i18n.currentLocale)];
  return (
    <div className={styles.languages}>
      <noscript>
        <Translate id="site.offlinePage.noScript" description="Said on the page for saving without JavaScript">
          Saving needs JavaScript, which is switched off in your browser. Without it you can save single pages with the
          browser’s own command.
        </Translate>
      </noscript>
      {possible === false && (
        <p role="status">
          <Translate id="site.offlinePage.unsupported" description="Said when the browser cannot save the manual">
            This browser cannot save the manual. Private windows do not allow it, and neither do addresses without
            https. Open this page in an ordinary window of a current browser.
          </Translate>
        </p>
      )}
      {possible &&
        locales.map((locale) => (
          <LanguageCard key={locale} locale={locale} offer={offers[locale]} status={status[locale] ?? {}} />
        ))}
    </div>
  );
}

/** Says that a page is not saved, and opens it as soon as the host answers again. */
function MissingPage({page}: {page: string}): ReactNode {
  useEffect(() => {
    // The worker answers only GET.
    const retry = () =>
      void fetch(page, {method: 'HEAD', cache: 'no-store'}).then(
        () => window.location.replace(page),
        () => undefined,
      );
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [page]);
  return (
    <>
      <p>
        <Translate id="site.offlinePage.missing.text" description="First paragraph when a page is not saved">
          You are offline, and this page is not among those saved on the device. It will open by itself as soon as you
          are connected again.
        </Translate>
      </p>
      <p className={styles.address}>
        <code>{page}</code>{' '}
        <a className="site-button" href={page}>
          <Translate id="site.offlinePage.missing.retry" description="Link that opens the wanted page again">
            Try again
          </Translate>
        </a>
      </p>
    </>
  );
}

/** What saving brings and how it works. */
function Explanation(): ReactNode {
  return (
    <>
      <h2>
        <Translate id="site.offlinePage.install.title" description="Heading above how to install the manual as an app">
          Install it as an app
        </Translate>
      </h2>
      <p>
        <Translate id="site.offlinePage.install.lead" description="What installing the manual brings">
          The installed manual opens by its own icon, without the bars of the browser, and saves the language that you
          read by itself.
        </Translate>
      </p>
      <p>
        <Translate id="site.offlinePage.install.steps" description="How to install on each kind of device">
          Android: open the menu of the browser (three dots) and choose “Install app” or “Add to Home screen”. iPhone
          and iPad: open this page in Safari, tap the Share button and choose “Add to Home Screen”. Computer: Chrome and
          Edge show an icon for installing at the right end of the address bar.
        </Translate>
      </p>
      <h2>
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
          <Translate id="site.offlinePage.how.updates" description="How saving goes on and how newer releases arrive">
            When the connection is lost, saving continues as soon as you are connected and have a page of the manual
            open. A new version is downloaded in the background. You go on reading the old one until you choose the new
            one or close all pages of the manual; the two are never mixed.
          </Translate>
        </li>
        <li>
          <Translate id="site.offlinePage.how.private" description="Where the data are and how long">
            What is saved stays on this device, and nothing about your reading is sent anywhere. When the device runs
            out of space, the browser may delete it; installing the manual as an app usually prevents that.
          </Translate>
        </li>
      </ul>
    </>
  );
}

/** `/offline/`: the page for saving the manual, and with `?page=` the worker's answer for a page that is not saved. */
export default function OfflinePage(): ReactNode {
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    const {origin, search} = window.location;
    const asked = new URLSearchParams(search).get('page');
    const page = new URL(asked ?? '', origin);
    setMissing(asked !== null && page.origin === origin ? page.pathname + page.search : undefined);
  }, []);
  const title = translate({
    id: 'site.offlinePage.title',
    message: 'The manual without a signal',
    description: 'Title of the page for saving the manual',
  });
  const missingTitle = translate({
    id: 'site.offlinePage.missing.title',
    message: 'This page is not saved',
    description: 'Title of the page that stands for one that is not saved, without a connection',
  });
  const description = translate({
    id: 'site.offlinePage.description',
    message:
      'Save the whole manual on a phone or computer, with pictures and search, and read it under a bridge, in a basement or wherever there is no signal.',
    description: 'Meta description of the page for saving the manual',
  });
  return (
    <Layout title={missing ? missingTitle : title} description={description}>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">{missing ? missingTitle : title}</Heading>
        {missing ? (
          <MissingPage page={missing} />
        ) : (
          <p>
            <Translate id="site.offlinePage.lead" description="First paragraph of the page for saving the manual">
              Under a bridge or in a basement there is often no signal. Save the manual while you are connected: all
              pages of the language with pictures, tables and search will then open on this device without a connection.
            </Translate>
          </p>
        )}
        <Languages />
        {!missing && <Explanation />}
      </main>
    </Layout>
  );
}
