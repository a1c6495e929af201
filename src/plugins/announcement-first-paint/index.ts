import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementScript} from './script';

/**
 * Decides before the first paint whether a dismissed announcement stays hidden. The stock script looks only at the
 * dismissed flag, so after a new announcement a returning visitor would see the page jump once.
 */
export default function announcementFirstPaint({siteConfig, siteStorage}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as Partial<ThemeConfig>;
  return {
    name: 'announcement-first-paint',
    injectHtmlTags() {
      if (!announcementBar) {
        return {};
      }
      return {
        preBodyTags: [{tagName: 'script', innerHTML: announcementScript(announcementBar.id, siteStorage.namespace)}],
      };
    },
  };
}
