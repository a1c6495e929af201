/** Credentials that the `hosted` variant is built with. */
export const ALGOLIA = {
  appId: 'LOCALTEST',
  searchKey: 'local-search-key',
  index: 'manual',
  assistantId: 'local-assistant',
} as const;
