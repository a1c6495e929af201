/** Credentials that the local server knows; anything else is refused. */
export const ALGOLIA = {
  appId: 'LOCALTEST',
  searchKey: 'local-search-key',
  writeKey: 'local-write-key',
  index: 'manual',
  assistantId: 'local-assistant',
} as const;

/** Hosts that Algolia's clients and DocSearch's assistant ask. */
export const ALGOLIA_HOSTS = ['*.algolia.net', '*.algolianet.com', 'askai.algolia.com'] as const;
