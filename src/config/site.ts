import {basePathFromEnv, choiceFromEnv} from './env';
import {outsideLink} from './links';
import {localized} from './locales';
import type {Localized} from './locales';

export const TITLE: Localized = {cs: 'Monitoring mostů a budov', en: 'Bridge and Building Monitoring'};

export const TAGLINE: Localized = {
  cs: 'Systém, který hlídá mosty a budovy',
  en: 'The system that monitors bridges and buildings',
};

/** `rspack` is the default; `webpack` is the fallback that `babel.config.js` serves. */
export type Bundler = 'rspack' | 'webpack';

export function bundler(): Bundler {
  return choiceFromEnv<Bundler>('BUNDLER', ['rspack', 'webpack']);
}

/** Name and address of the site in the language being built. */
export function site() {
  return {
    title: localized(TITLE),
    tagline: localized(TAGLINE),
    favicon: 'img/favicon.svg',
    url: outsideLink('site'),
    baseUrl: basePathFromEnv('BASE_URL'),
  };
}
