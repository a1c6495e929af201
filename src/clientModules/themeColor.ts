import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The frame that the browser draws around the page has the colour of the navigation bar, in the mode that the visitor chose. */
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
