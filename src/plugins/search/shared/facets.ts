import type {RankedUnit} from './ranking';
import type {SearchIndex, SearchRequest} from './types';
import type {Unit} from './units';

type Test = (unit: Unit) => boolean;

function facetValue(unit: Unit, attribute: string, index: SearchIndex): string | undefined {
  switch (attribute) {
    case 'language':
      return index.language;
    case 'docusaurus_tag':
      return unit.page.tag;
    case 'hierarchy.lvl0':
      return unit.page.area;
    default:
      return undefined;
  }
}

function filterTest(filter: string, index: SearchIndex): Test {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  return (unit) => facetValue(unit, filter.slice(0, colon), index) === value;
}

/** Returns a test: a section must match all entries of `filters`. It matches a list if it matches one filter in it. */
export function facetTest(filters: SearchRequest['facetFilters'], index: SearchIndex): Test {
  const list = typeof filters === 'string' ? [filters] : (filters ?? []);
  const tests = list.map((entry): Test => {
    const choices = (typeof entry === 'string' ? [entry] : entry).map((filter) => filterTest(filter, index));
    return (unit) => choices.some((test) => test(unit));
  });
  return (unit) => tests.every((test) => test(unit));
}

/** Counts the found sections by facet and value, e.g. `{'hierarchy.lvl0': {Hardware: 3, General: 1}}`. */
export function countFacets(
  ranked: readonly RankedUnit[],
  attributes: readonly string[],
  index: SearchIndex,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    attributes.map((attribute) => {
      const counts: Record<string, number> = {};
      for (const {unit} of ranked) {
        const value = facetValue(unit, attribute, index);
        if (value !== undefined) {
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      return [attribute, counts];
    }),
  );
}
