/** A part of a highlighted text and whether the query matched it. */
interface HighlightPart {
  text: string;
  marked: boolean;
}

const ENTITIES: readonly (readonly [character: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#039;'],
];

/** Highlight tags: those that this site requests, and the default of services. */
const MARK = /(<\/?(?:mark|em)>)/;

/** Escapes a text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return ENTITIES.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
}

function unescapeHtml(html: string): string {
  return ENTITIES.reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
}

/**
 * Splits a highlighted value, so that it can be shown without setting HTML. Any tag other than `<mark>` and `<em>`
 * stays visible text.
 */
export function splitHighlights(value: string): HighlightPart[] {
  return value
    .split(MARK)
    .map((piece, position, pieces) => ({
      text: MARK.test(piece) ? '' : unescapeHtml(piece),
      marked: /^<[me]/.test(pieces[position - 1] ?? ''),
    }))
    .filter(({text}) => text);
}

/** Sanitizes a highlighted value from the hosted search: escapes everything but the marks. */
export function sanitizeHighlight(value: string): string {
  return splitHighlights(value)
    .map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
