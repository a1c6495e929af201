import type {EngineAnswer} from './engine';
import {bitCount} from './query';
import type {Token} from './tokenize';
import type {Marked} from './types';

/** The part of a text between two character offsets: `start` (inclusive) and `end` (exclusive). */
type Range = readonly [start: number, end: number];

/** Number of words before the first match of a snippet. */
const CONTEXT = 6;

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

  /** The first window with the most words of the query. */
  private bestWindow(text: string, size: number): Range {
    const tokens = this.tokensOf(text);
    const bits = tokens.map(this.answer.matcher);
    const matches = bits.flatMap((matched, at) => (matched ? [at] : []));
    if (matches.length === 0) {
      const sentence = FIRST_SENTENCE.exec(text)?.[0].length ?? text.length;
      return [0, Math.min(sentence, tokens[size]?.start ?? sentence)];
    }
    let best = {start: 0, words: 0};
    for (const match of matches) {
      const start = match < size / 2 ? 0 : Math.max(0, Math.min(match - CONTEXT, tokens.length - size));
      const words = bitCount(bits.slice(start, start + size).reduce((all, own) => all | own, 0));
      best = words > best.words ? {start, words} : best;
    }
    const end = best.start + size;
    return [best.start && tokens[best.start]!.start, end >= tokens.length ? text.length : tokens[end - 1]!.end];
  }
}
