import {recordOf} from '../shared/record';
import type {DocSearchRecord, SearchIndex} from '../shared/types';
import {unitsOf} from '../shared/units';

/** A record as it is uploaded; the weights decide between records that match equally well. */
export interface UploadedRecord extends DocSearchRecord {
  [attribute: string]: unknown;
  weight: {pageRank: number; level: number; position: number};
}

/** Longest text of one record, in characters; keeps every record far below the limit of 10 kB of the free plan. */
const MAX_CONTENT_LENGTH = 1200;

/** As much text as fits, up to the end of a sentence where there is one. */
const PIECE = new RegExp(`.{1,${MAX_CONTENT_LENGTH}}(?<=[.!?…])(?=\\s|$)|.{1,${MAX_CONTENT_LENGTH}}`, 'gsu');

/** Cuts a text after sentences, so that a quoted piece reads as one. */
const pieces = (text: string): string[] => (text.match(PIECE) ?? []).map((piece) => piece.trim()).filter(Boolean);

/** Records of one language in the form of the DocSearch crawler: one per heading, and one per piece of its text. */
export function uploadedRecords(index: SearchIndex): UploadedRecord[] {
  return unitsOf(index.pages).flatMap((unit, position): UploadedRecord[] => {
    const record = recordOf(unit, index);
    const objectID = `${index.language}:${record.objectID}`;
    const weight = {pageRank: unit.page.tag === 'default' ? 0 : 1, level: 110 - unit.section.level * 10, position};
    const contents = pieces(unit.section.text).map((content, number) => ({
      ...record,
      objectID: `${objectID}:${number}`,
      type: 'content' as const,
      content,
      weight: {...weight, level: 0},
    }));
    return [{...record, objectID, content: null, weight}, ...contents];
  });
}

/** How the uploaded index searches; the same order of importance as the embedded engine's. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
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
