import type {ThemeConfig} from '@docusaurus/preset-classic';
import {localized, type Localized} from './locales';

/** A notice above the navbar. Each needs a new `id`: readers who closed a notice see no later one with that `id`. */
export interface Announcement {
  id: string;
  /** HTML; use only text, `<a>` and `<strong>`. */
  content: Localized;
  /** Background and text color as CSS values, the same in light and dark mode; by default, the colors of the theme. */
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
