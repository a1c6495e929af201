import type {IndexSettings, SearchParamsObject, SearchResponse, SynonymHit} from 'algoliasearch';

/** A record as it was uploaded. */
export type StoredRecord = Record<string, unknown> & {objectID: string};

type Parameters = SearchParamsObject;

type Hit = Record<string, unknown> & {objectID: string};

interface Found {
  record: StoredRecord;
  /** Words of the query that the record has. */
  words: number;
  /** Place of the best attribute that matched, in the order of the settings. */
  attribute: number;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Name of an attribute without the modifier around it, e.g. `unordered(content)`. */
const bare = (attribute: string) => attribute.replace(/^\w+\((.*)\)$/, '$1');

function valuesAt(record: Readonly<Record<string, unknown>>, path: string): string[] {
  let value: unknown = record;
  for (const key of path.split('.')) {
    value = (value as Record<string, unknown> | null | undefined)?.[key];
  }
  return (Array.isArray(value) ? value : [value]).filter((entry): entry is string => typeof entry === 'string');
}

/** The strings of a record that stand at an attribute or below it. */
function stringsBelow(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') {
    return [[path, value]];
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, entry]) => stringsBelow(entry, path ? `${path}.${key}` : key))
    : [];
}

function setAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let place = target;
  for (const key of keys) {
    place = (place[key] ??= {}) as Record<string, unknown>;
  }
  place[last] = value;
}

const covers = (attributes: readonly string[], path: string) =>
  attributes.some((attribute) => attribute === '*' || path === attribute || path.startsWith(`${attribute}.`));

/**
 * One index of the service: records, settings, and search over them. Words match by their folded beginnings; there are no
 * typos, stems and synonyms, because what is tested against it is the form of the conversation.
 */
export class AlgoliaIndex {
  readonly records = new Map<string, StoredRecord>();
  settings: IndexSettings = {};
  synonyms: SynonymHit[] = [];

  constructor(private readonly name: string) {}

  /** The index under another name. */
  renamed(name: string): AlgoliaIndex {
    const index = new AlgoliaIndex(name);
    this.records.forEach((record, id) => index.records.set(id, record));
    index.settings = this.settings;
    index.synonyms = this.synonyms;
    return index;
  }

