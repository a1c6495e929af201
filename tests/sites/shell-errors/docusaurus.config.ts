import {createVariant} from '../../support/createVariant';

/** Pages and items that fail on demand, pages that are not public, and a navbar in the primary color. */
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
