/**
 * A built page with a link to its stylesheet in place of the stylesheet itself: all saved pages share one copy. The content
 * security policy of the page allows both.
 */
export function linkStyles(html: string): string {
  return html.replace(/<style data-href="([^"]+)">.*?<\/style>/gs, '<link rel="stylesheet" href="$1">');
}
