import {writeOffline} from '../offline/writeOffline';
import {inlineStyles} from './inlineStyles';
import {writeHostFiles} from './hostFiles';
import {writeMarkdownCopies} from './markdownCopies';
import {writeContents} from './contents';
import {writePageList} from './pageList';
import {writePolicies} from './policies';
import {writeRedirects} from './redirects';
import {writeRobots} from './robots';
import {writeSecurityText} from './securityText';
import {writeSocialPictures} from './socialPictures';
import type {LanguageStep, SiteStep} from './types';

/** Steps of each language that need nothing but the built pages. */
export const LANGUAGE_STEPS: Readonly<Record<string, LanguageStep>> = {
  'Page list': writePageList,
  'Tables of contents': writeContents,
  'Markdown copies': writeMarkdownCopies,
  Redirects: writeRedirects,
  Styles: inlineStyles,
  // Hashes inline scripts and styles, so nothing may change pages afterwards.
  Policies: writePolicies,
};

/** Steps beside those of a language, because they mostly run outside the thread of JavaScript. They change no page. */
export const SIDE_STEPS: Readonly<Record<string, LanguageStep>> = {'Social pictures': writeSocialPictures};

/** Steps over all languages. */
export const SITE_STEPS: Readonly<Record<string, SiteStep>> = {
  'robots.txt': writeRobots,
  'security.txt': writeSecurityText,
  Offline: writeOffline,
  'Files for hosts': writeHostFiles,
};
