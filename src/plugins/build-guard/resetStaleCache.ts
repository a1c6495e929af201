import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const KEY_FILE = 'site-cache-key';

/**
 * Empties the cache of the bundler when its key has changed, for example because other package versions are installed.
 * A stale cache can make a correct build fail with "useDocsPreferredVersionContext is called outside the provider".
 * @param cacheKeyParts parts of the key, such as the text of the lock file; the Node version and the platform are
 * always added
 * @returns whether a stale cache was deleted
 */
export function resetStaleCache(cacheDir: string, ...cacheKeyParts: readonly string[]): boolean {
  const key = createHash('sha256')
    .update([...cacheKeyParts, process.version, process.platform, process.arch].join('\0'))
    .digest('hex');
  const keyFile = path.join(cacheDir, KEY_FILE);
  const existed = fs.existsSync(cacheDir);
  if (existed && fs.existsSync(keyFile) && fs.readFileSync(keyFile, 'utf8') === key) {
    return false;
  }
  fs.rmSync(cacheDir, {recursive: true, force: true});
  fs.mkdirSync(cacheDir, {recursive: true});
  fs.writeFileSync(keyFile, key);
  return existed;
}
