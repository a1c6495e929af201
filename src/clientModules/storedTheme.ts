import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const isMode = (value: string | undefined) => value === 'light' || value === 'dark';

if (ExecutionEnvironment.canUseDOM) {
  // Before React reads them: the inline script of Docusaurus accepts any `theme` in storage or address, even an invalid one.
  const {dataset} = document.documentElement;
  if (!isMode(dataset.theme)) {
    dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    dataset.themeChoice = 'system';
  }
}
