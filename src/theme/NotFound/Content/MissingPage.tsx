// What the page for unknown addresses shows: ways on from here, in the language of the address even where a host has one 404
// page for all.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, {useEffect, useState, type ReactNode} from 'react';
import type {Locale} from '../../../config/locales';
import {TITLE} from '../../../config/title';
import {nearestPages, PAGE_LIST_FILE, wordsOfPath, type KnownPage} from '../../../lib/nearestPages';
import {useSearchData} from '../../../plugins/search/client/useSearchConfig';
import styles from './styles.module.css';

type Messages = Readonly<Record<string, {message: string}>>;

const MESSAGES: Readonly<Record<string, () => Promise<{default: Messages}>>> = {
  cs: async () => import('../../../../i18n/cs/code.json'),
  en: async () => import('../../../../i18n/en/code.json'),
};

/** A query of more words finds nothing. */
const MAX_WORDS = 6;

interface LanguageOfAddress {
  locale: string;
  homePath: string;
  messages: Messages;
}

/**
 * The language that an address belongs to. Many hosts answer every unknown path with the 404 page of the default
 * language; the address still tells which one the visitor reads.
 */
function useLanguageOfAddress(): LanguageOfAddress {
  const {
    i18n: {currentLocale, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();
  const [messages, setMessages] = useState<Messages>({});
  const other = Object.entries(localeConfigs).find(
    ([locale, {path}]) => locale !== currentLocale && pathname.startsWith(`${baseUrl}${path}/`),
  );
  const otherLocale = other?.[0];

  useEffect(() => {
    let current = true;
    if (otherLocale) {
      MESSAGES[otherLocale]?.()
        .then((module) => current && setMessages(module.default))
        // The page in the default language stays, which is what the host has sent.
        .catch(() => undefined);
    }
    return () => {
      current = false;
    };
  }, [otherLocale]);

  const loaded = other && Object.keys(messages).length > 0;
  const home = other ? `${baseUrl}${other[1].path}/` : baseUrl;
  useEffect(() => {
    // The page is built once for all addresses, and React leaves the attributes of links as they were built.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[lang][href$="/404/"]')) {
      const missing = pathname.startsWith(home) ? pathname.slice(home.length) : '';
      link.href = link.pathname.replace(/404\/$/, '') + missing + search + hash;
    }
  }, [home, pathname, search, hash]);

  return {
    locale: loaded ? other[0] : currentLocale,
    homePath: loaded ? home : baseUrl,
    messages: loaded ? messages : {},
  };
}

/** Pages with a similar address; none until the list of pages has arrived. */
function useNearestPages(homePath: string): KnownPage[] {
  const {pathname} = useLocation();
  const [known, setKnown] = useState<{homePath: string; pages: KnownPage[]}>();

  useEffect(() => {
    const controller = new AbortController();
    fetch(homePath + PAGE_LIST_FILE, {signal: controller.signal})
      .then(async (response) => {
        if (response.ok) {
          setKnown({homePath, pages: (await response.json()) as KnownPage[]});
        }
      })
      // Without the list, as on the development server, the other ways on from here remain.
      .catch(() => undefined);
    return () => controller.abort();
  }, [homePath]);

  return known?.homePath === homePath ? nearestPages(pathname, known.pages, {basePath: homePath}) : [];
}

/** A link to a page of the language of the address. `home` is its home page where that language is not the one of this build. */
function Way({home, path, children}: {home: string | undefined; path: string; children: ReactNode}): ReactNode {
  return home === undefined ? (
    <Link to={`/${path}`}>{children}</Link>
  ) : (
    // Another language is another application, whose pages the router of this one does not know.
    <a href={encodeURI(home) + path}>{children}</a>
  );
}

/** What a reader gets at an unknown address. */
export default function MissingPage({className}: Props): ReactNode {
  const {locale, homePath, messages} = useLanguageOfAddress();
  const {
    i18n,
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const searchPath = useSearchData().searchPage.slice(baseUrl.length);
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const nearest = useNearestPages(homePath);
  // The page is built once for all addresses, so its first rendering must not depend on the one that is missing.
  const words = isBrowser ? wordsOfPath(pathname, homePath).slice(0, MAX_WORDS).join(' ') : '';
  const inLanguage = (id: string, message: string) => messages[id]?.message ?? message;
  const home = locale === i18n.currentLocale ? undefined : homePath;
  const title = inLanguage('theme.NotFound.title', translate({id: 'theme.NotFound.title', message: 'Page Not Found'}));
  return (
    <main className={clsx('container margin-vert--xl', styles.content, className)} lang={locale}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.notFound.description',
          message: 'There is no page at this address. Try one of the similar pages, or search the site.',
        })}
      />
      {home !== undefined && (
        <Head>
          <title>{`${title} | ${TITLE[locale as Locale]}`}</title>
        </Head>
      )}
      <svg className={clsx('site-strokes', styles.drawing)} viewBox="0 0 640 150" aria-hidden="true">
        <path className={styles.quiet} d="M0 138H640M84 64V138M556 64V138M200 60V138M440 60V138" />
        <path className={styles.deck} d="M0 64Q110 56 258 54l-8 6 9 6H0M640 64Q530 56 392 54l8 6-10 6H640" />
        <path className={styles.signal} d="M262 58C300 58 350 58 388 58" />
        <path className={styles.sensors} d="M84 52h.01M200 49h.01M440 49h.01M556 52h.01" />
        <path className={styles.quiet} d="M262 112q10-7 20 0t20 0 20 0 20 0M302 126q10-7 20 0t20 0 20 0" />
      </svg>
      <Heading as="h1">{title}</Heading>
      <p>
        {inLanguage(
          'theme.NotFound.p1',
          translate({id: 'theme.NotFound.p1', message: 'We could not find what you were looking for.'}),
        )}
      </p>
      <p>
        {inLanguage(
          'theme.NotFound.p2',
          translate({
            id: 'theme.NotFound.p2',
            message:
              'Contact the owner of the site that linked you to the original URL and let them know that their link is broken.',
          }),
        )}
      </p>
      {nearest.length > 0 && (
        <nav aria-labelledby="nearest-pages">
          <h2 id="nearest-pages" className={styles.title}>
            {inLanguage(
              'site.notFound.nearest',
              translate({id: 'site.notFound.nearest', message: 'Pages with a similar address'}),
            )}
          </h2>
          <ul>
            {nearest.map(({path, title}) => (
              <li key={path}>
                <Way home={home} path={path.slice(homePath.length)}>
                  {title}
                </Way>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul>
        <li>
          <Way home={home} path="docs/web-portal/intro/">
            {inLanguage('site.notFound.manual', translate({id: 'site.notFound.manual', message: 'Open the manual'}))}
          </Way>
        </li>
        <li>
          <Way home={home} path={searchPath + (words && `?q=${encodeURIComponent(words)}`)}>
            {words
              ? inLanguage(
                  'site.notFound.searchFor',
                  translate({id: 'site.notFound.searchFor', message: 'Search the site for “{words}”'}),
                ).replace('{words}', words)
              : inLanguage('site.notFound.search', translate({id: 'site.notFound.search', message: 'Search the site'}))}
          </Way>
        </li>
        <li>
          <Way home={home} path="">
            {inLanguage('site.notFound.home', translate({id: 'site.notFound.home', message: 'Go to the home page'}))}
          </Way>
        </li>
      </ul>
    </main>
  );
}
