import type {ThemeConfig} from '@docusaurus/preset-classic';
import {basePathFromEnv} from './env';
import {currentLocale, localePath, localized, type Localized} from './locales';

/** A notice above the navbar. Give each a new `id`, because browsers remember by `id` which notice was closed. */
export interface Announcement {
  id: string;
  /** Text whose only markup is links: `[words](/docs/intro)`, without base path and language, or `[words](https://…)`. */
  content: Localized;
  /** CSS background color, the same in light and dark mode. Defaults to the color of the theme. */
  backgroundColor?: string;
  /** CSS text color, the same in light and dark mode. Defaults to the color of the theme. */
  textColor?: string;
  isCloseable: boolean;
}

/** The notice that the site currently shows, or `undefined` if there is none. */
const CURRENT: Announcement | undefined = undefined;

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

/** Adds base path, language and final slash to the address of a page. @throws for any other than an https address */
function addressOf(url: string): string {
  if (/^https:\/\/[^\s"]+$/.test(url)) {
    return url;
  }
  const [, page, fragment = ''] = /^\/(?!en\/)([\w/.-]*?)\/?(#[\w-]+)?$/.exec(url) ?? [];
  if (page === undefined) {
    throw new Error(
      `The announcement links to "${url}". Write an address that starts with https://, or that of a page without language and base path, such as /docs/intro.`,
    );
  }
  return `${basePathFromEnv('BASE_URL')}${localePath(currentLocale())}${page}${page && '/'}${fragment}`;
}

/** Converts a notice to the theme option `announcementBar`. Its text is in the language being built. */
export function announcementBar(announcement: Announcement | undefined = CURRENT): ThemeConfig['announcementBar'] {
  return (
    announcement && {
      ...announcement,
      // The theme expects HTML.
      content: localized(announcement.content)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replace(LINK, (_, words: string, url: string) => `<a href="${addressOf(url)}">${words}</a>`),
    }
  );
}

/** Returns the addresses of the pages of this site that the current notice links to, in the language being built. */
export function announcedPages(announcement: Announcement | undefined = CURRENT): string[] {
  const links = announcement ? [...localized(announcement.content).matchAll(LINK)] : [];
  return links
    .map(([, , url = '']) => addressOf(url))
    .filter((url) => url.startsWith('/'))
    .map((url) => url.replace(/#.*/, ''));
}
