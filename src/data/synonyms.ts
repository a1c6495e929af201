import fs from 'node:fs';
import path from 'node:path';
import type {Localized} from '../config/locales';
import {GLOSSARY, type GlossaryTerm} from './glossary';

/** Words that mean the same, in both languages; comments in the file say how it is written. */
const LISTED = fs
  .readFileSync(path.join(__dirname, 'synonyms.txt'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/,\n +/g, ', ')
  .split('\n')
  .filter((line) => line !== '');

/** Informal words for a term of the glossary, by its id. */
const INFORMAL = new Map(
  LISTED.filter((line) => line.startsWith('@')).map((line) => {
    const [id = '', words = ''] = line.slice(1).split(': ');
    if (!GLOSSARY.some((term) => term.id === id)) {
      throw new Error(`src/data/synonyms.txt: @${id} is no term of src/data/glossary.ts. Correct the id.`);
    }
    return [id, words.split(', ')];
  }),
);

/** Whether a term names one concept. "connect / disconnect" names two, and opposites must not be synonyms. */
const isOneConcept = ({term}: GlossaryTerm) => !term.cs.includes('/') && !term.en.includes('/');

/** All groups of synonyms, in both languages. A search for one synonym also finds the others. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ...GLOSSARY.filter(isOneConcept).map(({id, term, synonyms}) => [
    ...new Set([term.cs, term.en, ...(synonyms?.cs ?? []), ...(synonyms?.en ?? []), ...(INFORMAL.get(id) ?? [])]),
  ]),
  ...LISTED.filter((line) => !line.startsWith('@')).map((line) => line.split(', ')),
];

/**
 * Queries that the search suggests when the reader's query has no results. Corrected or shorter forms of that query
 * take precedence when they have results.
 */
export const SUGGESTIONS: Localized<readonly string[]> = {
  cs: ['měřicí bod', 'heslo Bluetooth', 'nejčastější problémy'],
  en: ['measurement point', 'Bluetooth password', 'common problems'],
};
