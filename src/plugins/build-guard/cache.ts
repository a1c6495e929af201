import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const KEY_FILE = 'site-cache-key';

/**
 * Key of everything that makes a persistent bundler cache unusable when it changes.
 * @param settings values that end up in cached modules although they stand in no source file
 */
export function cacheKey(lockFile: string, ...settings: readonly string[]): string {
  return createHash('sha256')
    .update([lockFile, ...settings, process.version, process.platform, process.arch].join('\0'))
    .digest('hex');
}

/**
 * Empties the cache folder unless it was written under the same key.
 * @returns whether an older cache was thrown away
 */
export function resetStaleCache(cacheDir: string, key: string): boolean {
  const keyFile = path.join(cacheDir, KEY_FILE);
  const stored = fs.existsSync(keyFile) ? fs.readFileSync(keyFile, 'utf8') : undefined;
  if (stored === key) {
    return false;
  }
  const existed = fs.existsSync(cacheDir);
  fs.rmSync(cacheDir, {recursive: true, force: true});
  fs.mkdirSync(cacheDir, {recursive: true});
  fs.writeFileSync(keyFile, key);
  return existed;
}
