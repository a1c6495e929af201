import {keepStronger, type Lexicon, type Matches} from './lexicon';
import type {Query} from './query';
import type {SearchPage} from './types';
import {bitCount} from './bits';
import type {Unit} from './units';
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

/** Ranks sections by BM25 with a weight for each field, and then raises those whose heading fits the query. */
export class Ranking {
  constructor(
    private readonly units: readonly Unit[],
    private readonly pages: readonly SearchPage[],
    private readonly lexicon: Lexicon,
  ) {}

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
    const weighted = words.map(({matches, stop, certainty}) => ({
      matches,
      certainty,
      rarity: this.rarity(matches) * (stop ? WEIGHTS.stopWord : 1),
      onPages: this.bestOfPages(matches),
    }));
    const total = weighted.reduce((sum, {rarity}) => sum + rarity, 0);
    return this.units.flatMap((unit) => {
      let score = 0;
      let share = 0;
      let pageScore = 0;
      for (const {matches, certainty, rarity, onPages} of weighted) {
        const own = matches[unit.number]!;
        score += rarity * own;
        share += own > 0 ? (rarity * certainty) / total : 0;
        pageScore += rarity * onPages[unit.pageNumber]!;
      }
      const sum = score * share + pageScore * WEIGHTS.pageScore;
      const candidate = {unit, score: unit.section.entry ? sum * WEIGHTS.entry : sum, headingCoverage: 0};
      return share >= WEIGHTS.minShare ? [candidate] : [];
    });
  }

  /** Returns the inverse document frequency of a word with these matches, as in BM25. */
  private rarity(matches: Matches): number {
    const sections = matches.reduce((count, strength) => count + (strength > 0 ? 1 : 0), 0);
    return Math.log(1 + (this.units.length - sections + 0.5) / (sections + 0.5));
  }

  /** Returns the strength of the best match on each page. The array index is the page number. */
  private bestOfPages(matches: Matches): Matches {
    const best = new Float64Array(this.pages.length);
    matches.forEach((strength, unit) => keepStronger(best, this.units[unit]!.pageNumber, strength));
    return best;
  }

  /** Compares a phrase with the query. Returns the share of the query found in the phrase, and the reverse. */
  private overlap(phrase: string, {matcher, allWords}: Query): {ofQuery: number; ofPhrase: number} {
    const {stopWords} = this.lexicon.rules;
    const words = this.lexicon.tokensOf(phrase).filter(({folded}) => !stopWords.has(folded));
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
