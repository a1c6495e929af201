import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  manual: [
    'listed',
    'unlisted',
    // Not published, like its document.
    {type: 'category', label: 'Koncepty', items: ['draft', 'listed-too']},
  ],
};

export default sidebars;
