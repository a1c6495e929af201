import i18n from '@generated/i18n';
import type {Locale, Localized} from '../../../config/locales';
import type {State} from '../../translation-status/status';

// Not in code.json, parts of which the published site loads: it is to have nothing of the bar.
const locale = i18n.currentLocale as Locale;

const say = (text: Localized) => () => text[locale];

/** Texts of the bar in the language of the site. */
export const texts = {
  label: say({cs: 'Pro autory', en: 'For writers'}),
  words: (count: number) => `${{cs: 'Slov', en: 'Words'}[locale]}: ${count}`,
  findings: (count: number) => `${{cs: 'Nálezy', en: 'Findings'}[locale]}: ${count}`,
  findingsWithHints: (count: number, hints: number) =>
    `${texts.findings(count)}, ${{cs: 'rady', en: 'hints'}[locale]}: ${hints}`,
  noFindings: say({cs: 'Bez nálezů', en: 'No findings'}),
  hint: say({cs: 'rada', en: 'hint'}),
  edit: say({cs: 'Upravit v repozitáři', en: 'Edit in the repository'}),
  open: say({cs: 'Otevřít v editoru', en: 'Open in the editor'}),
  openOther: say({cs: 'Otevřít druhý jazyk', en: 'Open the other language'}),
  draft: say({cs: 'Koncept: nezveřejní se', en: 'Draft: not published'}),
  unlisted: say({cs: 'Mimo seznamy: jen přes adresu', en: 'Unlisted: only by its address'}),
  hide: say({cs: 'Skrýt', en: 'Hide'}),
};

const TRANSLATION: Readonly<Record<Locale, Localized>> = {
  en: {cs: 'Anglický překlad', en: 'English translation'},
  cs: {cs: 'Český překlad', en: 'Czech translation'},
};

const STATE: Readonly<Record<State, Localized>> = {
  current: {cs: 'aktuální', en: 'current'},
  stale: {cs: 'zastaralý', en: 'outdated'},
  missing: {cs: 'chybí', en: 'missing'},
  unrecorded: {cs: 'zatím nepotvrzený', en: 'not accepted yet'},
  orphaned: {cs: 'bez předlohy', en: 'without a source'},
};

/** State of the translation in words. */
export const translationText = (into: Locale, state: State): string =>
  `${TRANSLATION[into][locale]}: ${STATE[state][locale]}`;
