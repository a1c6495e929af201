// Docusaurus' own entry; `src/interventions/index.ts` sets the alias.
declare module '@client-entry';
