import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {offlineEnabled} from './site';

type Navbar = NonNullable<ThemeConfig['navbar']>;

const VERSIONS = path.resolve(__dirname, '../../versions.json');

/** Names of the old versions of the manual, which `docusaurus docs:version` creates and lists. */
export const OLD_VERSIONS = fs.existsSync(VERSIONS) ? (JSON.parse(fs.readFileSync(VERSIONS, 'utf8')) as string[]) : [];

/** The navbar with Czech labels. English labels: `i18n/en/docusaurus-theme-classic/navbar.json` */
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
        {to: '/what-to-measure', label: 'Co a čím měřit'},
        {to: '/read-the-curve', label: 'Jak číst křivku'},
        {to: '/practice', label: 'Hodina cvičení'},
        {to: '/after-an-event', label: 'Po mimořádné události'},
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
    ...(OLD_VERSIONS.length > 0 ? [{type: 'docsVersionDropdown'}] : []),
    {type: 'localeDropdown'},
  ],
} satisfies Navbar;

/** Puts navbar items without a `position` on the right, because Docusaurus would put them on the left. */
export function withPositions(bar: Navbar): Navbar {
  return {...bar, items: bar.items?.map((item) => ({position: 'right', ...item}))};
}
