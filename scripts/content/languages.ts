import type {SourceFile} from './pages';
import {maskedProse, type Finding} from './rules';

/** Small words that no text of the language goes without, and the other language does not have. */
const TELLING: Readonly<Record<'cs' | 'en', ReadonlySet<string>>> = {
  cs: new Set(
    'je se na pro který která které nebo jako jsou není podle také tento tato při aby až když než'.split(' '),
  ),
  en: new Set('the and of is are with for which that this from when not your you it by an be can has have'.split(' ')),
};

/** So many of them in a sentence make it one of the other language. */
const SENTENCE_IN_OTHER_LANGUAGE = 3;

const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Sentences of the other language, and lines of more than a name that are the same in both. */
export function untranslated(cs: SourceFile, en: SourceFile): Finding[] {
  const foreign = ({path, text}: SourceFile, own: 'cs' | 'en') => {
    const other = own === 'cs' ? 'en' : 'cs';
    return maskedProse(text).flatMap(({text: line, number}) =>
      // Quoted labels of the portal and the app are English on purpose.
      line
        .replace(/\*\*[^*]+\*\*|\*[^*]+\*|„[^“]*“|“[^”]*”|"[^"]*"/gu, ' ')
        .split(/(?<=[.!?:|])\s+|\|/u)
        .filter((sentence) => {
          const found = words(sentence);
          const count = (language: 'cs' | 'en') => found.filter((word) => TELLING[language].has(word)).length;
          return count(other) >= SENTENCE_IN_OTHER_LANGUAGE && count(other) > count(own);
        })
        .map((sentence) => ({
          file: path,
          line: number,
          message: `"${sentence.trim().slice(0, 60)}" is not ${own === 'cs' ? 'Czech' : 'English'}; translate it`,
        })),
    );
  };
  const source = new Set(maskedProse(cs.text).map(({text}) => text.trim()));
  const same = maskedProse(en.text)
    .filter(({text}) => !text.includes('|') && words(text).length > 4 && source.has(text.trim()))
    .map(({text, number}) => ({
      file: en.path,
      line: number,
      message: `"${text.trim().slice(0, 60)}" is the same as in ${cs.path}; translate it`,
    }));
  return [...foreign(cs, 'cs'), ...foreign(en, 'en'), ...same];
}

/** Longest sentence, in words, that a reader follows at the first reading. */
const LONG_SENTENCE = 40;

/** Most words of a page that a reader looks for one answer in. */
const LONG_PAGE = 1800;

/** Advice about sentences and pages that could be shorter. */
export function lengthHints({path, text}: SourceFile): Finding[] {
  const lines = maskedProse(text);
  const total = lines.reduce((sum, {text: line}) => sum + words(line).length, 0);
  const long = lines.flatMap(({text: line, number}) =>
    line
      .split(/(?<=[.!?…:;])\s+|\|/u)
      .map((sentence) => ({sentence, count: words(sentence).length}))
      .filter(({count}) => count > LONG_SENTENCE)
      .map(({sentence, count}) => ({
        file: path,
        line: number,
        message: `a sentence of ${count} words ("${sentence.trim().slice(0, 40)}…"); two shorter ones read better`,
        hint: true as const,
      })),
  );
  return total > LONG_PAGE
    ? [...long, {file: path, line: 1, message: `${total} words; consider two pages`, hint: true as const}]
    : long;
}
