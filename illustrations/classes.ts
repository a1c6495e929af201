/** Class names in the markup of a scene. */
export function classesOf(markup: string): string[] {
  const lists = Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' ').filter(Boolean));
  return [...new Set(lists.flat())];
}
