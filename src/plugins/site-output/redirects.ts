import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {MAIN_DOC, REDIRECTS, type Redirect} from '../../config/redirects';
import type {Language, LanguageStep} from './types';

/** Everything that `postBuild` is given. */
type BuildProps = Parameters<NonNullable<Plugin<void>['postBuild']>>[0];

const ROOT = path.resolve(__dirname, '../../..');

/** The redirects that the pages of a language have; the test sites have other pages than the list is about. */
function redirectsOf({siteDir, baseUrl, routesPaths}: Pick<Language, 'siteDir' | 'baseUrl' | 'routesPaths'>) {
  const toMain: Redirect = {from: '/docs', to: `/docs/${MAIN_DOC}`};
  return [
    ...(routesPaths.includes(`${baseUrl}docs/${MAIN_DOC}/`) && !routesPaths.includes(`${baseUrl}docs/`)
      ? [toMain]
      : []),
    ...(siteDir === ROOT ? REDIRECTS : []),
  ];
}

/**
 * Writes a page at every old address, by the official plugin. It is called here because the policies must know its pages.
 * @throws when the target of a redirect does not exist
 */
export const writeRedirects: LanguageStep = async (language) => {
  const redirects = redirectsOf(language).map(({from, to}) => ({from, to}));
  const options = {id: 'default', fromExtensions: [], toExtensions: [], redirects};
  await clientRedirects(language, options)?.postBuild?.({...(language as BuildProps), content: undefined});
  return `${redirects.length} addresses`;
};
