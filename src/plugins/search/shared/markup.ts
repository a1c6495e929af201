/** A stretch of text of a result and whether the query matched it. */
export interface Stretch {
  text: string;
  marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&amp;': '&',
};

/** The tags that services put around what they highlight: the ones this site asks for, and those they put unasked. */
const MARK = /(<\/?(?:mark|em)>)/;

const isMark = (piece: string) => /^<\/?(?:mark|em)>$/.test(piece);

/**
 * Takes apart a highlighted value, so that it can be shown without setting HTML. Any tag other than `<mark>` and `<em>`
 * stays visible text.
 */
export function stretches(value: string): Stretch[] {
  let marked = false;
  return value.split(MARK).flatMap((piece) => {
    if (isMark(piece)) {
      marked = !piece.startsWith('</');
      return [];
    }
    const text = piece.replace(/&(?:lt|gt|quot|#039|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    return text ? [{text, marked}] : [];
  });
}

/** Makes a highlighted value of a service safe to be set as HTML: only the marks keep their meaning. */
export function onlyMarks(value: string): string {
  return value
    .split(MARK)
    .map((piece) =>
      isMark(piece)
        ? piece.replace('em', 'mark')
        : piece
            .replace(/&(?!(?:lt|gt|quot|#039|amp);)/g, '&amp;')
            .replaceAll('<', '&lt;')
            .replaceAll('>', '&gt;')
            .replaceAll('"', '&quot;'),
    )
    .join('');
}
