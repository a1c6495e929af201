/** A stretch of text of a result and whether the query matched it. */
export interface Stretch {
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

/** The tags that services put around what they highlight: the ones this site asks for, and those they put unasked. */
const MARK = /(<\/?(?:mark|em)>)/;

/** Text that HTML shows as it stands; results are handed to code that sets them as HTML. */
export function escapeHtml(text: string): string {
  return ENTITIES.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
}

function unescapeHtml(html: string): string {
  return ENTITIES.reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
}

/**
 * Takes apart a highlighted value, so that it can be shown without setting HTML. Any tag other than `<mark>` and `<em>`
 * stays visible text.
 */
export function stretches(value: string): Stretch[] {
  return value
    .split(MARK)
    .map((piece, position, pieces) => ({
      text: MARK.test(piece) ? '' : unescapeHtml(piece),
      marked: /^<[me]/.test(pieces[position - 1] ?? ''),
    }))
    .filter(({text}) => text);
}

/** Makes a highlighted value of a service safe to be set as HTML: only the marks keep their meaning. */
export function onlyMarks(value: string): string {
  return stretches(value)
    .map(({text, marked}) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
