import type {Query} from './query';
import type {SearchPage} from './types';
import {bitCount} from './bits';
import type {Unit} from './units';
import type {WordIndex} from './words';
import {MAX_REFINED, MAX_REPEATED_PAGES, MAX_SECTIONS_OF_PAGE, WEIGHTS} from './weights';

export interface RankedUnit {
  unit: Unit;
  score: number;
  /** Share of the query words that the heading has, from 0 to 1; 0 after the first `MAX_REFINED` results. */
  headingCoverage: number;
}

/** Moves results to the end when enough results before them are of the same page (`MAX_SECTIONS_OF_PAGE`). */
function diversifyPages(ranked: readonly RankedUnit[]): RankedUnit[] {
  const counts = new Map<SearchPage, number>();
  const first: RankedUnit[] = [];
  const rest: RankedUnit[] = [];
  let repeated = 0;
  for (const candidate of ranked) {
    const count = counts.get(candidate.unit.page) ?? 0;
    counts.set(candidate.unit.page, count + 1);
    const isRepeated = count > 0 && count < MAX_SECTIONS_OF_PAGE && repeated < MAX_REPEATED_PAGES;
    repeated += isRepeated ? 1 : 0;
    (count === 0 || isRepeated ? first : rest).push(candidate);
  }
  return [...first, ...rest];
}

/** Orders sections by their words, and raises those whose heading fits the query. */
export class Ranking {
  constructor(private readonly index: WordIndex) {}

  /** Returns the sections that match the query and for which `accepts` returns true, best first. */
  rank(query: Query, accepts: (unit: Unit) => boolean): RankedUnit[] {
    const byScore = (a: RankedUnit, b: RankedUnit) => b.score - a.score || a.unit.number - b.unit.number;
    const ranked = this.candidates(query).sort(byScore);
    ranked.slice(0, MAX_REFINED).forEach((candidate) => this.boostHeading(candidate, query));
    ranked.sort(byScore);
    // Filtered last, so that a facet counts exactly what choosing it will show.
    return diversifyPages(ranked.filter(({unit}) => accepts(unit)));
  }

  private candidates({words}: Query): RankedUnit[] {
    const {units} = this.index;
    const weighted = words.map(({strengths, stop, certainty}) => {
      const onPages: number[] = [];
      strengths.forEach((strength, unit) => {
        const {pageNumber} = units[unit]!;
        onPages[pageNumber] = Math.max(onPages[pageNumber] ?? 0, strength);
      });
      const rarity = this.index.rarity(strengths.size) * (stop ? WEIGHTS.stopWord : 1);
      return {strengths, certainty, rarity, onPages};
    });
    const total = weighted.reduce((sum, {rarity}) => sum + rarity, 0);
    return units.flatMap((unit) => {
      let score = 0;
      let share = 0;
      let pageScore = 0;
      for (const {strengths, certainty, rarity, onPages} of weighted) {
        const own = strengths.get(unit.number) ?? 0;
        score += rarity * own;
        share += own > 0 ? (rarity * certainty) / total : 0;
        pageScore += rarity * (onPages[unit.pageNumber] ?? 0);
      }
      const sum = score * share + pageScore * WEIGHTS.pageScore;
      const candidate = {unit, score: unit.section.entry ? sum * WEIGHTS.entry : sum, headingCoverage: 0};
      return share >= WEIGHTS.minShare ? [candidate] : [];
    });
  }

  /** Compares a phrase with the query. Returns the share of the query found in the phrase, and the reverse. */
  private overlap(phrase: string, {matcher, allWords}: Query): {ofQuery: number; ofPhrase: number} {
    const {stopWords} = this.index.rules;
    const words = this.index.tokensOf(phrase).filter(({folded}) => !stopWords.has(folded));
    const matched = words.map(matcher);
    const bits = matched.reduce((all, own) => all | own, 0);
    return {
      ofQuery: bitCount(bits & allWords) / Math.max(bitCount(allWords), 1),
      ofPhrase: matched.filter(Boolean).length / Math.max(words.length, 1),
    };
  }

  /** Raises a result's score if its heading or one of its `keywords` fits the query, and sets `headingCoverage`. */
  private boostHeading(candidate: RankedUnit, query: Query): void {
    const {section} = candidate.unit;
    const bonusOf = (phrase: string) => {
      const {ofQuery, ofPhrase} = this.overlap(phrase, query);
      return ofQuery * ofPhrase * WEIGHTS.wholeHeading;
    };
    const phrases = [section.heading, ...(bitCount(query.allWords) > 1 ? (section.keywords ?? []) : [])];
    candidate.headingCoverage = this.overlap(section.heading, query).ofQuery;
    candidate.score *= 1 + Math.max(...phrases.map(bonusOf));
  }
}
