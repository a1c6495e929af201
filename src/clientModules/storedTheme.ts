import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const isMode = (value: string | undefined) => value === 'light' || value === 'dark';

if (ExecutionEnvironment.canUseDOM) {
  // Before React reads them: the inline script of Docusaurus copies any stored `theme`, or one in the address, unchecked.
  const {dataset} = document.documentElement;
  if (!isMode(dataset.theme)) {
    dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    dataset.themeChoice = 'system';
  }
}
