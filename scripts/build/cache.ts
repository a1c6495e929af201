/** Results of finishing steps that took long, kept from build to build under names that say what they were made from. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Entries that no build has used for this many days are deleted. */
const KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

const FOLDER = path.resolve(__dirname, '../../node_modules/.cache');

/** Folder of a cache of this site. */
export function cacheFolder(name: string): string {
  return path.join(FOLDER, name);
}

/** Name for what was made from these parts. */
export function cacheKey(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}\0`).update(part);
  }
  return hash.digest('hex').slice(0, 32);
}

const LOCK_FILE = path.resolve(__dirname, '../../package-lock.json');

/** Part of a name that stands for a program: files of a folder and the packages that they use. */
export function programKey(folder: string, files: readonly string[]): string {
  return cacheKey(fs.readFileSync(LOCK_FILE), ...files.map((file) => fs.readFileSync(path.join(folder, file))));
}

/** An entry, made when it is missing. */
export async function cached(folder: string, name: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> {
  const entry = path.join(folder, name);
  try {
    const result = await fs.promises.readFile(entry);
    const now = new Date();
    await fs.promises.utimes(entry, now, now);
    return result;
  } catch {
    const result = await make();
    await fs.promises.mkdir(folder, {recursive: true});
    // Under another name first: a build that is interrupted leaves no half entry behind.
    await fs.promises.writeFile(`${entry}.${process.pid}`, result);
    await fs.promises.rename(`${entry}.${process.pid}`, entry);
    return result;
  }
}

/** Deletes what no build has used for long. */
export function pruneCache(folder: string): void {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const entry = path.join(folder, name);
    if (Date.now() - fs.statSync(entry).mtimeMs > KEPT_DAYS * DAY_MS) {
      fs.rmSync(entry);
    }
  }
}
