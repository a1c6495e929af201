import type {ThemeConfig} from '@docusaurus/preset-classic';
import {outsideLink} from './links';
import {copyright, offlineEnabled} from './site';

/** Returns the footer with Czech labels. English labels: `i18n/en/docusaurus-theme-classic/footer.json` */
export function footer() {
  return {
    style: 'light',
    links: [
      {
        title: 'Příručka',
        items: [
          {label: 'O systému', to: '/docs/intro'},
          {label: 'Webový portál', to: '/docs/web-portal/intro'},
          {label: 'Mobilní aplikace', to: '/docs/mobile-app/intro'},
          {label: 'Externí grafy', to: '/docs/ext-charts/intro'},
          {label: 'Hardware', to: '/docs/hardware/intro'},
          {label: 'Slovník pojmů', to: '/glossary'},
          ...(offlineEnabled() ? [{label: 'Příručka bez signálu', to: '/offline'}] : []),
        ],
      },
      {
        title: 'Systém',
        items: [
          {label: 'Otevřít webový portál', href: outsideLink('portalApp')},
          {label: 'Otevřít externí grafy', href: outsideLink('externalChartsApp')},
          {label: 'App Store', href: outsideLink('appStore')},
          {label: 'Google Play', href: outsideLink('googlePlay')},
        ],
      },
      {
        title: 'O nás',
        items: [
          {label: 'Články', to: '/blog'},
          {label: 'Jak je příručka napsaná', to: '/markdown-page'},
          {label: 'Web společnosti', href: outsideLink('company')},
          {label: 'Profesní síť', href: outsideLink('professionalNetwork')},
        ],
      },
    ],
    // The theme expects HTML.
    copyright: copyright().replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  } satisfies ThemeConfig['footer'];
}
