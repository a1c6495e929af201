/** Limits that keep texts short and sure. A text above a limit is rewritten; the limit stays. */
import {LOCALES, type Locale} from '../../src/config/locales';
import {at, isComponent, nodesOf, rangeOf, wordCount, wordsIn, type Finding, type Nodes, type Page} from './page';

/** Largest permitted numbers. `perLanguage` counts all pages of a language together. */
export const LIMITS = {
  documentWords: 1900,
  cellWords: 45,
  sentenceWords: 40,
  perLanguage: {marks: 30, phrases: 12, references: 120},
} as const;

/** The text of a paragraph or cell, with code and without marks. A formula is one word, which may begin a sentence. */
const textOf = (node: Nodes): string =>
  [...nodesOf(node)]
    .map((part) =>
      part.type === 'inlineMath' ? 'F' : part.type === 'text' || part.type === 'inlineCode' ? part.value : '',
    )
    .join('');

/** Checks the numbers of words of a document, of each cell, and of each sentence. */
export function lengths(page: Page): Finding[] {
  const {documentWords, cellWords, sentenceWords} = LIMITS;
  const sentences = new Intl.Segmenter(page.language, {granularity: 'sentence'});
  const words = wordCount(page);
  const ofDocument =
    page.kind === 'doc' && words > documentWords
      ? [
          at(
            page,
            0,
            `${words} words; a document has at most ${documentWords}: cut what another page says, and link to it`,
          ),
        ]
      : [];
  const ofParts = [...nodesOf(page.root)].flatMap((node): Finding[] => {
    if (node.type !== 'tableCell' && node.type !== 'paragraph') {
      return [];
    }
    const [start] = rangeOf(node);
    const text = textOf(node);
    const total = wordsIn(text);
    if (node.type === 'tableCell' && total > cellWords) {
      return [at(page, start, `a cell has ${total} words; at most ${cellWords}: move the explanation below the table`)];
    }
    const longest = Math.max(0, ...[...sentences.segment(text)].map(({segment}) => wordsIn(segment)));
    return longest > sentenceWords
      ? [at(page, start, `a sentence has ${longest} words; at most ${sentenceWords}: write two sentences`)]
      : [];
  });
  return [...ofDocument, ...ofParts];
}

type Counted = keyof typeof LIMITS.perLanguage;

const PHRASES: Readonly<Record<Locale, RegExp>> = {
  cs: /(?<!\p{L})(?:není|nejsou) znám\p{L}*|otevřen\p{L}+ otáz\p{L}+/giu,
  en: /\b(?:is|are)(?:n't| not) known\b|\bopen questions?\b/gi,
};

/** What is counted in a page, with the remedy. */
const COUNTS: Readonly<Record<Counted, {count: (page: Page) => number; what: string; remedy: string}>> = {
  marks: {
    count: ({root}) => [...nodesOf(root)].filter((node) => isComponent(node) && node.name === 'Certainty').length,
    what: 'marks <Certainty>',
    remedy: 'keep those where a wrong statement could do harm; write an instruction that is right either way',
  },
  phrases: {
    count: ({root, language}) => textOf(root).match(PHRASES[language])?.length ?? 0,
    what: 'phrases such as „není známo“, "isn\'t known", "open question"',
    remedy: 'say what to do, or delete the sentence',
  },
  references: {
    count: ({language, text}) => (language === 'en' ? (text.match(/\bsee \[/gi)?.length ?? 0) : 0),
    what: '"see [" in English',
    remedy: "link the sentence's own words",
  },
};

/** Checks what the pages of a language hold together. Names the three pages with most. */
export function totals(
  pages: readonly Page[],
  limits: Readonly<Record<Counted, number>> = LIMITS.perLanguage,
): Finding[] {
  return LOCALES.flatMap((language) =>
    (Object.keys(COUNTS) as Counted[]).flatMap((kind): Finding[] => {
      const {count, what, remedy} = COUNTS[kind];
      const counted = pages
        .filter((page) => page.language === language)
        .map((page) => ({file: page.path, number: count(page)}))
        .sort((a, b) => b.number - a.number);
      const total = counted.reduce((sum, {number}) => sum + number, 0);
      const [first, ...others] = counted.slice(0, 3);
      if (!first || total <= limits[kind]) {
        return [];
      }
      const most = others.map(({file, number}) => `${number} in ${file}`).join(', ');
      const message = `${first.number} of ${total} ${what}, at most ${limits[kind]} in ${language}; ${remedy} (also ${most})`;
      return [{file: first.file, line: 1, message}];
    }),
  );
}
