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

/** Matches highlight tags: `<mark>`, which this site requests, and `<em>`, the default of hosted services. */
const MARK = /(<\/?(?:mark|em)>)/;

/** Escapes a text for use in HTML, both between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return ENTITIES.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
}

function unescapeHtml(html: string): string {
  return ENTITIES.reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
}

/** Splits HTML with highlights into parts of plain text. All tags but `<mark>` and `<em>` are kept as text. */
export function splitHighlights(value: string): HighlightPart[] {
  return value
    .split(MARK)
    .map((piece, position, pieces) => ({
      text: MARK.test(piece) ? '' : unescapeHtml(piece),
      marked: /^<[me]/.test(pieces[position - 1] ?? ''),
    }))
    .filter(({text}) => text);
}

/** Makes text with highlights from a hosted search service safe: keeps them as `<mark>`, and escapes all else. */
export function sanitizeHighlight(value: string): string {
  return splitHighlights(value)
    .map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
