import {bitCount} from './bits';
import type {EngineAnswer} from './engine';
import type {Token} from './tokenize';
import type {Marked} from './types';

/** The part of a text between two character offsets: `start` (inclusive) and `end` (exclusive). */
type Range = readonly [start: number, end: number];

/** A snippet begins at most this many words after the first match: a limit for the time to choose it in a long text. */
const MAX_WINDOWS = 2000;

/** Matches up to a full stop before a capital letter, so that abbreviations such as "např." do not end a sentence. */
const FIRST_SENTENCE = /^.+?[.!?…](?=\s+\p{Lu})/su;

const ELLIPSIS = {text: '…'};

/** Highlights the words of a text that match a query. */
export class Highlighter {
  constructor(
    private readonly answer: EngineAnswer,
    private readonly tokensOf: (text: string) => readonly Token[],
  ) {}

  /** Returns the stretch of up to `size` words with the most query words; the first sentence if the text has none. */
  snippet(text: string, size: number): Marked {
    const [start, end] = this.bestWindow(text, size);
    const isSentence = /[.!?…]$/.test(text.slice(0, end));
    return [
      ...(start > 0 ? [ELLIPSIS] : []),
      ...this.mark(text, [start, end]),
      ...(end < text.length && !isSentence ? [ELLIPSIS] : []),
    ];
  }

  /** Marks the matching words of a text, or of a part of it. */
  mark(text: string, [start, end]: Range = [0, text.length]): Marked {
    const parts: {text: string; marked?: true}[] = [];
    let done = start;
    const addPlain = (to: number) => to > done && parts.push({text: text.slice(done, to)});
    for (const token of this.tokensOf(text)) {
      if (token.start >= start && token.end <= end && this.answer.matcher(token)) {
        addPlain(token.start);
        parts.push({text: text.slice(token.start, token.end), marked: true});
        done = token.end;
      }
    }
    addPlain(end);
    return parts;
  }

  private bestWindow(text: string, size: number): Range {
    const tokens = this.tokensOf(text);
    const bits = tokens.map(this.answer.matcher);
    const firstMatch = bits.findIndex((matched) => matched !== 0);
    if (firstMatch < 0) {
      const sentence = FIRST_SENTENCE.exec(text)?.[0].length ?? text.length;
      return [0, Math.min(sentence, tokens[size]?.start ?? sentence)];
    }
    if (tokens.length <= size) {
      return [0, text.length];
    }
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
