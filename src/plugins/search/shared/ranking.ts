import {bitCount, type Query} from './query';
import type {SearchPage} from './types';
import type {IndexedSection} from './indexedSections';
import type {WordIndex} from './words';
import {MAX_REFINED, MAX_SECTIONS_OF_PAGE, WEIGHTS} from './weights';

export interface RankedSection {
  indexed: IndexedSection;
  score: number;
}

/** Moves results to the end when enough results before them are of the same page (`MAX_SECTIONS_OF_PAGE`). */
function diversifyPages(ranked: readonly RankedSection[]): RankedSection[] {
  const counts = new Map<SearchPage, number>();
  const isRepeated = ({indexed: {page}}: RankedSection) => {
    counts.set(page, (counts.get(page) ?? 0) + 1);
    return counts.get(page)! > MAX_SECTIONS_OF_PAGE;
  };
  const repeated = new Set(ranked.filter(isRepeated));
  return [...ranked.filter((one) => !repeated.has(one)), ...repeated];
}

/** Sections by how well they match the words of the query. */
function candidates({words}: Query, index: WordIndex): RankedSection[] {
  const weighted = words.map(({strengths, stop, certainty}) => {
    const onPages: number[] = [];
    strengths.forEach((strength, number) => {
      const {pageNumber} = index.indexedSections[number]!;
      onPages[pageNumber] = Math.max(onPages[pageNumber] ?? 0, strength);
    });
    const rarity = index.rarity(strengths.size) * (stop ? WEIGHTS.stopWord : 1);
    return {strengths, certainty, rarity, onPages};
  });
  const total = weighted.reduce((sum, {rarity}) => sum + rarity, 0);
  return index.indexedSections.flatMap((indexed) => {
    let score = 0;
    let share = 0;
    let pageScore = 0;
    for (const {strengths, certainty, rarity, onPages} of weighted) {
      const own = strengths.get(indexed.number) ?? 0;
      score += rarity * own;
      share += own > 0 ? (rarity * certainty) / total : 0;
      pageScore += rarity * (onPages[indexed.pageNumber] ?? 0);
    }
    const sum = score * share + pageScore * WEIGHTS.pageScore;
    const own = indexed.section.entry ? sum * WEIGHTS.entry : sum;
    return share >= WEIGHTS.minShare ? [{indexed, score: own}] : [];
  });
}

/** How well a phrase fits the query, from 0 to 1: the share of the query in the phrase times the reverse. */
function fit(phrase: string, {matcher, allWords}: Query, {tokensOf, rules}: WordIndex): number {
  const matched = tokensOf(phrase).flatMap((token) => (rules.stopWords.has(token.folded) ? [] : matcher(token)));
  const bits = matched.reduce((all, own) => all | own, 0) & allWords;
  return (
    (bitCount(bits) / Math.max(bitCount(allWords), 1)) * (matched.filter(Boolean).length / Math.max(matched.length, 1))
  );
}

/** Returns the sections that match the query and for which `accepts` returns true, best first. */
export function rank(query: Query, index: WordIndex, accepts: (indexed: IndexedSection) => boolean): RankedSection[] {
  const byScore = (a: RankedSection, b: RankedSection) => b.score - a.score || a.indexed.number - b.indexed.number;
  const ranked = candidates(query, index).sort(byScore);
  for (const candidate of ranked.slice(0, MAX_REFINED)) {
    const {heading, searchWords = []} = candidate.indexed.section;
    const phrases = [heading, ...(bitCount(query.allWords) > 1 ? searchWords : [])];
    const fits = phrases.map((phrase) => fit(phrase, query, index));
    candidate.score *= 1 + Math.max(...fits) * WEIGHTS.wholeHeading;
  }
  ranked.sort(byScore);
  // Filtered last, so that a facet counts exactly what choosing it will show.
  return diversifyPages(ranked.filter(({indexed}) => accepts(indexed)));
}
