import {writeOffline} from './plugins/offline/writeOffline';
import {writeDownloads} from './plugins/reference-tables';
import {writeSearchIndex} from './plugins/search/node/writeSearchIndex';
import {writeAppManifest} from './plugins/site-output/appManifest';
import {writeContents} from './plugins/site-output/tablesOfContents';
import {writeHostFiles} from './plugins/site-output/hostFiles';
import {writeMarkdownCopies} from './plugins/site-output/markdownCopies';
import {writeSuggestedPages} from './plugins/site-output/suggestedPages';
import {readPages, writePages} from './plugins/site-output/pages';
import {addPolicies} from './plugins/site-output/policies';
import {writeRedirects} from './plugins/site-output/redirects';
import {addStyles} from './plugins/site-output/styles';
import type {LanguageStep, SiteStep} from './plugins/site-output/types';

/** Steps that run, in this order, after Docusaurus has rendered the pages of one language, by their name in the log. */
export const LANGUAGE_STEPS: Readonly<Record<string, LanguageStep>> = {
  Redirects: writeRedirects,
  // From here on, steps read pages; those that change them come before "Page files".
  Pages: readPages,
  'Search index': writeSearchIndex,
  Downloads: writeDownloads,
  'App manifest': writeAppManifest,
  'Suggested pages': writeSuggestedPages,
  'Tables of contents': writeContents,
  'Markdown copies': writeMarkdownCopies,
  Styles: addStyles,
  // A policy names the hashes of the styles.
  Policies: addPolicies,
  'Page files': writePages,
};

/** Steps that need all languages, in order; they run after the last language is built. */
export const SITE_STEPS: Readonly<Record<string, SiteStep>> = {
  Offline: writeOffline,
  'Files for hosts': writeHostFiles,
};
