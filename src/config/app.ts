import type {Locale, Localized} from './locales';
import {TAGLINE, TITLE} from './site';

/** Colour of the logo, and of the title bar of the installed app. */
export const BRAND_COLOR = '#0a5f7c';
/** What the installed app shows while it starts. */
export const START_COLOR = '#ffffff';

/** The site as an installed app, in one language. */
export interface App {
  name: string;
  /** Below the icon; up to 12 characters are shown everywhere. */
  shortName: string;
  description: string;
  /** What the icon offers when it is held; paths below the base path of the language. */
  shortcuts: readonly {name: string; path: string}[];
  /** Said of the pictures that are shown before installing, by their name. */
  screenshots: Readonly<Record<Screenshot, string>>;
}

/**
 * Pictures of the app for installing it, in static/img/app/: photographs of the built main page of the manual and of the
 * registers of GeoSnake, for each language and screen.
 */
export const SCREENSHOTS = ['chart', 'registers'] as const;
type Screenshot = (typeof SCREENSHOTS)[number];

const SHORT_NAME: Localized = {cs: 'Monitoring', en: 'Monitoring'};

const PARTS: Localized<App['shortcuts']> = {
  cs: [
    {name: 'Webový portál', path: 'docs/web-portal/intro/'},
    {name: 'Mobilní aplikace', path: 'docs/mobile-app/intro/'},
    {name: 'Hardware', path: 'docs/hardware/intro/'},
    {name: 'Hledat', path: 'search/'},
  ],
  en: [
    {name: 'Web portal', path: 'docs/web-portal/intro/'},
    {name: 'Mobile app', path: 'docs/mobile-app/intro/'},
    {name: 'Hardware', path: 'docs/hardware/intro/'},
    {name: 'Search', path: 'search/'},
  ],
};

const SCREENSHOT_LABELS: Localized<App['screenshots']> = {
  cs: {chart: 'Příručka webového portálu', registers: 'Registry zařízení s příklady'},
  en: {chart: 'The manual of the web portal', registers: 'Device registers with examples'},
};

/** The site as an app in a language. */
export function appOf(locale: Locale): App {
  return {
    name: TITLE[locale],
    shortName: SHORT_NAME[locale],
    description: TAGLINE[locale],
    shortcuts: PARTS[locale],
    screenshots: SCREENSHOT_LABELS[locale],
  };
}
