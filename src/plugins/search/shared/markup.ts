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

/**
 * Takes apart a highlighted value, so that it can be shown without setting HTML. Any tag other than `<mark>` stays
 * visible text.
 */
export function stretches(value: string): Stretch[] {
  let marked = false;
  return value.split(/(<\/?mark>)/).flatMap((piece) => {
    if (piece === '<mark>' || piece === '</mark>') {
      marked = piece === '<mark>';
      return [];
    }
    const text = piece.replace(/&(?:lt|gt|quot|#039|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    return text ? [{text, marked}] : [];
  });
}

/** Makes a highlighted value of a service safe to be set as HTML: only `<mark>` keeps its meaning. */
export function onlyMarks(value: string): string {
  return value
    .split(/(<\/?mark>)/)
    .map((piece) =>
      piece === '<mark>' || piece === '</mark>'
        ? piece
        : piece
            .replace(/&(?!(?:lt|gt|quot|#039|amp);)/g, '&amp;')
            .replaceAll('<', '&lt;')
            .replaceAll('>', '&gt;')
            .replaceAll('"', '&quot;'),
    )
    .join('');
}

/** Applies a change to every highlighted or quoted value of a hit, however deep it stands. */
export function withSafeValues<T>(results: T): T {
  if (Array.isArray(results)) {
    return results.map((entry: unknown) => withSafeValues(entry)) as T;
  }
  if (typeof results !== 'object' || results === null) {
    return results;
  }
  return Object.fromEntries(
    Object.entries(results).map(([key, value]) => [
      key,
      key === 'value' && typeof value === 'string' ? onlyMarks(value) : withSafeValues<unknown>(value),
    ]),
  ) as T;
}
