import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Sets `theme-color` to the color of the navbar in the current color mode. Browsers tint their toolbars with it. */
function follow(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (meta) {
    meta.content = getComputedStyle(document.documentElement).getPropertyValue('--site-surface').trim();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  new MutationObserver(follow).observe(document.documentElement, {attributeFilter: ['data-theme']});
  if (document.documentElement.dataset.theme !== 'light') {
    follow();
  }
}
