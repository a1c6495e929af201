import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {withTranslations} from '../../src/interventions/inline-translations/loader.js';
import {typography} from '../../src/lib/typography';
import {ROOT} from './sites';

type Messages = Readonly<Record<string, {message: string}>>;

function readMessages(file: string): Messages {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'i18n', file), 'utf8')) as Messages;
}

/** Folders whose modules show texts of the interface. */
const SOURCES = [
  'src',
  ...['classic', 'common', 'search-algolia'].map((name) => `node_modules/@docusaurus/theme-${name}/lib`),
];

let inCode: ReadonlyMap<string, string> | undefined;

/** The English texts that stand in the code, by id. */
function textsInCode(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const folder of SOURCES) {
    for (const file of fs.readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})) {
      if (/(?<!\.test)\.[jt]sx?$/.test(file)) {
        withTranslations(fs.readFileSync(path.join(ROOT, folder, file), 'utf8'), (id, message) => {
          texts.set(id, message ?? '');
          return undefined;
        });
      }
    }
  }
  return texts;
}

function interfaceText(locale: Locale, id: string): string {
  const translated = readMessages(`${locale}/code.json`)[id]?.message;
  const english = translated ?? (inCode ??= textsInCode()).get(id);
  if (english === undefined) {
    throw new Error(`No code shows a text "${id}". Correct the id in the test.`);
  }
  return typography(english, locale);
}

/**
 * An interface string as displayed, so that tests need not repeat the wording.
 * @param values for the placeholders of the message
 */
export function text(locale: Locale, id: string, values: Readonly<Record<string, string>> = {}): string {
  return interfaceText(locale, id).replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Like {@link text}, as a pattern in which placeholders match any text. */
export function textPattern(locale: Locale, id: string): RegExp {
  const literal = interfaceText(locale, id).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  // Accessible names have plain spaces instead of non-breaking ones.
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '.+').replace(/\s/g, '\\s')}$`);
}
