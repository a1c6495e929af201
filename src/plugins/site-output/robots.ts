import fs from 'node:fs/promises';
import path from 'node:path';
import {outsideLink} from '../../config/links';
import {servedI18n, LOCALES} from '../../config/locales';
import type {SiteStep} from './types';

/** Writes `robots.txt`, which leads crawlers to the sitemap of each language. */
export const writeRobots: SiteStep = async ({dir, baseUrl}) => {
  const {localeConfigs} = servedI18n(baseUrl);
  const sitemaps = LOCALES.map(
    (locale) => `Sitemap: ${outsideLink('site')}${localeConfigs[locale].baseUrl}sitemap.xml`,
  );
  await fs.writeFile(path.join(dir, 'robots.txt'), ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n'));
  return `${sitemaps.length} sitemaps`;
};
