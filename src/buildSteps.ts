import {writeOffline} from './plugins/offline/writeOffline';
import {writeDownloads} from './plugins/reference-tables';
import {writeSearchIndex} from './plugins/search/node/writeSearchIndex';
import {writeContents} from './plugins/site-output/contents';
import {writeHostFiles} from './plugins/site-output/hostFiles';
import {writeMarkdownCopies} from './plugins/site-output/markdownCopies';
import {writePageList} from './plugins/site-output/pageList';
import {readPages, writePages} from './plugins/site-output/pages';
import {addPolicies} from './plugins/site-output/policies';
import {writeRedirects} from './plugins/site-output/redirects';
import {writeRobots} from './plugins/site-output/robots';
import {writeSocialPictures} from './plugins/site-output/socialPictures';
import {addStyles} from './plugins/site-output/styles';
import type {Language, Site, Step} from './plugins/site-output/types';

/** Everything that the build makes of the finished pages of a language, in order. */
export const LANGUAGE_STEPS: readonly Step<Language>[] = [
  // Their pages are read like all others.
  {name: 'Redirects', run: writeRedirects},
  {name: 'Pages', run: readPages},
  {name: 'Social pictures', run: writeSocialPictures, inBackground: true},
  {name: 'Search index', run: writeSearchIndex},
  {name: 'Downloads', run: writeDownloads},
  {name: 'Page list', run: writePageList},
  {name: 'Tables of contents', run: writeContents},
  {name: 'Markdown copies', run: writeMarkdownCopies},
  {name: 'Styles', run: addStyles},
  // A policy names the styles of its page.
  {name: 'Policies', run: addPolicies},
  {name: 'Page files', run: writePages},
];

/** Steps over all languages, after the last one. */
export const SITE_STEPS: readonly Step<Site>[] = [
  {name: 'robots.txt', run: writeRobots},
  // Lists what the steps of all languages have written.
  {name: 'Offline', run: writeOffline},
  {name: 'Files for hosts', run: writeHostFiles},
];
