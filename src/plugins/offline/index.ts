import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {basePathFromEnv} from '../../config/env';
import type {Locale} from '../../config/locales';
import {offlineEnabled} from '../../config/offline';
import {appManifest} from './appManifest';
import type {OfflineSite} from './types';
import {offlineSite} from './writeOffline';

/** What the browser reads by `usePluginData('offline')`; nothing where saving is switched off. */
export interface OfflineData extends OfflineSite {
  /** Path of the page on which the manual is saved. */
  page: string;
}

/** The manual on a device without a connection: the page to save it on, the code that keeps it up to date, the installed app. */
export default function offline({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const enabled = offlineEnabled();
  const site = offlineSite(basePathFromEnv('BASE_URL'));
  const page = `${baseUrl}offline/`;
  const client = (file: string) => path.join(__dirname, 'client', file);

  return {
    name: 'offline',

    getClientModules: () => (enabled ? [client('start.ts')] : []),

    contentLoaded({actions}) {
      if (enabled) {
        actions.setGlobalData({...site, page} satisfies OfflineData);
        actions.addRoute({path: page, component: aliasedSitePath(client('OfflinePage.tsx'), siteDir), exact: true});
      }
    },

    // The development server has no such file.
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [{tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}}]
          : [],
    }),

    async postBuild({outDir}) {
      const manifest = JSON.stringify(appManifest(i18n.currentLocale as Locale, site));
      await fs.writeFile(path.join(outDir, 'manifest.webmanifest'), manifest);
    },
  };
}
