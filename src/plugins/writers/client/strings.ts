import catalogue from '@generated/codeTranslations';
import strings from '@generated/lazy-strings/default/writers.json';
import {translate} from '@docusaurus/Translate';
import type {State} from '../../translation-status/status';

// The strings of the bar are left out of what every page of the published site loads.
Object.assign(catalogue, strings);

/** Texts of the bar in the language of the site. */
export const texts = {
  label: () =>
    translate({
      id: 'site.writers.label',
      message: 'For writers',
      description: "Name of the writers' bar of the preview",
    }),
  words: (count: number) =>
    translate(
      {
        id: 'site.writers.words',
        message: 'Words: {count}',
        description: "Number of words of the page in the writers' bar",
      },
      {count},
    ),
  findings: (count: number) =>
    translate(
      {
        id: 'site.writers.findings',
        message: 'Findings: {count}',
        description: "Button of the writers' bar that shows what the checks have found on the page",
      },
      {count},
    ),
  findingsWithHints: (count: number, hints: number) =>
    translate(
      {
        id: 'site.writers.findingsWithHints',
        message: 'Findings: {count}, hints: {hints}',
        description: "The same button of the writers' bar when there is advice, too",
      },
      {count, hints},
    ),
  noFindings: () =>
    translate({
      id: 'site.writers.noFindings',
      message: 'No findings',
      description: "Said in the writers' bar when the checks have found nothing on the page",
    }),
  hint: () =>
    translate({
      id: 'site.writers.hint',
      message: 'hint',
      description: "Before a finding of the writers' bar that is only advice",
    }),
  edit: () =>
    translate({
      id: 'site.writers.edit',
      message: 'Edit in the repository',
      description: "Link of the writers' bar to the file in the repository",
    }),
  open: () =>
    translate({
      id: 'site.writers.open',
      message: 'Open in the editor',
      description: "Link of the writers' bar that opens the file in Visual Studio Code",
    }),
  openOther: () =>
    translate({
      id: 'site.writers.openOther',
      message: 'Open the other language',
      description: "Link of the writers' bar that opens the file of the other language in Visual Studio Code",
    }),
  draft: () =>
    translate({
      id: 'site.writers.draft',
      message: 'Draft: not published',
      description: "State of the page in the writers' bar",
    }),
  unlisted: () =>
    translate({
      id: 'site.writers.unlisted',
      message: 'Unlisted: only by its address',
      description: "State of the page in the writers' bar",
    }),
  hide: () =>
    translate({id: 'site.writers.hide', message: 'Hide', description: "Button that makes the writers' bar small"}),
};

const TRANSLATION = {
  en: (state: string) =>
    translate(
      {
        id: 'site.writers.intoEnglish',
        message: 'English translation: {state}',
        description: "State of the translation in the writers' bar",
      },
      {state},
    ),
  cs: (state: string) =>
    translate(
      {
        id: 'site.writers.intoCzech',
        message: 'Czech translation: {state}',
        description: "State of the translation in the writers' bar, on pages first written in English",
      },
      {state},
    ),
};

const STATE: Readonly<Record<State, () => string>> = {
  current: () =>
    translate({id: 'site.writers.current', message: 'current', description: 'The translation is up to date'}),
  stale: () =>
    translate({
      id: 'site.writers.stale',
      message: 'outdated',
      description: 'The source has changed since the translation was accepted',
    }),
  missing: () => translate({id: 'site.writers.missing', message: 'missing', description: 'There is no translation'}),
  unrecorded: () =>
    translate({
      id: 'site.writers.unrecorded',
      message: 'not accepted yet',
      description: 'Both files are there, and nobody has recorded that they belong together',
    }),
  orphaned: () =>
    translate({
      id: 'site.writers.orphaned',
      message: 'without a source',
      description: 'There is a translation and no source',
    }),
};

/** State of the translation in words. */
export const translationText = (into: 'cs' | 'en', state: State): string => TRANSLATION[into](STATE[state]());
