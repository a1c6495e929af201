import path from 'node:path';
import {i18n} from '../../src/config/locales';
import {createSite, type SiteOverrides} from '../../src/createSite';
import {ROOT} from './sites';

/**
 * Configuration of a site variant: the code, the interface texts and the pictures of the site, with other options.
 * @param siteDir folder of the variant, which may have its own `static` folder
 */
export function createVariant(siteDir: string, {config, ...overrides}: SiteOverrides): ReturnType<typeof createSite> {
  return createSite({
    blog: false,
    pagesPath: 'pages',
    ...overrides,
    config: {
      staticDirectories: [path.join(ROOT, 'static'), path.join(siteDir, 'static')],
      // The 404 page links to pages of the site itself.
      onBrokenLinks: 'ignore',
      ...config,
      i18n: {...i18n, ...config?.i18n, path: path.relative(siteDir, path.join(ROOT, 'i18n'))},
    },
  });
}
