import type {EngineAnswer} from './engine';
import {escapeHtml} from './markup';
import type {Token} from './tokenize';
import type {Highlight} from './types';
import {bitCount} from './bits';

interface HighlightStyle {
  before: string;
  after: string;
  ellipsis: string;
}

/** The part of a text between two character offsets: `start` (inclusive) and `end` (exclusive). */
type Range = readonly [start: number, end: number];

/** A snippet begins at most this many words after the first match: a limit for the time to choose it in a long text. */
const MAX_WINDOWS = 2000;

/** Highlights the words of a text that match a query. */
export class Highlighter {
  constructor(
    private readonly answer: EngineAnswer,
    private readonly tokensOf: (text: string) => readonly Token[],
    private readonly style: HighlightStyle,
  ) {}

  /** Returns the stretch of up to `size` words with the most query words, highlighted; the first words if none. */
  snippet(text: string, size: number): Highlight {
    const [start, end] = this.bestWindow(text, size);
    const {value, matchLevel} = this.mark(text, [start, end]);
    const {ellipsis} = this.style;
    return {value: (start > 0 ? ellipsis : '') + value + (end < text.length ? ellipsis : ''), matchLevel};
  }

  private mark(text: string, [start, end]: Range): Highlight {
    const {matcher, allWords} = this.answer;
    let value = '';
    let done = start;
    let bits = 0;
    for (const token of this.tokensOf(text)) {
      const matched = token.start >= start && token.end <= end ? matcher(token) : 0;
      if (matched) {
        bits |= matched;
        const word = escapeHtml(text.slice(token.start, token.end));
        value += escapeHtml(text.slice(done, token.start)) + this.style.before + word + this.style.after;
        done = token.end;
      }
    }
    value += escapeHtml(text.slice(done, end));
    return {value, matchLevel: bits === 0 ? 'none' : (bits & allWords) === allWords ? 'full' : 'partial'};
  }

  private bestWindow(text: string, size: number): Range {
    const tokens = this.tokensOf(text);
    if (tokens.length <= size) {
      return [0, text.length];
    }
    const bits = tokens.map(this.answer.matcher);
    const firstMatch = bits.findIndex((matched) => matched !== 0);
    const last = Math.min(tokens.length - size, firstMatch + MAX_WINDOWS);
    let best = {start: 0, score: -1};
    for (let start = Math.max(0, firstMatch - size); start <= last; start += 1) {
      let union = 0;
      let count = 0;
      for (let offset = 0; offset < size; offset += 1) {
        const matched = bits[start + offset]!;
        union |= matched;
        // A match in the middle of the window reads better than one at its edge.
        count += matched ? 1 + Math.min(offset, size - offset) / (size * 4) : 0;
      }
      const score = bitCount(union) * 10 + Math.min(count, 5);
      if (score > best.score) {
        best = {start, score};
      }
    }
    const end = best.start + size;
    return [
      best.start === 0 ? 0 : tokens[best.start]!.start,
      end >= tokens.length ? text.length : tokens[end - 1]!.end,
    ];
  }
}
