/** Made-up Algolia credentials for the build of the `hosted` variant. */
export const ALGOLIA = {
  appId: 'LOCALTEST',
  searchKey: 'local-search-key',
  index: 'manual',
  assistantId: 'local-assistant',
} as const;
