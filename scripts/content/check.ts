import {lengthHints, untranslated} from './languages';
import type {PagePair} from './pages';
import * as rules from './rules';
import type {Finding} from './rules';
import {typographicForms} from './typography';

/** Everything that the rules have to say about a page in both languages; spelling and pictures are looked at apart. */
export function pairFindings({kind, cs, en}: PagePair): Finding[] {
  const both = [
    {file: cs, other: en, language: 'cs' as const},
    ...(en ? [{file: en, other: cs, language: 'en' as const}] : []),
  ];
  return [
    ...both.flatMap(({file, other, language}) => [
      ...rules.headingIds(file, other),
      ...rules.linkForm(file, kind),
      ...rules.frontMatter(file, kind),
      ...rules.terms(file, language),
      ...typographicForms(file, language),
      ...rules.length(file, kind),
      ...rules.alternativeTexts(file),
      ...lengthHints(file),
    ]),
    ...(en
      ? [...rules.parity(cs, en), ...untranslated(cs, en)]
      : [{file: cs.path, line: 1, message: 'has no English translation; create the file of the same name in i18n/en'}]),
  ];
}
