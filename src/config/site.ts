import type {Config} from '@docusaurus/types';
import {basePathFromEnv, choiceFromEnv} from './env';
import {outsideLink} from './links';
import {localized} from './locales';
import type {Localized} from './locales';
import {TITLE} from './title';

export const TAGLINE: Localized = {
  cs: 'Systém pro monitoring mostů a budov',
  en: 'The system that monitors bridges and buildings',
};

/** `rspack` is the default; `webpack` is the fallback that `babel.config.js` serves. */
export type Bundler = 'rspack' | 'webpack';

/** The bundler of this run, by `BUNDLER`. */
export function bundler(): Bundler {
  return choiceFromEnv<Bundler>('BUNDLER', ['rspack', 'webpack']);
}

/** Colour of the browser's frame in the light mode; src/clientModules/themeColor.ts follows the mode. */
const THEME_COLOR = '#ffffff';

/** Icons for browsers that do not take the SVG, drawn after it; all languages share them. */
function headTags(): NonNullable<Config['headTags']> {
  const base = basePathFromEnv('BASE_URL');
  return [
    {tagName: 'link', attributes: {rel: 'icon', href: `${base}favicon.ico`, sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${base}img/apple-touch-icon.png`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: THEME_COLOR}},
  ];
}

/** Name and address of the site in the language being built. */
export function site() {
  return {
    title: localized(TITLE),
    tagline: localized(TAGLINE),
    favicon: 'img/favicon.svg',
    url: outsideLink('site'),
    baseUrl: basePathFromEnv('BASE_URL'),
    headTags: headTags(),
  };
}
