import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {basePathFromEnv} from '../../config/env';
import {bundler} from '../../config/site';

const ROOT = path.resolve(__dirname, '../../..');

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

/** Empties the cache of the bundler unless the installed packages and the base path are those that it was written with. */
export function resetBundlerCache(): void {
  // A build that keeps no cache has none to judge.
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE !== undefined) {
    return;
  }
  const lockFile = fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  // Addresses of fonts in cached styles hold the base path. Each bundler keeps its cache in a folder of its own name.
  const folder = path.join(ROOT, 'node_modules/.cache', bundler());
  if (resetStaleCache(folder, cacheKey(lockFile, basePathFromEnv('BASE_URL')))) {
    logger.info('The bundler cache belonged to other package versions or another base path; it starts empty.');
  }
}
