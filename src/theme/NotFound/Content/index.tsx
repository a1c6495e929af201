// Differs from stock: similar pages and a search. Not lazy: React would remove the painted text until the code is loaded.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import React, {useEffect, useState, type ReactNode} from 'react';
import {MISSING_PARAMETER} from '../../../lib/addresses';
import {nearestPages, PAGE_LIST_FILE, type KnownPage} from '../../../lib/nearestPages';
import {useSearchData} from '../../../plugins/search/client/useSearchResults';

/**
 * Many hosts answer every unknown address with the error page of the default language. This hook loads the error page
 * of the language in the address. `src/clientModules/plainAddress.ts` then shows the unknown address again.
 */
function useLanguageOfAddress(): void {
  const {
    i18n: {currentLocale, localeConfigs},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  useEffect(() => {
    const {pathname, search, hash} = window.location;
    const home = Object.entries(localeConfigs)
      .flatMap(([locale, config]) => (locale === currentLocale ? [] : [config.baseUrl]))
      .find((other) => other.length > baseUrl.length && pathname.startsWith(other));
    // If the 404 page of the other language is this one again, don't redirect in a loop.
    if (home && !new URLSearchParams(search).has(MISSING_PARAMETER)) {
      const missing = new URLSearchParams({[MISSING_PARAMETER]: pathname + search + hash});
      window.location.replace(`${home}404.html?${missing}`);
    }
  }, [currentLocale, localeConfigs, baseUrl]);
}

/** Known pages whose address or title resembles the current, missing address; empty until the page list is loaded. */
function useNearestPages(): KnownPage[] {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const [pages, setPages] = useState<KnownPage[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(baseUrl + PAGE_LIST_FILE, controller)
      .then(async (response) => response.ok && setPages((await response.json()) as KnownPage[]))
      // Without the list, as on the development server, only the link to the search remains.
      .catch(() => undefined);
    return () => controller.abort();
  }, [baseUrl]);
  return nearestPages(pathname, pages);
}

/** Content of the error page: says that the page does not exist, and offers similar pages and a search. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {searchPage} = useSearchData();
  const nearest = useNearestPages();
  useLanguageOfAddress();
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.notFound.description',
          message: 'There is no page at this address. Try one of the similar pages, or search the site.',
        })}
      />
      <Heading as="h1">{title}</Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Contact the owner of the site that linked you to the original URL and let them know that their link is broken.
        </Translate>
      </p>
      {nearest.length > 0 && (
        <nav aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">
            <Translate id="site.notFound.nearest">Pages with a similar address</Translate>
          </h2>
          <ul>
            {nearest.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Link to={searchPage}>
        <Translate id="site.notFound.search">Search the site</Translate>
      </Link>
    </main>
  );
}
