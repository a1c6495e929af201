import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {basePathFromEnv} from '../../config/env';
import {offlineEnabled} from '../../config/site';
import {offlineSite} from './writeOffline';

/** Docusaurus plugin for offline use: adds the code that updates saved copies, and writes the web app manifest. */
export default function offline({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const enabled = offlineEnabled();
  return {
    name: 'offline',

    getClientModules: () => (enabled ? [path.join(__dirname, 'client/start.ts')] : []),

    contentLoaded({actions}) {
      if (enabled) {
        actions.setGlobalData(offlineSite(basePathFromEnv('BASE_URL')));
      }
    },

    // The development server has no such file.
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [{tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}}]
          : [],
    }),

    // Its addresses are relative to its own.
    async postBuild({outDir}) {
      const app = await fs.readFile(path.join(__dirname, `../../data/app.${i18n.currentLocale}.json`), 'utf8');
      const {title: name, tagline: description} = siteConfig;
      const manifest = JSON.stringify({name, description, ...(JSON.parse(app) as object)});
      await fs.writeFile(path.join(outDir, 'manifest.webmanifest'), manifest);
    },
  };
}
