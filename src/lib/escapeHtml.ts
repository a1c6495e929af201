const ENTITIES: readonly (readonly [character: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#039;'],
];

/** Escapes a text for use in HTML, both between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return ENTITIES.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
}
