import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcedPages} from '../../config/announcement';
import {unsetOutsideLinks} from '../../config/links';
import {missingTranslations} from '../../content/translations/files';

const ROOT = path.resolve(__dirname, '../../..');

/** Stops the build when translation files are missing, because pages would stay Czech. A dev server only warns. */
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

/** Variables that are set in a build that will be published: by Netlify, by Cloudflare, and by our own CI. */
export const PUBLISHING = ['NETLIFY', 'CF_PAGES', 'PUBLISH'];

/** Checks that a build to be published knows the site's URL. @throws when `SITE_URL` is missing */
export function checkAddress(env: Readonly<Record<string, string | undefined>>): void {
  const publisher = PUBLISHING.find((name) => env[name]);
  if (publisher && !env.SITE_URL?.trim()) {
    throw new Error(
      `SITE_URL is not set, but this build is published (${publisher} is set): every canonical link would name ` +
        'docs.example.com. Set it to the address of the site, for example SITE_URL=https://docs.example.org',
    );
  }
}

const LABELS = 'i18n/en/docusaurus-plugin-content-docs';

/** Checks that the English menu names each old version. @throws when one still has the name of the present manual */
export function checkVersionLabels(siteDir: string): void {
  const read = <T>(file: string, missing: T): T => {
    const full = path.join(siteDir, file);
    return fs.existsSync(full) ? (JSON.parse(fs.readFileSync(full, 'utf8')) as T) : missing;
  };
  const labelIn = (file: string) => read<{'version.label'?: {message: string}}>(file, {})['version.label']?.message;
  const present = labelIn(`${LABELS}/current.json`);
  for (const version of read<string[]>('versions.json', [])) {
    const file = `${LABELS}/version-${version}.json`;
    if (present !== undefined && labelIn(file) === present) {
      throw new Error(`${file}: "version.label" is "${present}", as that of the present manual. Write "${version}".`);
    }
  }
}

/**
 * Plugin that checks translations, labels of versions and environment variables before a build, and links of the announcement
 * after it. Makes the bundler start without its cache when other packages are installed.
 */
export default function buildGuard({i18n, siteDir}: LoadContext): Plugin {
  checkAddress(process.env);
  checkVersionLabels(siteDir);

  // Test variants have no translations or addresses.
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
  return {
    name: 'build-guard',
    // With code that another version of Docusaurus has left in the cache, a correct build would fail.
    configureWebpack: ({experiments}) =>
      experiments && 'cache' in experiments
        ? {experiments: {cache: {buildDependencies: [path.join(ROOT, 'package-lock.json')]}} as object}
        : {},
    postBuild({routesPaths}) {
      const missing = announcedPages().find((page) => !routesPaths.includes(page));
      if (missing) {
        throw new Error(
          `The announcement in src/config/announcement.ts links to ${missing}, but there is no such page.`,
        );
      }
      return Promise.resolve();
    },
  };
}
