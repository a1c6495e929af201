import path from 'node:path';

/** Path of the entry file that replaces Docusaurus' own entry file in the browser's bundle. */
export const OWN_ENTRY = path.join(__dirname, 'entry.ts');

/** Path of Docusaurus' own entry, which `entry.ts` imports. @throws when the configuration has no single entry file */
export function entryOf({entry}: {entry?: unknown}): string {
  if (typeof entry !== 'string') {
    throw new Error(`Docusaurus' entry is no single file, so src/interventions/entry/entry.ts cannot run it.`);
  }
  return entry;
}
