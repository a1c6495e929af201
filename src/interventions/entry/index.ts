import path from 'node:path';

/** The own entry of the browser's scripts. */
export const OWN_ENTRY = path.join(__dirname, 'entry.ts');

/** @throws when Docusaurus no longer has one entry, which `entry.ts` imports last */
export function entryOf({entry}: {entry?: unknown}): string {
  if (typeof entry !== 'string') {
    throw new Error(`Docusaurus' entry is no single file, so src/interventions/entry/entry.ts cannot run it.`);
  }
  return entry;
}
