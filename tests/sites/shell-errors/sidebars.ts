import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  manual: [
    'listed',
    'unlisted',
    // Left out of a published site together with its document.
    {type: 'category', label: 'Koncepty', items: ['draft', 'listed-too']},
  ],
};

export default sidebars;
