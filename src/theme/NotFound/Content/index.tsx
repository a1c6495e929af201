// Differs from stock: ways on from here, and the language of the address even where a host has one 404 page for all.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type Messages = Readonly<Record<string, {message: string}>>;

const MESSAGES: Readonly<Record<string, () => Promise<{default: Messages}>>> = {
  cs: async () => import('../../../../i18n/cs/code.json'),
  en: async () => import('../../../../i18n/en/code.json'),
};

/**
 * The language that an address belongs to. Many hosts answer every unknown path with the 404 page of the default
 * language; the address still tells which one the visitor reads.
 */
function useLanguageOfAddress(): {locale: string; homePath: string; messages: Messages} {
  const {
    i18n: {currentLocale, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
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
  return {
    locale: loaded ? other[0] : currentLocale,
    homePath: loaded ? `${baseUrl}${other[1].path}/` : baseUrl,
    messages: loaded ? messages : {},
  };
}

export default function NotFoundContent({className}: Props): ReactNode {
  const {locale, homePath, messages} = useLanguageOfAddress();
  const {i18n} = useDocusaurusContext();
  const inLanguage = (id: string, message: string) => messages[id]?.message ?? message;
  const linkTo = (path: string) =>
    locale === i18n.currentLocale
      ? {to: `/${path}`}
      : ({href: `${homePath}${path}`, autoAddBaseUrl: false, target: '_self'} as const);
  return (
    <main className={clsx('container margin-vert--xl', styles.content, className)} lang={locale}>
      <Heading as="h1">
        {inLanguage(
          'theme.NotFound.title',
          translate({id: 'theme.NotFound.title', message: 'Page Not Found', description: 'The title of the 404 page'}),
        )}
      </Heading>
      <p>
        {inLanguage(
          'theme.NotFound.p1',
          translate({
            id: 'theme.NotFound.p1',
            message: 'We could not find what you were looking for.',
            description: 'The first paragraph of the 404 page',
          }),
        )}
      </p>
      <p>
        {inLanguage(
          'theme.NotFound.p2',
          translate({
            id: 'theme.NotFound.p2',
            message:
              'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
            description: 'The 2nd paragraph of the 404 page',
          }),
        )}
      </p>
      <ul>
        <li>
          <Link {...linkTo('docs/web-portal/intro/')}>
            {inLanguage(
              'site.notFound.manual',
              translate({
                id: 'site.notFound.manual',
                message: 'Open the manual',
                description: 'Link on the 404 page to the main document',
              }),
            )}
          </Link>
        </li>
        <li>
          <Link {...linkTo('search/')}>
            {inLanguage(
              'site.notFound.search',
              translate({
                id: 'site.notFound.search',
                message: 'Search the site',
                description: 'Link on the 404 page to the search page',
              }),
            )}
          </Link>
        </li>
        <li>
          <Link {...linkTo('')}>
            {inLanguage(
              'site.notFound.home',
              translate({
                id: 'site.notFound.home',
                message: 'Go to the home page',
                description: 'Link on the 404 page to the home page',
              }),
            )}
          </Link>
        </li>
      </ul>
    </main>
  );
}
