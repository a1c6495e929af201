import path from 'node:path';
import {announcementBar} from '../../../src/config/announcement';
import {DEFAULT_LOCALE, i18n} from '../../../src/config/locales';
import {colorMode} from '../../../src/config/theme';
import {createSite} from '../../../src/createSite';

const ROOT = path.resolve(__dirname, '../../..');

/** Every option of the shell left out: no switch, no items, one language. */
export default createSite({
  blog: false,
  pagesPath: 'pages',
  config: {
    i18n: {
      defaultLocale: DEFAULT_LOCALE,
      locales: [DEFAULT_LOCALE],
      localeConfigs: {cs: i18n.localeConfigs.cs},
      path: path.relative(__dirname, path.join(ROOT, 'i18n')),
    },
    staticDirectories: [path.join(ROOT, 'static')],
    // The 404 page links to pages of the real site.
    onBrokenLinks: 'ignore',
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
