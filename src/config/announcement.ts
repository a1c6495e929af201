import type {ThemeConfig} from '@docusaurus/preset-classic';
import {localized, type Localized} from './locales';

/** A notice above the navbar. A new `id` shows it again to those who closed the previous one. */
export interface Announcement {
  id: string;
  /** HTML; keep to text, `<a>` and `<strong>`. */
  content: Localized;
  /** CSS colors; without them the theme's own pair is used in both color modes. */
  backgroundColor?: string;
  textColor?: string;
  isCloseable: boolean;
}

/** What the site announces now; `undefined` for nothing. */
const CURRENT: Announcement | undefined = undefined;

/** The `themeConfig.announcementBar` of an announcement, in the language being built. */
export function announcementBar(announcement: Announcement | undefined = CURRENT): ThemeConfig['announcementBar'] {
  return announcement && {...announcement, content: localized(announcement.content)};
}
