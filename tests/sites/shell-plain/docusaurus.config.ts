import {announcementBar} from '../../../src/config/announcement';
import {DEFAULT_LOCALE, i18n} from '../../../src/config/locales';
import {colorMode} from '../../../src/config/theme';
import {createVariant} from '../../support/createVariant';

/** Every option of the shell left out: no switch, no items, one language. */
export default createVariant(__dirname, {
  config: {
    i18n: {
      defaultLocale: DEFAULT_LOCALE,
      locales: [DEFAULT_LOCALE],
      localeConfigs: {cs: i18n.localeConfigs.cs},
    },
  },
  themeConfig: {
    colorMode: {...colorMode, defaultMode: 'dark', disableSwitch: true},
    announcementBar: announcementBar({
      id: 'lasting-notice',
      content: {cs: 'Trvalé oznámení', en: 'Lasting announcement'},
      backgroundColor: '#20232a',
      textColor: '#ffffff',
      isCloseable: false,
    }),
    navbar: {title: 'Prostá', style: 'dark', items: []},
    footer: {
      style: 'dark',
      links: [
        {
          title: 'První sloupec',
          items: [
            {label: 'Krátká stránka', to: '/plain'},
            {label: 'Dokument', to: '/docs/first'},
          ],
        },
        {title: 'Druhý sloupec', items: [{label: 'Venku', href: 'https://example.com/outside'}]},
      ],
    },
  },
});
