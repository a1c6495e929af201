import {createVariant} from '../../support/createVariant';

/**
 * Variant with pages and a navbar item that fail on demand, unlisted and draft pages, and a navbar in the primary
 * color.
 */
export default createVariant(__dirname, {
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
