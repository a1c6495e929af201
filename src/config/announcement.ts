import type {ThemeConfig} from '@docusaurus/preset-classic';
import {localized, type Localized} from './locales';

/** A notice above the navbar. Needs a new `id`: readers who closed a notice do not see a notice with the same `id`. */
export interface Announcement {
  id: string;
  /** HTML; use only text, `<a>` and `<strong>`. */
  content: Localized;
  /** CSS colors for both color modes. By default, the notice has the colors of the theme. */
  backgroundColor?: string;
  textColor?: string;
  isCloseable: boolean;
}

/** The notice that the site shows now; `undefined` for none. */
const CURRENT: Announcement | undefined = undefined;

/** Converts a notice to `themeConfig.announcementBar`, in the language being built. */
export function announcementBar(announcement: Announcement | undefined = CURRENT): ThemeConfig['announcementBar'] {
  return announcement && {...announcement, content: localized(announcement.content)};
}
