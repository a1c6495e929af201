import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {manual: ['first', 'second']};

export default sidebars;
