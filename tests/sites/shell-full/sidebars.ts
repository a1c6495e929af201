import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  manual: [
    'first',
    'unlisted',
    'draft',
    {
      type: 'category',
      label: 'Skupina dokumentů',
      link: {type: 'generated-index', slug: '/category/group', description: 'Dokumenty, které má jen nová verze.'},
      items: ['only-current'],
    },
  ],
};

export default sidebars;
