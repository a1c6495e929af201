import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {typography} from './typography';

/**
 * Non-breaking spaces for the interface strings of `i18n/<locale>/code.json`; pages get theirs from the remark plugin.
 * Docusaurus hands the same object to every plugin and writes it out afterwards, so it is changed in place.
 */
export default function interfaceTypography({codeTranslations}: LoadContext): Plugin {
  const locale = currentLocale();
  for (const [id, message] of Object.entries(codeTranslations)) {
    codeTranslations[id] = typography(message, locale);
  }
  return {name: 'interface-typography'};
}
