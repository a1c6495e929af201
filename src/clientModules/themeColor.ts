import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Gives the browser's frame the color of the navbar in the current color mode. */
function follow(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (meta) {
    meta.content = getComputedStyle(document.documentElement).getPropertyValue('--site-navbar-background').trim();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  new MutationObserver(follow).observe(document.documentElement, {attributeFilter: ['data-theme']});
  if (document.documentElement.dataset.theme !== 'light') {
    follow();
  }
}
