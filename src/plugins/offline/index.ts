import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {appOf} from '../../config/app';
import {basePathFromEnv} from '../../config/env';
import type {Locale} from '../../config/locales';
import {offlineEnabled} from '../../config/offline';
import {appManifest} from './node/manifest';
import {MANIFEST_FILE, MISSING_ROUTE, OFFLINE_ROUTE} from './shared/types';

/** What the browser side reads by `usePluginData('offline')`; nothing where saving is switched off. */
export interface OfflineData {
  /** Path of the site on its host, whatever the language. */
  root: string;
  /** Path of the page on which the manual is saved. */
  page: string;
}

/** The manual on a device without a connection: pages to save it on, the manifest of the app, the code that keeps it up to date. */
export default function offline({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const enabled = offlineEnabled();
  const locale = i18n.currentLocale as Locale;
  const root = basePathFromEnv('BASE_URL');
  const client = (file: string) => path.join(__dirname, 'client', file);

  return {
    name: 'offline',

    getPathsToWatch: () => [client('**/*.{ts,tsx}')],

    getClientModules: () => (enabled ? [client('start.ts')] : []),

    contentLoaded({actions}) {
      if (!enabled) {
        return;
      }
      actions.setGlobalData({root, page: baseUrl + OFFLINE_ROUTE} satisfies OfflineData);
      for (const [route, component] of [
        [OFFLINE_ROUTE, 'OfflinePage.tsx'],
        [MISSING_ROUTE, 'MissingPage.tsx'],
      ] as const) {
        actions.addRoute({path: baseUrl + route, component: aliasedSitePath(client(component), siteDir), exact: true});
      }
    },

    injectHtmlTags() {
      // The development server has no such file.
      return process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + MANIFEST_FILE}}]}
        : {};
    },

    postBuild({outDir}) {
      const manifest = appManifest({locale, root, baseUrl, app: appOf(locale)});
      fs.writeFileSync(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
      return Promise.resolve();
    },
  };
}
