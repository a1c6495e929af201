import {writeOffline} from './plugins/offline/writeOffline';
import {writeDownloads} from './plugins/reference-tables';
import {writeSearchIndex} from './plugins/search/node/writeSearchIndex';
import {writeAppManifest} from './plugins/site-output/appManifest';
import {writeContents} from './plugins/site-output/manuals';
import {writeHostFiles} from './plugins/site-output/hostFiles';
import {writeMarkdownCopies} from './plugins/site-output/markdownCopies';
import {writePageList} from './plugins/site-output/pageList';
import {readPages, writePages} from './plugins/site-output/pages';
import {addPolicies} from './plugins/site-output/policies';
import {addPreviews} from './plugins/site-output/previews';
import {writeRedirects} from './plugins/site-output/redirects';
import {writeRobots} from './plugins/site-output/robots';
import {addStyles} from './plugins/site-output/styles';
import type {Language, Site, Step} from './plugins/site-output/types';

/** Steps that run, in this order, after Docusaurus has rendered the pages of one language. */
export const LANGUAGE_STEPS: readonly Step<Language>[] = [
  {name: 'Redirects', reads: ['rendered'], writes: ['redirect pages'], run: writeRedirects},
  {name: 'Pages', reads: ['rendered', 'redirect pages'], writes: ['pages'], run: readPages},
  {
    name: 'Search index',
    reads: ['pages'],
    writes: ['search index', 'list of pages on the search page'],
    run: writeSearchIndex,
  },
  {name: 'Downloads', reads: [], writes: ['downloads'], run: writeDownloads},
  {name: 'App manifest', reads: [], writes: ['app manifest'], run: writeAppManifest},
  {name: 'Page list', reads: ['pages'], writes: ['page list'], run: writePageList},
  {name: 'Tables of contents', reads: ['pages'], writes: ['contents'], run: writeContents},
  {name: 'Markdown copies', reads: ['pages'], writes: ['Markdown copies'], run: writeMarkdownCopies},
  {name: 'Previews', reads: ['pages'], writes: ['previews in pages'], run: addPreviews},
  {name: 'Styles', reads: ['pages'], writes: ['styles in pages'], run: addStyles},
  {name: 'Policies', reads: ['pages', 'styles in pages'], writes: ['policies in pages'], run: addPolicies},
  {
    name: 'Page files',
    reads: ['list of pages on the search page', 'previews in pages', 'policies in pages'],
    writes: ['page files'],
    run: writePages,
  },
];

/** Steps that need all languages, in order; they run after the last language is built. */
export const SITE_STEPS: readonly Step<Site>[] = [
  {name: 'robots.txt', reads: [], writes: ['robots.txt'], run: writeRobots},
  {
    name: 'Offline',
    reads: ['page files', 'search index', 'downloads', 'app manifest', 'page list', 'contents', 'Markdown copies'],
    writes: ['offline list'],
    run: writeOffline,
  },
  {name: 'Files for hosts', reads: ['page files', 'offline list'], writes: ['host files'], run: writeHostFiles},
];
