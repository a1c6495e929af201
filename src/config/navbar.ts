import type {ThemeConfig} from '@docusaurus/preset-classic';
import {offlineEnabled} from './offline';
import {oldVersions} from './versions';

type Navbar = NonNullable<ThemeConfig['navbar']>;

/** English labels: i18n/en/docusaurus-theme-classic/navbar.json */
export const navbar = {
  title: 'Monitoring',
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  hideOnScroll: false,
  items: [
    {type: 'docSidebar', sidebarId: 'webPortalSidebar', label: 'Webový portál', position: 'left'},
    {type: 'docSidebar', sidebarId: 'mobileAppSidebar', label: 'Mobilní aplikace', position: 'left'},
    {type: 'docSidebar', sidebarId: 'hardwareSidebar', label: 'Hardware', position: 'left'},
    {
      type: 'dropdown',
      label: 'Další',
      position: 'left',
      items: [
        {to: '/docs/intro', label: 'O systému'},
        {to: '/docs/ext-charts/intro', label: 'Externí grafy'},
        {to: '/blog', label: 'Články', activeBasePath: '/blog'},
        {to: '/no-data', label: 'Když chybějí data'},
        {to: '/normal-values', label: 'Je tahle hodnota normální?'},
        {to: '/field-card', label: 'Karta do terénu'},
        {to: '/device-sheets', label: 'Listy zařízení'},
        {to: '/glossary', label: 'Slovník pojmů'},
        ...(offlineEnabled() ? [{to: '/offline', label: 'Příručka bez signálu'}] : []),
        {to: '/markdown-page#not-stated', label: 'Otevřené otázky'},
      ],
    },
    {type: 'search'},
    ...(oldVersions().length > 0 ? [{type: 'docsVersionDropdown'}] : []),
    {type: 'localeDropdown'},
  ],
} satisfies Navbar;

/** Types that the stock theme has a component for; those of the site's own begin with `custom-`. */
const ITEM_TYPES = 'default dropdown html localeDropdown search doc docSidebar docsVersion docsVersionDropdown'.split(
  ' ',
);

function checkTypes(items: NonNullable<Navbar['items']>): void {
  for (const item of items) {
    const {type, items: inner} = item as {type?: string; items?: NonNullable<Navbar['items']>};
    if (type !== undefined && !ITEM_TYPES.includes(type) && !type.startsWith('custom-')) {
      throw new Error(
        `No NavbarItem component found for type "${type}" of the item ${JSON.stringify(item)} in src/config/navbar.ts. ` +
          `Name one of: ${ITEM_TYPES.join(', ')}; or begin the type of a component of your own with "custom-".`,
      );
    }
    checkTypes(inner ?? []);
  }
}

/**
 * The navbar with a position for every item: right unless it says otherwise, where Docusaurus would take left.
 * @throws when an item has an unknown type; Docusaurus' own message names neither the item nor the file
 */
export function withPositions(bar: Navbar): Navbar {
  checkTypes(bar.items ?? []);
  return {...bar, items: bar.items?.map((item) => ({position: 'right', ...item}))};
}
