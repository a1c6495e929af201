import type {ThemeConfig} from '@docusaurus/preset-classic';
import {textFromEnv} from './env';
import {outsideLink} from './links';
import type {Localized} from './locales';

type AlgoliaConfig = NonNullable<ThemeConfig['algolia']>;

/** Path of the search page, relative to the base path. */
export const SEARCH_PAGE = 'search';

/** Heading in search results above the pages that do not belong to any part of the manual. */
export const GENERAL_AREA: Localized = {cs: 'Obecné', en: 'General'};

const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;

/**
 * Returns the settings of Algolia DocSearch; `undefined` (own search) when no `ALGOLIA_…` variable is set.
 * @throws with the names of missing variables when only some are set
 */
export function algolia(env: Readonly<Record<string, string | undefined>> = process.env): AlgoliaConfig | undefined {
  const [appId, apiKey, indexName] = REQUIRED.map((name) => textFromEnv(name, env));
  const assistantId = textFromEnv('ALGOLIA_ASSISTANT_ID', env);
  const missing = REQUIRED.filter((name) => !textFromEnv(name, env));
  if (missing.length === REQUIRED.length && !assistantId) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `The search service is configured only in part; missing: ${missing.join(', ')}. ` +
        'Set all, or unset every variable that starts with ALGOLIA_ to search without a service.',
    );
  }
  return {
    appId,
    apiKey,
    indexName,
    contextualSearch: true,
    searchPagePath: SEARCH_PAGE,
    ...(assistantId && {askAi: assistantId}),
  } as AlgoliaConfig;
}

/** Returns the start of the URL to report a missing search result. The caller appends the encoded title. */
export function missingResultUrl(): string {
  return `${outsideLink('repository')}/issues/new?title=`;
}
