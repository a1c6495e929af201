import path from 'node:path';
import {i18n} from '../../../src/config/locales';
import {createSite} from '../../../src/createSite';

const ROOT = path.resolve(__dirname, '../../..');

/** Pages and items that fail on demand, pages that are not public, and a navbar in the primary colour. */
export default createSite({
  blog: false,
  pagesPath: 'pages',
  config: {
    i18n: {...i18n, path: path.relative(__dirname, path.join(ROOT, 'i18n'))},
    staticDirectories: [path.join(ROOT, 'static')],
    // The 404 page links to pages of the real site.
    onBrokenLinks: 'ignore',
  },
  themeConfig: {
    navbar: {
      title: 'Chybující',
      style: 'primary',
      items: [
        {type: 'custom-fragile', label: 'Křehká položka', position: 'left'},
        {to: '/plain', label: 'Krátká stránka', position: 'left'},
        {type: 'localeDropdown'},
      ],
    },
    footer: undefined,
  },
});
