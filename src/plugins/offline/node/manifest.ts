import {BRAND_COLOR, SCREENSHOTS, START_COLOR, type App} from '../../../config/app';
import {i18n, type Locale} from '../../../config/locales';

/** Sizes of the pictures that are shown before installing, in px. */
export const SCREENSHOT_SIZES = {
  narrow: {width: 780, height: 1688},
  wide: {width: 1280, height: 800},
} as const;

export type FormFactor = keyof typeof SCREENSHOT_SIZES;

/** Name of the file of a picture in `static/img/app/`. */
export function screenshotFile(name: string, locale: Locale, form: FormFactor): string {
  return `${name}.${locale}.${form}.webp`;
}

/** Icons in `static/img/app/`. */
export const ICONS = [
  {file: 'icon-192.png', size: 192, purpose: 'any'},
  {file: 'icon-512.png', size: 512, purpose: 'any'},
  {file: 'maskable-512.png', size: 512, purpose: 'maskable'},
  {file: 'monochrome-512.png', size: 512, purpose: 'monochrome'},
] as const;

export interface ManifestInput {
  locale: Locale;
  /** Path of the site on its host. */
  root: string;
  /** Path of the language on its host. */
  baseUrl: string;
  app: App;
}

/** The web app manifest of a language: the app starts in it, and the other language belongs to it as well. */
export function appManifest({locale, root, baseUrl, app}: ManifestInput): object {
  const {htmlLang, direction} = i18n.localeConfigs[locale];
  const image = (file: string) => `${baseUrl}img/app/${file}`;
  const pixels = ({width, height}: {width: number; height: number}) => `${width}x${height}`;
  return {
    id: baseUrl,
    name: app.name,
    short_name: app.shortName,
    description: app.description,
    lang: htmlLang,
    dir: direction,
    start_url: baseUrl,
    scope: root,
    display: 'standalone',
    theme_color: BRAND_COLOR,
    background_color: START_COLOR,
    categories: ['business', 'productivity', 'utilities'],
    icons: ICONS.map(({file, size, purpose}) => ({
      src: image(file),
      sizes: pixels({width: size, height: size}),
      type: 'image/png',
      purpose,
    })),
    shortcuts: app.shortcuts.map(({name, path}) => ({
      name,
      url: baseUrl + path,
      icons: [{src: image('icon-192.png'), sizes: '192x192', type: 'image/png'}],
    })),
    screenshots: (['narrow', 'wide'] as const).flatMap((form) =>
      SCREENSHOTS.map((name) => ({
        src: image(screenshotFile(name, locale, form)),
        sizes: pixels(SCREENSHOT_SIZES[form]),
        type: 'image/webp',
        form_factor: form,
        label: app.screenshots[name],
      })),
    ),
  };
}
