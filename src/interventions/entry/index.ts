import path from 'node:path';

/** Entry of the browser's scripts in place of Docusaurus' own. */
export const OWN_ENTRY = path.join(__dirname, 'entry.ts');

/** Docusaurus' own entry, which `entry.ts` imports. @throws when there is no single one */
export function entryOf({entry}: {entry?: unknown}): string {
  if (typeof entry !== 'string') {
    throw new Error(`Docusaurus' entry is no single file, so src/interventions/entry/entry.ts cannot run it.`);
  }
  return entry;
}
