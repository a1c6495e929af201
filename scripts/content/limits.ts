/** Limits that keep texts short and sure. A text above a limit is rewritten; the limit stays. */
import {LOCALES, type Locale} from '../../src/config/locales';
import {at, isComponent, nodesOf, rangeOf, wordCount, wordsIn, type Finding, type Nodes, type Source} from './source';

/** Largest permitted numbers. `perLanguage` counts all pages of a language together. */
export const LIMITS = {
  documentWords: 1900,
  cellWords: 45,
  sentenceWords: 40,
  perLanguage: {marks: 30, phrases: 12},
} as const;

/** The text of a paragraph or cell, with code and without marks. A formula is one word, which may begin a sentence. */
const textOf = (node: Nodes): string =>
  [...nodesOf(node)]
    .map((part) =>
      part.type === 'inlineMath' ? 'F' : part.type === 'text' || part.type === 'inlineCode' ? part.value : '',
    )
    .join('');

/** Checks the numbers of words of a document, of each cell, and of each sentence. */
export function lengths(page: Source): Finding[] {
  const {documentWords, cellWords, sentenceWords} = LIMITS;
  const sentences = new Intl.Segmenter(page.language, {granularity: 'sentence'});
  const findings: Finding[] = [];
  /** Reports a number above its limit. */
  const check = (offset: number, what: string, words: number, limit: number, remedy: string) => {
    if (words > limit) {
      findings.push(at(page, offset, `${what} has ${words} words; at most ${limit}: ${remedy}`));
    }
  };
  if (page.kind === 'doc') {
    check(0, 'the document', wordCount(page), documentWords, 'cut what another page says, and link to it');
  }
  for (const node of nodesOf(page.root)) {
    const [start] = rangeOf(node);
    if (node.type === 'tableCell') {
      check(start, 'a cell', wordsIn(textOf(node)), cellWords, 'move the explanation below the table');
    } else if (node.type === 'paragraph') {
      for (const {segment} of sentences.segment(textOf(node))) {
        check(start, 'a sentence', wordsIn(segment), sentenceWords, 'write two sentences');
      }
    }
  }
  return findings;
}

type Counted = keyof typeof LIMITS.perLanguage;

const PHRASES: Readonly<Record<Locale, RegExp>> = {
  cs: /(?<!\p{L})(?:není|nejsou) znám\p{L}*|otevřen\p{L}+ otáz\p{L}+/giu,
  en: /\b(?:is|are)(?:n't| not) known\b|\bopen questions?\b/gi,
};

/** What is counted in a page, with its name and the remedy. */
const COUNTS: Readonly<Record<Counted, readonly [count: (page: Source) => number, what: string]>> = {
  marks: [
    ({root}) => [...nodesOf(root)].filter((node) => isComponent(node) && node.name === 'Certainty').length,
    'marks <Certainty>; keep those where a wrong statement could do harm; write an instruction that is right either way',
  ],
  phrases: [
    ({root, language}) => textOf(root).match(PHRASES[language])?.length ?? 0,
    'phrases such as „není známo“, "isn\'t known", "open question"; say what to do, or delete the sentence',
  ],
};

/** Checks the totals of all pages in a language. Names the page that contributes most. */
export function totals(
  pages: readonly Source[],
  limits: Readonly<Record<Counted, number>> = LIMITS.perLanguage,
): Finding[] {
  return LOCALES.flatMap((language) =>
    (Object.keys(COUNTS) as Counted[]).flatMap((kind): Finding[] => {
      const [count, what] = COUNTS[kind];
      const counted = pages
        .filter((page) => page.language === language)
        .map((page) => ({file: page.path, number: count(page)}))
        .sort((a, b) => b.number - a.number);
      const total = counted.reduce((sum, {number}) => sum + number, 0);
      const [most] = counted;
      const message = `${most?.number} of ${total} (at most ${limits[kind]} in ${language}) ${what}`;
      return most && total > limits[kind] ? [{file: most.file, line: 1, message}] : [];
    }),
  );
}
