import {currentLocale, DEFAULT_LOCALE} from '../../../src/config/locales';
import {algolia} from '../../../src/config/search';
import {createVariant} from '../../support/createVariant';

const service = algolia();
if (!service) {
  throw new Error('tests/sites/hosted needs the variables ALGOLIA_*; build it by tests/support/buildVariant.ts.');
}

/** Path prefix of this variant's texts; empty for the default language. The shared `i18n/` only has interface texts. */
const texts = currentLocale() === DEFAULT_LOCALE ? '' : `i18n/${currentLocale()}/`;

/** Variant whose search asks the hosted service. `VARIANT_ENVIRONMENT` in `tests/support/sites.ts` has its account. */
export default createVariant(__dirname, {
  pagesPath: `${texts}pages`,
  docs: {path: `${texts}docs`},
  themeConfig: {
    algolia: {...service, externalUrlRegex: '^https://portal\\.example\\.com/'},
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
