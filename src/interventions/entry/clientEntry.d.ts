// Alias of `src/interventions/index.ts` for Docusaurus' own entry.
declare module '@client-entry';
