import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {gauges: ['gauges'], web: ['web']};

export default sidebars;
