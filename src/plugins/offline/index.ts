import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {basePathFromEnv} from '../../config/env';
import {offlineEnabled} from '../../config/site';
import {offlineSite} from './writeOffline';

/** Docusaurus plugin for offline use: adds the code that updates saved copies, and names the manifest of the web app. */
export default function offline({baseUrl}: LoadContext): Plugin {
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
  };
}
