import {currentLocale, DEFAULT_LOCALE} from '../../../src/config/locales';
import {algolia} from '../../../src/config/search';
import {createVariant} from '../../support/createVariant';

const service = algolia();
if (!service) {
  throw new Error('tests/sites/hosted needs the variables ALGOLIA_*; build it by tests/support/buildVariant.ts.');
}

/** Folder of the texts: the shared `i18n/` has the strings of the interface, but no texts of this site. */
const texts = currentLocale() === DEFAULT_LOCALE ? '' : `i18n/${currentLocale()}/`;

/** Searches in the service that the environment names; see `VARIANT_ENVIRONMENT` in `tests/support/sites.ts`. */
export default createVariant(__dirname, {
  pagesPath: `${texts}pages`,
  docs: {path: `${texts}docs`},
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
