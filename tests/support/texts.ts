import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {typography} from '../../src/remark/typography/typography';
import {ROOT} from './sites';

type Messages = Readonly<Record<string, {message: string}>>;

function readMessages(file: string): Messages {
  return JSON.parse(fs.readFileSync(path.join(ROOT, 'i18n', file), 'utf8')) as Messages;
}

function message(file: string, id: string): string {
  const found = readMessages(file)[id]?.message;
  if (found === undefined) {
    throw new Error(`i18n/${file} has no message "${id}". Correct the id in the test or add the message.`);
  }
  return found;
}

/**
 * An interface string as the visitor sees it, so that tests follow the wording instead of repeating it.
 * @param values for the placeholders of the message
 */
export function text(locale: Locale, id: string, values: Readonly<Record<string, string>> = {}): string {
  return typography(message(`${locale}/code.json`, id), locale).replace(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
}

/** Like {@link text}, as a pattern in which every placeholder stands for any text. */
export function textPattern(locale: Locale, id: string): RegExp {
  const literal = typography(message(`${locale}/code.json`, id), locale).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  // A name is compared with plain spaces in place of the non-breaking ones.
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '.+').replace(/\s/g, '\\s')}$`);
}

/** A label of the navbar or footer: the configured Czech one, or its translation. */
export function configuredLabel(
  locale: Locale,
  part: 'navbar' | 'footer',
  kind: 'item.label' | 'link.title' | 'link.item.label',
  label: string,
): string {
  return locale === 'cs' ? label : message(`${locale}/docusaurus-theme-classic/${part}.json`, `${kind}.${label}`);
}
