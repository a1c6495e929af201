import {raise, type Lexicon, type Matches} from './lexicon';
import {Names} from './names';
import type {Query, TokenMatcher} from './query';
import type {Token} from './tokenize';
import type {SearchPage} from './types';
import {bitCount} from './typos';
import type {Unit} from './units';
import {
  COMMON_HEADING,
  ENTRY,
  HEADING_BONUS,
  MAX_REFINED,
  MIN_OF_BEST,
  MIN_SHARE,
  NEARLY_AS_GOOD,
  PROXIMITY_BONUS,
  OUTSIDE_MANUAL,
  PAGE_CONTEXT,
  PAGE_SHARE,
  STOP_WORD,
  WHOLE_HEADING_BONUS,
} from './weights';

export interface RankedUnit {
  unit: Unit;
  score: number;
  /** Share of the words of the query that the section's own heading or title answers, between 0 and 1. */
  headingAnswers: number;
  /** Whether the query, or another way of saying it, is a name of the page. */
  isNamed: boolean;
}

/** Headings that many pages share. */
function commonHeadings(pages: readonly SearchPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const {sections} of pages) {
    for (const heading of new Set(sections.filter(({level}) => level > 1).map((section) => section.heading))) {
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count > Math.max(5, pages.length / 10)).map(([heading]) => heading));
}

/** 1 when all words are adjacent somewhere, less the further apart, 0 when no two are within a short window. */
function proximity(tokens: readonly Token[], matcher: TokenMatcher, wordCount: number): number {
  const window = wordCount * 3;
  const places: {position: number; bits: number}[] = [];
  let best = 0;
  tokens.forEach((token, position) => {
    const bits = matcher(token);
    if (!bits) {
      return;
    }
    places.push({position, bits});
    let together = 0;
    for (let back = places.length - 1; back >= 0 && position - places[back]!.position < window; back -= 1) {
      together |= places[back]!.bits;
      const distance = position - places[back]!.position + 1;
      const count = bitCount(together);
      if (count > 1) {
        best = Math.max(best, (count / wordCount) * (count / Math.max(distance, count)));
      }
    }
  });
  return best;
}

/**
 * The top of a page comes after a section of it that is nearly as good and whose heading answers more words of the query.
 */
function preferSections(ranked: readonly RankedUnit[]): void {
  const tops = new Map(ranked.filter(({unit}) => unit.section.level === 1).map((top) => [top.unit.page, top]));
  const sections = new Map<SearchPage, RankedUnit>();
  for (const candidate of ranked) {
    const {unit, score, headingAnswers} = candidate;
    const top = tops.get(unit.page);
    const saysMore = top && unit.section.level > 1 && headingAnswers > top.headingAnswers;
    if (saysMore && score > (sections.get(unit.page)?.score ?? top.score * NEARLY_AS_GOOD)) {
      sections.set(unit.page, candidate);
    }
  }
  for (const [page, section] of sections) {
    const top = tops.get(page);
    if (top && top.score > section.score) {
      [top.score, section.score] = [section.score, top.score];
    }
  }
}

/**
 * Orders sections by BM25 over weighted fields. Each word of a query counts once, by the best way in which a section answers
 * it; then the first results are looked at closely.
 */
export class Ranking {
  private readonly commonHeadings: ReadonlySet<string>;
  private readonly names: Names;

  constructor(
    private readonly units: readonly Unit[],
    private readonly pages: readonly SearchPage[],
    private readonly lexicon: Lexicon,
  ) {
    this.commonHeadings = commonHeadings(pages);
    this.names = new Names(units, lexicon.rules);
  }