  search(parameters: Parameters): SearchResponse {
    const query = parameters.query ?? '';
    const wanted = wordsOf(query);
    const filtered = [...this.records.values()].filter((record) => this.passes(record, parameters.facetFilters));
    const found = filtered.map((record) => this.find(record, wanted));
    const complete = found.filter(({words}) => words === wanted.length);
    const matching =
      complete.length === 0 && this.settings.removeWordsIfNoResults === 'allOptional'
        ? found.filter(({words}) => words > 0)
        : complete;
    const ranked = matching.sort((a, b) => b.words - a.words || a.attribute - b.attribute || this.custom(a, b));
    const all = ranked.map(({record}) => record);
    const distinct = this.distinct(all, parameters.distinct);
    const hitsPerPage = parameters.hitsPerPage ?? 20;
    const page = parameters.page ?? 0;
    const facets = this.facets(parameters, all, distinct);
    return {
      hits: distinct
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((record) => this.hit(record, wanted, parameters)),
      nbHits: distinct.length,
      page,
      nbPages: hitsPerPage > 0 ? Math.ceil(distinct.length / hitsPerPage) : 0,
      hitsPerPage,
      exhaustive: {nbHits: true, typo: true},
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      query,
      params: new URLSearchParams(
        Object.entries(parameters).map(([key, value]): [string, string] => [
          key,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ).toString(),
      index: this.name,
      renderingContent: {},
      processingTimeMS: 1,
      ...(facets && {facets}),
    };
  }

  private find(record: StoredRecord, wanted: readonly string[]): Found {
    const attributes = (this.settings.searchableAttributes ?? Object.keys(record)).map(bare);
    const texts = attributes.map((attribute) => valuesAt(record, attribute).flatMap(wordsOf));
    const places = wanted.map((word) =>
      texts.findIndex((text) => text.some((candidate) => candidate.startsWith(word))),
    );
    const matched = places.filter((place) => place >= 0);
    return {record, words: matched.length, attribute: Math.min(...matched, attributes.length)};
  }

  private custom(a: Found, b: Found): number {
    for (const rule of this.settings.customRanking ?? []) {
      const [one, other] = [a, b].map(({record}) => {
        let value: unknown = record;
        for (const key of bare(rule).split('.')) {
          value = (value as Record<string, unknown> | undefined)?.[key];
        }
        return Number(value ?? 0);
      }) as [number, number];
      if (one !== other) {
        return rule.startsWith('desc') ? other - one : one - other;
      }
    }
    return 0;
  }

  private passes(record: StoredRecord, filters: Parameters['facetFilters']): boolean {
    const list = filters === undefined ? [] : Array.isArray(filters) ? filters : [filters];
    return list.every((entry): boolean =>
      Array.isArray(entry)
        ? entry.length === 0 || entry.some((choice) => this.passes(record, [choice]))
        : this.passesOne(record, entry),
    );
  }

  private passesOne(record: StoredRecord, filter: string): boolean {
    const colon = filter.indexOf(':');
    const attribute = filter.slice(0, colon);
    const value = filter.slice(colon + 1);
    // A facet that the settings do not declare matches nothing, and that is how a forgotten one shows.
    if (!(this.settings.attributesForFaceting ?? []).map(bare).includes(attribute)) {
      return false;
    }
    const values = valuesAt(record, attribute);
    return value.startsWith('-') ? !values.includes(value.slice(1)) : values.includes(value.replace(/^\\-/, '-'));
  }

  private distinct(records: StoredRecord[], asked: Parameters['distinct']): StoredRecord[] {
    const attribute = this.settings.attributeForDistinct;
    if (!attribute || !(asked ?? this.settings.distinct)) {
      return records;
    }
    const seen = new Set<string>();
    return records.filter((record) => {
      const key = valuesAt(record, attribute)[0] ?? record.objectID;
      return !seen.has(key) && seen.add(key);
    });
  }

  private facets(
    {facets, facetingAfterDistinct}: Parameters,
    all: readonly StoredRecord[],
    distinct: readonly StoredRecord[],
  ): Record<string, Record<string, number>> | undefined {
    if (!facets || facets.length === 0) {
      return undefined;
    }
    const declared = this.settings.attributesForFaceting ?? [];
    const counted = declared.filter((attribute) => facets.includes('*') || facets.includes(bare(attribute)));
    return Object.fromEntries(
      counted.map((attribute) => {
        const counts: Record<string, number> = {};
        const records = facetingAfterDistinct || attribute.startsWith('afterDistinct(') ? distinct : all;
        for (const value of records.flatMap((record) => valuesAt(record, bare(attribute)))) {
          counts[value] = (counts[value] ?? 0) + 1;
        }
        return [bare(attribute), counts];
      }),
    );
  }

  private hit(record: StoredRecord, wanted: readonly string[], parameters: Parameters): Hit {
    const retrieved = parameters.attributesToRetrieve ?? this.settings.attributesToRetrieve ?? ['*'];
    const highlighted = parameters.attributesToHighlight ?? this.settings.attributesToHighlight ?? ['*'];
    const snippeted = (parameters.attributesToSnippet ?? this.settings.attributesToSnippet ?? []).map((entry) => {
      const [attribute = '', size = '10'] = entry.split(':');
      return [attribute, Number(size)] as const;
    });
    const before = parameters.highlightPreTag ?? this.settings.highlightPreTag ?? '<em>';
    const after = parameters.highlightPostTag ?? this.settings.highlightPostTag ?? '</em>';
    const ellipsis = parameters.snippetEllipsisText ?? this.settings.snippetEllipsisText ?? '…';
    const hit: Hit = {objectID: record.objectID, _highlightResult: {}, _snippetResult: {}};
    const mark = (text: string) => {
      const matchedWords = new Set<string>();
      // The service leaves the text as it is; only the marks are added.
      const value = text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
        const match = wanted.find((candidate) => fold(word).startsWith(candidate));
        if (match === undefined) {
          return word;
        }
        matchedWords.add(match);
        return before + word + after;
      });
      const matchLevel = matchedWords.size === 0 ? 'none' : matchedWords.size === wanted.length ? 'full' : 'partial';
      return {value, matchLevel, matchedWords: [...matchedWords], fullyHighlighted: false};
    };
    for (const [path, text] of stringsBelow(record, '')) {
      if (covers(highlighted, path)) {
        setAt(hit._highlightResult as Record<string, unknown>, path, mark(text));
      }
      const size = snippeted.find(([attribute]) => attribute === path || attribute === '*')?.[1];
      if (size !== undefined) {
        const words = text.split(/\s+/);
        const first = words.findIndex((word) => mark(word).matchLevel !== 'none');
        const start = Math.max(0, Math.min(first - Math.floor(size / 2), words.length - size));
        const {value, matchLevel} = mark(words.slice(start, start + size).join(' '));
        setAt(hit._snippetResult as Record<string, unknown>, path, {
          value: (start > 0 ? ellipsis : '') + value + (start + size < words.length ? ellipsis : ''),
          matchLevel,
        });
      }
    }
    for (const [key, value] of Object.entries(record)) {
      if (covers(retrieved, key)) {
        hit[key] = value;
      } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        for (const [inner, entry] of Object.entries(value)) {
          if (covers(retrieved, `${key}.${inner}`)) {
            setAt(hit, `${key}.${inner}`, entry);
          }
        }
      }
    }
    return hit;
  }
}
