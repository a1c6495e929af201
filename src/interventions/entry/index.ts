import path from 'node:path';

/** Path of the entry file that replaces Docusaurus' own entry file in the browser's bundle. */
export const OWN_ENTRY = path.join(__dirname, 'entry.ts');

/** Returns the path of Docusaurus' own entry file. @throws when the configured `entry` is not a single path */
export function entryOf({entry}: {entry?: unknown}): string {
  if (typeof entry !== 'string') {
    throw new Error(`Docusaurus' entry is no single file, so src/interventions/entry/entry.ts cannot run it.`);
  }
  return entry;
}
