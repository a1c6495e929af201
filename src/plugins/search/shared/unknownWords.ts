import type {QueryWord} from './words';
import {MATCH_OF_NAME, TYPO_CERTAINTY} from './weights';

const isNowhere = ({matches}: QueryWord) => !matches.some((strength) => strength > 0);

/**
 * Words of a query that are nowhere, if the others are enough to answer it: at least as many are certain as are not, and one
 * section has all of these, one as its name. Most of several words guessed, one by far, are no answer either.
 * @returns `undefined` when they are not
 */
export function ignoredWords(words: readonly QueryWord[]): QueryWord[] | undefined {
  const telling = words.filter(({stop}) => !stop);
  const nowhere = telling.filter(isNowhere);
  if (nowhere.length === 0) {
    const guessed = telling.filter(({certainty}) => certainty < 1);
    const isGuess = telling.length > 1 && guessed.length * 2 > telling.length;
    return isGuess && guessed.some(({certainty}) => certainty < TYPO_CERTAINTY[1]) ? undefined : [];
  }
  const certain = telling.filter((word) => word.certainty === 1 && !nowhere.includes(word));
  const isAnswered = certain[0]?.matches.some((_, unit) => {
    const strengths = certain.map(({matches}) => matches[unit]!);
    return Math.min(...strengths) > 0 && Math.max(...strengths) >= MATCH_OF_NAME;
  });
  return isAnswered && certain.length * 2 >= telling.length ? nowhere : undefined;
}
