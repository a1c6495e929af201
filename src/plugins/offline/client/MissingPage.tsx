import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import React, {useEffect, useState, type ReactNode} from 'react';
import {MAIN_DOC} from '../../../config/routes';
import {useSearchData} from '../../search/client/useSearchConfig';
import type {OfflineData} from '..';
import {MISSING_PARAMETER, type Status} from '../shared/types';
import {root, send} from './connection';
import {wantedPage} from './wantedPage';
import styles from './styles.module.css';

/** How often the host is tried while the browser believes that it is connected. */
const RETRY_INTERVAL_MS = 10_000;

/** Goes to the wanted page as soon as the host answers again. */
function useReturn(wanted: string | undefined): void {
  useEffect(() => {
    if (wanted === undefined) {
      return undefined;
    }
    let left = false;
    const attempt = async () => {
      if (!navigator.onLine) {
        return;
      }
      try {
        // The worker lets questions about a file pass; only the host can answer them.
        await fetch(wanted, {method: 'HEAD', cache: 'no-store'});
        if (!left) {
          window.location.replace(wanted);
        }
      } catch {
        // Still no connection.
      }
    };
    const tryAgain = () => void attempt();
    const timer = setInterval(tryAgain, RETRY_INTERVAL_MS);
    window.addEventListener('online', tryAgain);
    return () => {
      left = true;
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [wanted]);
}

/** Links to the beginning of every language that is saved, once the worker has told which. */
function SavedLanguages(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [status, setStatus] = useState<Status>({});
  useEffect(() => {
    let shown = true;
    send({kind: 'status'}).then(
      (known) => shown && setStatus(known),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, []);
  const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale && status[locale]?.saved);
  return others.map((locale) => (
    <li key={locale}>
      <Translate
        id="site.offlinePage.missing.language"
        description="Link to another language that is saved"
        values={{
          language: (
            <a href={locale === i18n.defaultLocale ? root() : `${root()}${locale}/`} lang={locale} hrefLang={locale}>
              {i18n.localeConfigs[locale]?.label ?? locale}
            </a>
          ),
        }}>
        {'Saved as well: {language}'}
      </Translate>
    </li>
  ));
}

/** `/offline/missing/`: what the worker answers with when a page is not saved and there is no connection. */
export default function MissingPage(): ReactNode {
  const {page} = usePluginData('offline') as OfflineData;
  const {searchPage} = useSearchData();
  // The page is built once for all addresses, so its first rendering does not know which one was asked for.
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const parameter = new URLSearchParams(window.location.search).get(MISSING_PARAMETER);
    setWanted(wantedPage(parameter, window.location.origin, root()));
  }, []);
  useReturn(wanted);
  const title = translate({
    id: 'site.offlinePage.missing.title',
    message: 'This page is not saved',
    description: 'Title of the page that stands for one that is not saved, without a connection',
  });
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate
            id="site.offlinePage.missing.text"
            description="First paragraph of the page that stands for one that is not saved">
            You are offline, and this page is not among those saved on the device. It will open by itself as soon as you
            are connected again.
          </Translate>
        </p>
        {wanted !== undefined && (
          <>
            <p className={styles.address}>
              <code>{decodeURI(wanted)}</code>
            </p>
            <p>
              <a className={styles.primary} href={wanted}>
                <Translate id="site.offlinePage.missing.retry" description="Link that opens the wanted page again">
                  Try again
                </Translate>
              </a>
            </p>
          </>
        )}
        <h2>
          <Translate id="site.offlinePage.missing.offers" description="Heading above what is saved">
            What is saved
          </Translate>
        </h2>
        <ul>
          <li>
            <Link to={`/docs/${MAIN_DOC}/`}>
              <Translate id="site.offlinePage.missing.manual" description="Link to the beginning of the saved manual">
                The beginning of the manual
              </Translate>
            </Link>
          </li>
          <li>
            <Link to={searchPage}>
              <Translate id="site.offlinePage.missing.search" description="Link to the search in the saved manual">
                Search the manual
              </Translate>
            </Link>
          </li>
          <SavedLanguages />
          <li>
            <Link to={page}>
              <Translate id="site.offlinePage.missing.manage" description="Link to the page for saving the manual">
                Save another language or remove one
              </Translate>
            </Link>
          </li>
        </ul>
      </main>
    </Layout>
  );
}
