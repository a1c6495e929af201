import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useMemo} from 'react';
import type {SearchData} from '../index';

/** The part of `themeConfig.algolia` that the interface reads. */
export interface HostedConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  externalUrlRegex?: string;
  replaceSearchResultPathname?: {from: string; to: string};
  searchParameters?: {facetFilters?: string | (string | string[])[]} & Record<string, unknown>;
  contextualSearch?: boolean;
  askAi?: {assistantId: string; indexName: string; apiKey: string; appId: string} & Record<string, unknown>;
}

export function useSearchData(): SearchData {
  return usePluginData('search', undefined, {failfast: true}) as SearchData;
}

/** The configured service; `undefined` when the site searches itself. */
export function useHostedConfig(): HostedConfig | undefined {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.themeConfig.algolia as HostedConfig | undefined;
}

/** Filters that keep results to the language and the version of documents that the reader is in. */
export function useContextFilters(): (string | string[])[] {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const hosted = useHostedConfig();
  const docsTags = useDocsContextualSearchTags();
  const key = docsTags.join(' ');
  return useMemo(() => {
    const configured = hosted?.searchParameters?.facetFilters ?? [];
    const own = typeof configured === 'string' ? [configured] : configured;
    return hosted?.contextualSearch === false
      ? own
      : [`language:${currentLocale}`, ['default', ...key.split(' ')].map((tag) => `docusaurus_tag:${tag}`), ...own];
  }, [currentLocale, hosted, key]);
}

export interface HitAddress {
  href: string;
  /** Whether the address leaves what the router can show. */
  external: boolean;
}

/** Turns the absolute address of a record into what a link on this host needs. */
export function useHitAddress(): (url: string) => HitAddress {
  const {
    siteConfig: {url: siteUrl, baseUrl},
  } = useDocusaurusContext();
  const data = useSearchData();
  const hosted = useHostedConfig();
  const externalUrlRegex = hosted?.externalUrlRegex ?? data.externalUrlRegex;
  const replacement = hosted?.replaceSearchResultPathname;
  return useCallback(
    (url) => {
      let address: URL;
      try {
        address = new URL(url, siteUrl);
      } catch {
        return {href: baseUrl, external: false};
      }
      // Records of a service are not trusted: an address that runs a script must not be followed.
      if (address.protocol !== 'https:' && address.protocol !== 'http:') {
        return {href: baseUrl, external: false};
      }
      if (isRegexpStringMatch(externalUrlRegex, url)) {
        return {href: url, external: true};
      }
      const pathname = replacement
        ? address.pathname.replaceAll(new RegExp(replacement.from, 'g'), replacement.to)
        : address.pathname;
      return {href: pathname + address.search + address.hash, external: false};
    },
    [baseUrl, externalUrlRegex, replacement, siteUrl],
  );
}
