import {appOf, BRAND_COLOR, SCREENSHOTS, START_COLOR} from '../../config/app';
import {i18n, type Locale} from '../../config/locales';
import type {OfflineSite} from './types';

/** Sizes of the pictures that are shown before installing, in px. */
export const SCREENSHOT_SIZES = {narrow: {width: 780, height: 1688}, wide: {width: 1280, height: 800}} as const;

export type FormFactor = keyof typeof SCREENSHOT_SIZES;

/** Name of the file of a picture in `static/img/app/`. */
export function screenshotFile(name: string, locale: Locale, form: FormFactor): string {
  return `${name}.${locale}.${form}.webp`;
}

/** The web app manifest of a language: the app starts in it, and the other languages belong to it as well. */
export function appManifest(locale: Locale, {root, homes}: OfflineSite): object {
  const {name, shortName, description, shortcuts, screenshots} = appOf(locale);
  const {htmlLang, direction} = i18n.localeConfigs[locale];
  const home = homes[locale] ?? root;
  const icon = (name: string, size: number, purpose = 'any') => {
    return {src: `${home}img/app/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose};
  };
  return {
    id: home,
    name,
    short_name: shortName,
    description,
    lang: htmlLang,
    dir: direction,
    start_url: home,
    scope: root,
    display: 'standalone',
    theme_color: BRAND_COLOR,
    background_color: START_COLOR,
    categories: ['business', 'productivity', 'utilities'],
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      icon('maskable', 512, 'maskable'),
      icon('monochrome', 512, 'monochrome'),
    ],
    shortcuts: shortcuts.map((shortcut) => {
      return {name: shortcut.name, url: home + shortcut.path, icons: [icon('icon', 192)]};
    }),
    screenshots: (['narrow', 'wide'] as const).flatMap((form) =>
      SCREENSHOTS.map((screenshot) => ({
        src: `${home}img/app/${screenshotFile(screenshot, locale, form)}`,
        sizes: `${SCREENSHOT_SIZES[form].width}x${SCREENSHOT_SIZES[form].height}`,
        type: 'image/webp',
        form_factor: form,
        label: screenshots[screenshot],
      })),
    ),
  };
}
