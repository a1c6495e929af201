import {parseQuery, type Query} from './query';
import {rank, type RankedSection} from './ranking';
import {LANGUAGE_RULES} from './stem';
import {Thesaurus} from './thesaurus';
import {fold, tokenize} from './tokenize';
import type {SearchIndex, SearchPage} from './types';
import {indexedSectionsOf, type IndexedSection} from './indexedSections';
import {WordIndex} from './words';
import {MAX_CORRECTED_WORDS} from './weights';

/** Maximum number of suggestions made from a query's words. Fixed suggestions of the index are not limited. */
const MAX_SUGGESTIONS = 3;

export interface EngineAnswer extends Query {
  ranked: RankedSection[];
}

/** Full-text search in one language. Words match exactly, or by stem, prefix, typo or synonym, without diacritics. */
export class SearchEngine {
  readonly indexedSections: IndexedSection[] = [];
  private pageCount = 0;
  readonly words: WordIndex;
  private readonly thesaurus: Thesaurus;

  constructor(readonly index: SearchIndex) {
    this.words = new WordIndex(this.indexedSections, LANGUAGE_RULES[index.language]);
    this.thesaurus = new Thesaurus(index.synonyms);
    index.pages.forEach((page) => this.add(page));
  }

  /** Adds a page that is not in the index that the engine was made from. */
  add(page: SearchPage): void {
    const indexedSections = indexedSectionsOf(page, this.pageCount, this.indexedSections.length);
    this.pageCount += 1;
    this.indexedSections.push(...indexedSections);
    this.words.add(indexedSections);
  }

  /** Returns matching sections that pass `accepts`, best first. A blank query matches all, mere punctuation none. */
  search(typed: string, accepts: (indexed: IndexedSection) => boolean = () => true): EngineAnswer {
    const query = parseQuery(typed, this.words, this.thesaurus);
    const all = () => this.indexedSections.filter(accepts).map((indexed) => ({indexed, score: 0}));
    return {...query, ranked: query.isEmpty ? all() : rank(query, this.words, accepts)};
  }

  /** Returns corrected or shorter queries that have results, else the fixed suggestions of the index. */
  suggest(typed: string): string[] {
    const corrected = tokenize(typed, MAX_CORRECTED_WORDS).flatMap(({exact, folded}) =>
      this.words.word(folded).terms.size > 0 ? [exact] : (this.words.nearest(folded) ?? []),
    );
    const contentWords = corrected.filter((word) => !this.words.rules.stopWords.has(fold(word)));
    const suggestions: string[] = [];
    for (const attempt of new Set([corrected.join(' '), contentWords.join(' '), ...contentWords])) {
      const isNew = attempt.length > 2 && attempt !== typed.trim().toLowerCase();
      if (suggestions.length < MAX_SUGGESTIONS && isNew && this.search(attempt).ranked.length > 0) {
        suggestions.push(attempt);
      }
    }
    return suggestions.length > 0 ? suggestions : [...this.index.suggestions];
  }
}
