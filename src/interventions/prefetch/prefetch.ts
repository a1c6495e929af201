/** What has been fetched ahead. */
const fetched = new Set<string>();

/**
 * Fetches a script ahead, unless the browser has it. Pages of the manual share most of their scripts; stock Docusaurus adds a
 * `<link>` for each script of each page that comes into view.
 */
export default function prefetch(url: string): Promise<void> {
  const {href} = new URL(url, window.location.href);
  if (!fetched.has(href) && performance.getEntriesByName(href).length === 0) {
    const link = document.createElement('link');
    if (link.relList.supports('prefetch')) {
      link.rel = 'prefetch';
      link.href = href;
      document.head.append(link);
    } else {
      // Safari. A failure shows when the script is needed.
      fetch(href).catch(() => undefined);
    }
  }
  fetched.add(href);
  return Promise.resolve();
}
