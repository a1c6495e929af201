import fs from 'node:fs';
import path from 'node:path';

/** Returns the sorted paths of all files in a folder and its subfolders, relative to it, with forward slashes. */
export function filesOf(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
