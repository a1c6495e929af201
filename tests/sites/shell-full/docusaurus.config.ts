import {announcementBar} from '../../../src/config/announcement';
import {colorMode} from '../../../src/config/theme';
import {createVariant} from '../../support/createVariant';

/** Navbar items of every type except search. `end` distinguishes the labels at the two ends of the navbar. */
const items = (end: 1 | 2) => [
  {label: `Odkaz ${end}`, to: '/plain'},
  {
    label: `Skupina ${end}`,
    items: [
      {label: `Dlouhá stránka ${end}`, to: '/long'},
      {label: `Obrázky ${end}`, to: '/pictures'},
      {type: 'html', value: `<small>Poznámka ${end}</small>`},
    ],
  },
  {type: 'html', value: `<em>Html ${end}</em>`},
  {type: 'doc', docId: 'first', label: `Dokument ${end}`},
  {type: 'docSidebar', sidebarId: 'manual', label: `Panel ${end}`},
  {type: 'docsVersion', label: `Verze ${end}`},
  {type: 'docsVersionDropdown'},
  {type: 'localeDropdown'},
];

/**
 * Variant with all options of navbar, sidebar, color mode, announcement bar and footer switched on, with pages and a navbar
 * item that fail on demand, and with unlisted and draft pages.
 */
export default createVariant(__dirname, {
  // One article per page of the list.
  blog: {postsPerPage: 1},
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
      // The second half has no position.
      items: [
        ...items(1).map((item) => ({...item, position: 'left' as const})),
        ...items(2),
        {type: 'custom-fragile', label: 'Křehká položka'},
        {type: 'search'},
      ],
    },
    footer: {
      style: 'light',
      links: [
        {label: 'První v patičce', to: '/plain'},
        {label: 'Venku', href: 'https://example.com/outside'},
        {html: '<b>Holé html</b>'},
      ],
      logo: {
        alt: 'Značka v patičce',
        src: 'mark-light.svg',
        srcDark: 'mark-dark.svg',
        href: 'https://example.com/mark',
        width: 96,
        height: 32,
      },
      copyright: 'Zkušební web &amp; nic víc',
    },
  },
});
