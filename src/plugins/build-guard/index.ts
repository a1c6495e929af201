import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {basePathFromEnv} from '../../config/env';
import {unsetOutsideLinks} from '../../config/links';
import {bundler} from '../../config/site';
import {missingTranslations} from '../../content/translations/files';
import {resetStaleCache} from './resetStaleCache';
import {versionProblems} from './versionProblems';

const ROOT = path.resolve(__dirname, '../../..');

/** A language without all of its pages would be published in Czech, so the build stops; a preview only warns. */
function checkTranslations(siteDir: string, locale: string): void {
  const missing = missingTranslations(siteDir);
  if (missing.length === 0) {
    return;
  }
  const message =
    `Translation files are missing for "${locale}":\n${missing.map((file) => `- ${file}`).join('\n')}\n` +
    'Create each by translating the Czech file of the same name.';
  if (process.env.NODE_ENV !== 'development') {
    throw new Error(message);
  }
  console.warn(message);
}

/**
 * Stops a build that could only fail later with a puzzling message: mixed versions of packages, a bundler cache written by
 * other versions, missing translations. Lists the addresses and names that still have their default.
 */
export default function buildGuard({i18n, siteDir}: LoadContext): Plugin {
  const problems = versionProblems(ROOT);
  if (problems.length > 0) {
    throw new Error(`The installed packages do not fit together:\n${problems.join('\n')}`);
  }

  // A build without a cache has none to judge.
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE === undefined) {
    const lockFile = fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
    // Each bundler has a cache folder of its own; addresses of fonts in cached styles contain the base path.
    const cache = path.join(ROOT, 'node_modules/.cache', bundler());
    if (resetStaleCache(cache, lockFile, basePathFromEnv('BASE_URL'))) {
      console.info('The bundler cache belonged to other package versions or another base path; it starts empty.');
    }
  }

  // The test variants have neither translations nor addresses of their own.
  if (siteDir === ROOT && i18n.currentLocale !== i18n.defaultLocale) {
    checkTranslations(siteDir, i18n.currentLocale);
  } else if (siteDir === ROOT) {
    const unset = [...unsetOutsideLinks(), ...(process.env.SITE_OWNER?.trim() ? [] : ['SITE_OWNER'])];
    if (unset.length > 0) {
      console.warn(
        `These still have their default, addresses one under example.com; set the environment variables before publishing: ${unset.join(', ')}`,
      );
    }
  }
  return {name: 'build-guard'};
}
