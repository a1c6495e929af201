import type {Config} from '@docusaurus/types';
import {basePathFromEnv, switchFromEnv, textFromEnv} from './env';
import {outsideLink} from './links';
import {localized, type Localized} from './locales';

/** The name of the site. */
export const TITLE: Localized = {cs: 'Monitoring mostů a budov', en: 'Bridge and Building Monitoring'};

export const TAGLINE: Localized = {
  cs: 'Systém pro monitoring mostů a budov',
  en: 'The system that monitors bridges and buildings',
};

/** Whether readers can save the manual. If not, the service worker deletes what it has saved and unregisters. */
export function offlineEnabled(): boolean {
  return switchFromEnv('OFFLINE');
}

/** Returns the copyright line as text. Without the variable `SITE_OWNER`, it names a generic operator. */
export function copyright(): string {
  const operator = localized({cs: 'Provozovatel monitorovacího systému', en: 'Operator of the monitoring system'});
  return `© ${new Date().getUTCFullYear()} ${textFromEnv('SITE_OWNER') ?? operator}`;
}

/** Returns address, icons, title and tagline of the site, in the language being built. */
export function site() {
  const base = basePathFromEnv('BASE_URL');
  return {
    title: localized(TITLE),
    tagline: localized(TAGLINE),
    favicon: 'img/favicon.svg',
    url: outsideLink('site'),
    baseUrl: base,
    headTags: [
      // Icons for browsers that do not support the SVG, the same for all languages.
      {tagName: 'link', attributes: {rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32'}},
      {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${base}img/apple-touch-icon.png`}},
    ],
  } satisfies Partial<Config>;
}
