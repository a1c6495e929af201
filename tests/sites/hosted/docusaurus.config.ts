import path from 'node:path';
import {currentLocale, DEFAULT_LOCALE, i18n} from '../../../src/config/locales';
import {algolia} from '../../../src/config/search';
import {createSite} from '../../../src/createSite';

const ROOT = path.resolve(__dirname, '../../..');

const service = algolia();
if (!service) {
  throw new Error('tests/sites/hosted needs the variables ALGOLIA_*; build it by tests/support/buildVariant.ts.');
}

/** Folder of the texts: the strings of the interface come from the shared `i18n/`, which has no texts of this site. */
const texts = currentLocale() === DEFAULT_LOCALE ? '' : `i18n/${currentLocale()}/`;

/** Searches in the service that the environment names; see `VARIANT_ENVIRONMENT` in `tests/support/sites.ts`. */
export default createSite({
  blog: false,
  pagesPath: `${texts}pages`,
  docs: {path: `${texts}docs`},
  config: {
    i18n: {...i18n, path: path.relative(__dirname, path.join(ROOT, 'i18n'))},
    staticDirectories: [path.join(ROOT, 'static')],
    // The 404 page links to pages of the real site.
    onBrokenLinks: 'ignore',
  },
  themeConfig: {
    algolia: {...service, externalUrlRegex: '^(?:javascript:|https://portal\\.example\\.com/)'},
    navbar: {
      title: 'Služba',
      items: [
        {type: 'docSidebar', sidebarId: 'gauges', label: 'Čidla', position: 'left'},
        {type: 'docSidebar', sidebarId: 'web', label: 'Web', position: 'left'},
        {type: 'localeDropdown'},
        {type: 'search'},
      ],
    },
    footer: {links: []},
  },
});
