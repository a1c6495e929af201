import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {basePathFromEnv} from '../../config/env';
import {unsetOutsideLinks} from '../../config/links';
import {bundler} from '../../config/site';
import {cacheKey, resetStaleCache} from './cache';
import {missingTranslations} from './translations';
import {versionProblems} from './versions';

const ROOT = path.resolve(__dirname, '../../..');

/**
 * Stops a build that could only fail later with a puzzling message: mixed package versions, a bundler cache written by
 * other versions, missing translation files. Lists the outside addresses that still stand at their default.
 */
export default function buildGuard({i18n, siteDir, localizationDir}: LoadContext): Plugin {
  const problems = versionProblems(path.join(ROOT, 'node_modules'));
  if (problems.length > 0) {
    throw new Error(`The installed packages do not fit together:\n${problems.join('\n')}`);
  }

  // Each bundler keeps its cache in a folder of its own name. Addresses of fonts in cached styles hold the base path.
  const lockFile = fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const key = cacheKey(lockFile, basePathFromEnv('BASE_URL'));
  if (resetStaleCache(path.join(ROOT, 'node_modules/.cache', bundler()), key)) {
    logger.info('The bundler cache belonged to other package versions or another base path; it starts empty.');
  }

  if (i18n.currentLocale !== i18n.defaultLocale && siteDir === ROOT) {
    const missing = missingTranslations(siteDir, localizationDir);
    if (missing.length > 0) {
      throw new Error(
        `Translation files are missing for "${i18n.currentLocale}":\n${missing.map((file) => `- ${file}`).join('\n')}\n` +
          'Create each by translating the Czech file of the same name.',
      );
    }
  }

  if (i18n.currentLocale === i18n.defaultLocale && siteDir === ROOT) {
    const unset = unsetOutsideLinks();
    if (unset.length > 0) {
      logger.warn(
        `These outside addresses still stand at their default under example.com; set the environment variables before publishing: ${unset.join(', ')}`,
      );
    }
  }

  return {name: 'build-guard'};
}
