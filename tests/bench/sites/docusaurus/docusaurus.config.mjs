// What `create-docusaurus classic` of Docusaurus 3.9 sets up, in two languages and with @docusaurus/faster.
import {themes} from 'prism-react-renderer';

const editUrl = 'https://example.com/edit/';

export default {
  title: 'Monitoring',
  tagline: 'Bridges and buildings',
  favicon: 'img/favicon.svg',
  future: {v4: true, experimental_faster: true},
  url: 'https://docs.example.com',
  baseUrl: '/',
  // Links to parts of our site that are no documents lead nowhere here.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore'}},
  i18n: {defaultLocale: 'cs', locales: ['cs', 'en']},
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.mjs', editUrl},
        blog: {showReadingTime: true, feedOptions: {type: ['rss', 'atom'], xslt: true}, editUrl},
      },
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Monitoring',
      logo: {alt: 'Logo', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'manual', position: 'left', label: 'Manual'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {type: 'localeDropdown', position: 'right'},
        {href: 'https://example.com/', label: 'Repository', position: 'right'},
      ],
    },
    footer: {style: 'dark', links: [{title: 'Docs', items: [{label: 'Manual', to: '/docs/intro'}]}]},
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
