import {announcementBar} from '../../../src/config/announcement';
import {colorMode} from '../../../src/config/theme';
import {createVariant} from '../../support/createVariant';

/**
 * Variant with versions, an announcement, a navbar that hides, and all options of sidebar and color mode, with pages and a
 * navbar item that fail on demand, and with unlisted and draft pages.
 */
export default createVariant(__dirname, {
  docs: {
    lastVersion: 'current',
    versions: {current: {label: 'Next'}, '1.0': {label: '1.0', banner: 'none'}},
  },
  themeConfig: {
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    colorMode: {...colorMode, respectPrefersColorScheme: true},
    announcementBar: announcementBar({
      id: 'second-notice',
      content: {
        cs: 'Zkušební [oznámení](/plain)',
        en: 'Trial [announcement](/plain)',
      },
      isCloseable: true,
    }),
    navbar: {
      title: 'Plná',
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
      hideOnScroll: true,
      items: [
        {
          label: 'Skupina',
          position: 'left',
          items: [
            {label: 'Dlouhá stránka', to: '/long'},
            {label: 'Obrázky', to: '/pictures'},
            {type: 'html', value: '<small>Poznámka</small>'},
          ],
        },
        {type: 'doc', docId: 'first', label: 'Dokument'},
        {type: 'docSidebar', sidebarId: 'manual', label: 'Panel'},
        {type: 'docsVersion', label: 'Verze'},
        {type: 'docsVersionDropdown'},
        {type: 'localeDropdown'},
        {type: 'custom-fragile', label: 'Křehká položka'},
        {type: 'search'},
      ],
    },
    footer: {links: []},
  },
});
