// Alias of `src/plugins/bundle/index.ts` for Docusaurus' own entry.
declare module '@client-entry';
