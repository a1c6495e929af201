import type {ThemeConfig} from '@docusaurus/preset-classic';
import {oldVersions} from './versions';

/** English labels: i18n/en/docusaurus-theme-classic/navbar.json */
export const navbar = {
  title: 'Monitoring',
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  hideOnScroll: false,
  items: [
    {type: 'docSidebar', sidebarId: 'webPortalSidebar', label: 'Webový portál', position: 'left'},
    {type: 'docSidebar', sidebarId: 'mobileAppSidebar', label: 'Mobilní aplikace', position: 'left'},
    {type: 'docSidebar', sidebarId: 'hardwareSidebar', label: 'Hardware', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    {type: 'search'},
    ...(oldVersions().length > 0 ? [{type: 'docsVersionDropdown'}] : []),
    {type: 'localeDropdown'},
  ],
} satisfies ThemeConfig['navbar'];
