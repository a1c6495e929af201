import {recordOf} from '../shared/answer';
import {unitsOf} from '../shared/units';
import type {DocSearchRecord, SearchIndex} from '../shared/types';

/** A record as it is uploaded; the weights decide between records that match equally well. */
export interface UploadedRecord extends DocSearchRecord {
  weight: {pageRank: number; level: number; position: number};
}

/** Longest text of one record, in characters; keeps every record far below the limit of 10 kB of the free plan. */
const LONGEST_CONTENT = 1200;

/** Cuts a text after sentences, so that a quoted piece reads as one. */
export function pieces(text: string, longest = LONGEST_CONTENT): string[] {
  const found: string[] = [];
  let piece = '';
  for (const sentence of text.split(/(?<=[.!?…])\s+/u)) {
    for (let start = 0; start < sentence.length; start += longest) {
      const part = sentence.slice(start, start + longest);
      if (piece && piece.length + part.length + 1 > longest) {
        found.push(piece);
        piece = '';
      }
      piece = piece ? `${piece} ${part}` : part;
    }
  }
  return piece ? [...found, piece] : found;
}

/** Records of one language as the DocSearch crawler would have made them: one per heading, and one per piece of its text. */
export function uploadedRecords(index: SearchIndex): UploadedRecord[] {
  return unitsOf(index.pages).flatMap((unit, position) => {
    const record = recordOf(unit, index);
    const weight = {pageRank: unit.page.tag === 'default' ? 0 : 1, level: 110 - unit.section.level * 10, position};
    const id = `${index.language}:${record.objectID}`;
    const contents = pieces(unit.section.text).map((content, number) => ({
      ...record,
      objectID: `${id}:${number}`,
      type: 'content' as const,
      content,
      weight: {...weight, level: 0},
    }));
    return [{...record, objectID: id, content: null, weight}, ...contents];
  });
}

/** How the uploaded index searches; the same order of importance as the embedded engine's. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'keywords',
    'content',
    'hierarchy.lvl0',
  ],
  // Areas are counted as the results are, once per section and not once per record.
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'afterDistinct(hierarchy.lvl0)'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:15'],
  camelCaseAttributes: ['hierarchy', 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  queryLanguages: ['cs', 'en'],
  indexLanguages: ['cs', 'en'],
  ignorePlurals: ['cs', 'en'],
  removeStopWords: ['cs', 'en'],
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
} as const;

/** The site's synonyms in the form of the service. */
export function uploadedSynonyms(index: SearchIndex): {objectID: string; type: 'synonym'; synonyms: string[]}[] {
  return index.synonyms.map((group, number) => ({
    objectID: `glossary-${number}`,
    type: 'synonym',
    synonyms: [...group],
  }));
}
