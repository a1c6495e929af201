import type {Localized} from './locales';

/** The name of the site. */
export const TITLE: Localized = {cs: 'Monitoring mostů a budov', en: 'Bridge and Building Monitoring'};
