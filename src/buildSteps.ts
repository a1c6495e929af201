import {inlineStyles} from './interventions/inline-styles/inlineStyles';
import {writeOffline} from './plugins/offline/writeOffline';
import {writeDownloads} from './plugins/reference-tables';
import {writeSearchIndex} from './plugins/search/node/writeSearchIndex';
import {writeContents} from './plugins/site-output/contents';
import {writeHostFiles} from './plugins/site-output/hostFiles';
import {writeMarkdownCopies} from './plugins/site-output/markdownCopies';
import {writePageList} from './plugins/site-output/pageList';
import {writePolicies} from './plugins/site-output/policies';
import {writeRedirects} from './plugins/site-output/redirects';
import {writeRobots} from './plugins/site-output/robots';
import {writeSecurityText} from './plugins/site-output/securityText';
import {writeSocialPictures} from './plugins/site-output/socialPictures';
import type {Language, Site, Step} from './plugins/site-output/types';

/** Everything that the build makes of the finished pages of a language, in order. */
export const LANGUAGE_STEPS: readonly Step<Language>[] = [
  {name: 'Search index', reads: ['text'], writes: ['search index'], run: writeSearchIndex},
  {name: 'Downloads', reads: [], writes: ['downloads'], run: writeDownloads},
  {name: 'Page list', reads: ['text'], writes: ['page list'], run: writePageList},
  {name: 'Tables of contents', reads: ['text'], writes: ['contents'], run: writeContents},
  {name: 'Markdown copies', reads: ['text'], writes: ['Markdown copies'], run: writeMarkdownCopies},
  {name: 'Redirects', reads: ['text'], writes: ['redirect pages'], run: writeRedirects},
  {name: 'Styles', reads: ['text'], writes: ['styles in pages'], run: inlineStyles},
  {
    name: 'Policies',
    reads: ['text', 'redirect pages', 'styles in pages'],
    writes: ['policies in pages'],
    run: writePolicies,
  },
];

/** Steps that run beside those, because they mostly keep native threads busy. They change no page. */
export const PARALLEL_STEPS: readonly Step<Language>[] = [
  {name: 'Social pictures', reads: ['text'], writes: ['social pictures'], run: writeSocialPictures},
];

/** Steps over all languages, after the last one. */
export const SITE_STEPS: readonly Step<Site>[] = [
  {name: 'robots.txt', reads: ['text'], writes: ['robots.txt'], run: writeRobots},
  {name: 'security.txt', reads: [], writes: ['security.txt'], run: writeSecurityText},
  {
    name: 'Offline',
    reads: ['policies in pages', 'search index', 'downloads', 'page list', 'contents'],
    writes: ['offline list'],
    run: writeOffline,
  },
  {
    name: 'Files for hosts',
    reads: ['policies in pages', 'redirect pages', 'offline list'],
    writes: ['host files'],
    run: writeHostFiles,
  },
];
