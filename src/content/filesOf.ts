import fs from 'node:fs';
import path from 'node:path';

/** Paths of all files in a folder and below, relative to it, with slashes, sorted. */
export function filesOf(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
