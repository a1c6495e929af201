import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const KEY_FILE = 'site-cache-key';

/**
 * Deletes a persistent bundler cache that was written with another key, because such a cache can make the build of
 * correct sources fail with "useDocsPreferredVersionContext is called outside the provider".
 * @param cacheKeyParts what cached modules depend on besides source files, such as the lock file
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
