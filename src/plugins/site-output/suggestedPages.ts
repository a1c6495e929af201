import fs from 'node:fs/promises';
import path from 'node:path';
import {PAGE_LIST_FILE, type KnownPage} from '../../lib/nearestPages';
import {pagesOf} from './pages';
import type {LanguageStep} from './types';

/** Writes the list of pages that the 404 page may suggest. Leaves out unlisted pages and pages without a title. */
export const writeSuggestedPages: LanguageStep = async (language) => {
  const pages = pagesOf(language)
    .filter(({isListed, title}) => isListed && title !== '')
    .map(({route, title}): KnownPage => ({path: decodeURI(language.baseUrl) + route, title}));
  await fs.writeFile(path.join(language.outDir, PAGE_LIST_FILE), JSON.stringify(pages));
  return `${pages.length} pages`;
};
