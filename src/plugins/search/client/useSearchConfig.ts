import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useMemo} from 'react';
import type {SearchData} from '../index';

/** The fields of `themeConfig.algolia` that the search dialog and the search page read. */
export interface HostedConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  externalUrlRegex?: string;
  searchParameters?: {facetFilters?: string | (string | string[])[]} & Record<string, unknown>;
  contextualSearch?: boolean;
  askAi?: {assistantId: string; indexName: string; apiKey: string; appId: string} & Record<string, unknown>;
}

/** Returns the addresses of the index manifest, the search page, and the page to report a missing result. */
export function useSearchData(): SearchData {
  return usePluginData('search', undefined, {failfast: true}) as SearchData;
}

/** Returns the Algolia configuration, or `undefined` when the site uses only its own search. */
export function useHostedConfig(): HostedConfig | undefined {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.themeConfig.algolia as HostedConfig | undefined;
}

/** Returns the configured facet filters and, unless `contextualSearch` is false, those for language and version. */
export function useContextFilters(): (string | string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  const hosted = useHostedConfig();
  const tags = ['default', ...useDocsContextualSearchTags()].map((tag) => `docusaurus_tag:${tag}`).join(' ');
  return useMemo(() => {
    const configured = [hosted?.searchParameters?.facetFilters ?? []].flat();
    const context = hosted?.contextualSearch === false ? [] : [`language:${currentLocale}`, tags.split(' ')];
    return [...context, ...configured];
  }, [currentLocale, hosted, tags]);
}

interface HitAddress {
  href: string;
  /** Whether the URL matches `externalUrlRegex`. The browser then opens it with a full page load. */
  external: boolean;
}

/** Returns a function that makes a safe link of a hit's URL. An invalid or non-HTTP URL leads to the home page. */
export function useHitAddress(): (url: string) => HitAddress {
  const {url: siteUrl, baseUrl} = useDocusaurusContext().siteConfig;
  const externalUrlRegex = useHostedConfig()?.externalUrlRegex;
  return useCallback(
    (url) => {
      const address = URL.canParse(url, siteUrl) ? new URL(url, siteUrl) : undefined;
      // Records of a service are not trusted: an address that runs a script must not be followed.
      if (!address || !/^https?:$/.test(address.protocol)) {
        return {href: baseUrl, external: false};
      }
      const external = isRegexpStringMatch(externalUrlRegex, url);
      return {href: external ? url : address.pathname + address.search + address.hash, external};
    },
    [baseUrl, externalUrlRegex, siteUrl],
  );
}
