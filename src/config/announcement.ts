import type {ThemeConfig} from '@docusaurus/preset-classic';
import {localized, type Localized} from './locales';

/** A notice above the navbar. Give each a new `id`, because browsers remember by `id` which notice was closed. */
export interface Announcement {
  id: string;
  /** HTML of the notice. Use only text, `<a>` and `<strong>`. */
  content: Localized;
  /** CSS background color, the same in light and dark mode. Defaults to the color of the theme. */
  backgroundColor?: string;
  /** CSS text color, the same in light and dark mode. Defaults to the color of the theme. */
  textColor?: string;
  isCloseable: boolean;
}

/** The notice that the site currently shows, or `undefined` if there is none. */
const CURRENT: Announcement | undefined = undefined;

/** Converts a notice to the theme option `announcementBar`. Its text is in the language being built. */
export function announcementBar(announcement: Announcement | undefined = CURRENT): ThemeConfig['announcementBar'] {
  return announcement && {...announcement, content: localized(announcement.content)};
}
