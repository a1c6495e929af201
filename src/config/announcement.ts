import type {ThemeConfig} from '@docusaurus/preset-classic';
import {localized, type Localized} from './locales';

/** A notice above the navbar. Each notice needs its own `id`: readers who closed a notice do not see its `id` again. */
export interface Announcement {
  id: string;
  /** HTML; use only text, `<a>` and `<strong>`. */
  content: Localized;
  /** CSS colors; without them, the colors of the theme are used in both color modes. */
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
