import fs from 'node:fs';
import path from 'node:path';

/** Sorted paths of all files in a folder and its subfolders, relative to the folder, with forward slashes. */
export function filesOf(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