  /** Sections that answer, best first. */
  rank(query: Query, accepts: (unit: Unit) => boolean): RankedUnit[] {
    const ranked = this.candidates(query).sort((a, b) => b.score - a.score);
    ranked.slice(0, MAX_REFINED).forEach((candidate) => this.refine(candidate, query));
    this.useNames(ranked, query);
    preferSections(ranked);
    const best = ranked.reduce((most, {score}) => Math.max(most, score), 0);
    ranked.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.score - a.score || a.unit.number - b.unit.number);
    // Filtered last, so that a facet counts exactly what choosing it will show.
    return ranked.filter(({unit, score}) => score >= best * MIN_OF_BEST && accepts(unit));
  }

  /** Sections that match enough of the query, and how well. */
  private candidates({words}: Query): RankedUnit[] {
    const weighed = words.map(({matches, stop, certainty}) => ({
      matches,
      stop,
      certainty,
      rarity: this.rarity(matches) * (stop ? STOP_WORD : 1),
      onPages: this.bestOfPages(matches),
    }));
    const total = weighed.reduce((sum, {rarity}) => sum + rarity, 0);
    return this.units.flatMap((unit) => {
      let score = 0;
      let share = 0;
      let isCandidate = false;
      for (const {matches, stop, certainty, rarity, onPages} of weighed) {
        const own = matches[unit.number]!;
        const onPage = onPages[unit.pageNumber]! * PAGE_CONTEXT;
        isCandidate ||= own > 0 && !stop;
        score += rarity * Math.max(own, onPage);
        share += rarity * certainty * (own > 0 ? 1 : onPage > 0 ? PAGE_SHARE : 0);
      }
      share /= total;
      return isCandidate && share >= MIN_SHARE ? [{unit, score: score * share, headingAnswers: 0, isNamed: false}] : [];
    });
  }

  /** Whether the title of the page answers most of the query. */
  private isTitled({title}: SearchPage, matcher: TokenMatcher, allWords: number): boolean {
    const bits = this.lexicon.tokensOf(title).reduce((all, token) => all | matcher(token), 0);
    return bitCount(bits & allWords) * 2 > bitCount(allWords);
  }

  /** Rarity of a word by the sections that answer it, as in BM25. */
  private rarity(matches: Matches): number {
    const sections = matches.reduce((count, strength) => count + (strength > 0 ? 1 : 0), 0);
    return Math.log(1 + (this.units.length - sections + 0.5) / (sections + 0.5));
  }

  /** The best match on each page, by the number of the page. */
  private bestOfPages(matches: Matches): Matches {
    const best = new Float64Array(this.pages.length);
    matches.forEach((strength, unit) => raise(best, this.units[unit]!.pageNumber, strength));
    return best;
  }

  /** Pages that are called exactly like the query, in either language. */
  private useNames(ranked: readonly RankedUnit[], {phrasings}: Query): void {
    const named = new Set(phrasings.flatMap((tokens) => this.names.pagesCalled(tokens)));
    for (const candidate of ranked) {
      candidate.isNamed = named.has(candidate.unit.number);
    }
  }

  /** How much of the query a heading answers, and the reward, higher when it is about nothing else. */
  private about(heading: string, {matcher, allWords}: Query) {
    const {stopWords} = this.lexicon.rules;
    const words = this.lexicon
      .tokensOf(heading)
      .filter(({folded}) => !stopWords.has(folded))
      .map(matcher);
    const bits = words.reduce((all, own) => all | own, 0);
    const answered = bitCount(bits & allWords) / Math.max(bitCount(allWords), 1);
    const coverage = words.filter(Boolean).length / Math.max(words.length, 1);
    return {answered, bonus: answered * (WHOLE_HEADING_BONUS * coverage + HEADING_BONUS)};
  }

  /** Rewards a heading, or readers' words for what several words ask, about nothing else, and words that are near each other. */
  private refine(candidate: RankedUnit, query: Query): void {
    const {matcher, allWords} = query;
    const {page, section} = candidate.unit;
    const wordCount = bitCount(allWords);
    const {answered, bonus} = this.about(section.heading, query);
    const asked = wordCount > 1 ? (section.keywords ?? []) : [];
    candidate.headingAnswers = answered;
    candidate.score *= 1 + Math.max(bonus, ...asked.map((phrase) => this.about(phrase, query).bonus));
    if (wordCount > 1) {
      candidate.score *= 1 + PROXIMITY_BONUS * proximity(this.lexicon.tokensOf(section.text), matcher, wordCount);
    }
    candidate.score *= page.tag === 'default' && !this.isTitled(page, matcher, allWords) ? OUTSIDE_MANUAL : 1;
    candidate.score *= section.entry ? ENTRY : 1;
    candidate.score *= this.commonHeadings.has(section.heading) ? COMMON_HEADING : 1;
  }
}
