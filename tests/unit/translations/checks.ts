import type {SourceMessage} from './sourceMessages';

/** Content of a translation file in Docusaurus' own shape. */
export type TranslationFile = Readonly<Record<string, {message: string; description?: string}>>;

/** English default of every id that the site can show, by id. */
export type EnglishDefaults = ReadonlyMap<string, string>;

/** A translation file, where it lies and in which language it is. */
export interface Translated {
  locale: string;
  /** Path from the root of the project, for error messages. */
  file: string;
  content: TranslationFile;
}

/** Ids or texts that are rightly the same in both languages, each with the reason. */
export type Cognates = Readonly<Record<string, string>>;

const OWN_PREFIX = 'site.';
const CZECH_LETTERS = /[áčďéěíňóřšťúůýž]/i;

/** Order in which Docusaurus expects plural forms: its own fixed order, reduced to the categories of the language. */
const PLURAL_ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural categories of a language in the order in which a message lists its forms. */
export function pluralCategories(locale: string): Intl.LDMLPluralRule[] {
  const {pluralCategories: known} = new Intl.PluralRules(locale).resolvedOptions();
  return PLURAL_ORDER.filter((category) => known.includes(category));
}

function placeholders(message: string): string[] {
  return [...new Set([...message.matchAll(/\{\w+\}/g)].map(([name]) => name))].sort();
}

function edges(message: string): string {
  return [/^\s*/, /\s*$/].map((edge) => edge.exec(message)?.[0].length ?? 0).join();
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');
}

/** Entries that exist in the file and in the defaults. */
function shared(translated: Translated, english: EnglishDefaults): {id: string; message: string; source: string}[] {
  return Object.entries(translated.content).flatMap(([id, {message}]) => {
    const source = english.get(id);
    return source === undefined ? [] : [{id, message, source}];
  });
}

/** Own messages that contradict each other, upstream or the naming rule. */
export function sourceProblems(messages: readonly SourceMessage[], upstream: EnglishDefaults): string[] {
  const byId = new Map<string, SourceMessage[]>();
  for (const message of messages) {
    byId.set(message.id, [...(byId.get(message.id) ?? []), message]);
  }
  return [...byId].flatMap(([id, uses]) => {
    const places = uses.map(({place}) => place).join(', ');
    const texts = new Set(uses.flatMap(({message}) => (message === undefined ? [] : [message])));
    const upstreamText = upstream.get(id);
    const problems: string[] = [];
    if (upstreamText === undefined && !id.startsWith(OWN_PREFIX)) {
      problems.push(`${places}: "${id}" is no id of Docusaurus. Start own ids with "${OWN_PREFIX}".`);
    }
    if (upstreamText !== undefined && [...texts].some((text) => text !== upstreamText)) {
      problems.push(
        `${places}: "${id}" belongs to Docusaurus, whose message is "${upstreamText}". ` +
          `Use that message, or an own id that starts with "${OWN_PREFIX}".`,
      );
    }
    if (upstreamText === undefined && texts.size === 0) {
      problems.push(`${places}: "${id}" has no English message. Add one.`);
    }
    if (texts.size > 1) {
      problems.push(
        `${places}: "${id}" has several English messages: ${[...texts].join(' / ')}. Use one, or one id per message.`,
      );
    }
    if (upstreamText === undefined && uses.some(({description}) => !description)) {
      problems.push(`${places}: "${id}" lacks a description. Tell translators where the text stands.`);
    }
    return problems;
  });
}

/** (a) Ids without an entry. */
export function missingIds({file, content}: Translated, english: EnglishDefaults): string[] {
  return [...english]
    .filter(([id]) => !content[id]?.message.trim())
    .map(([id, message]) => `${file}: "${id}" is missing. Add it; the English message is "${message}".`);
}

/** (b) Entries left in English. */
export function untranslated(
  translated: Translated,
  english: EnglishDefaults,
  englishFile: TranslationFile,
  cognates: Cognates,
): string[] {
  const isEnglish = ({id, message, source}: {id: string; message: string; source: string}) =>
    isSameText(message, source) || isSameText(message, englishFile[id]?.message ?? source);
  const entries = shared(translated, english);
  return [
    ...entries
      .filter((entry) => isEnglish(entry) && !Object.hasOwn(cognates, entry.id))
      .map(
        ({id, message}) =>
          `${translated.file}: "${id}" is still English ("${message}"). ` +
          'Translate it, or list the id as a cognate with the reason.',
      ),
    ...Object.keys(cognates)
      .filter((id) => !entries.some((entry) => entry.id === id && isEnglish(entry)))
      .map(
        (id) => `${translated.file}: "${id}" is listed as a cognate but differs or is gone. Remove it from the list.`,
      ),
  ];
}

/** (c) Messages whose number of plural forms the language does not have. */
export function wrongPlurals(translated: Translated, english: EnglishDefaults): string[] {
  const categories = pluralCategories(translated.locale);
  return shared(translated, english).flatMap(({id, message, source}) => {
    const expected = source.includes('|') ? categories.length : 1;
    const forms = message.split('|').length;
    return forms === expected
      ? []
      : [
          `${translated.file}: "${id}" has ${forms} form(s) instead of ${expected}. ` +
            (expected === 1
              ? 'It is no plural message: remove "|".'
              : `Write them in the order ${categories.join('|')}.`),
        ];
  });
}

/** (d) Messages that lose or add a `{placeholder}`, or the spaces at their ends. */
export function wrongPlaceholders(translated: Translated, english: EnglishDefaults): string[] {
  const categories = pluralCategories(translated.locale);
  return shared(translated, english).flatMap(({id, message, source}) => {
    const where = `${translated.file}: "${id}"`;
    const wanted = placeholders(source);
    const forms = message.split('|');
    // "One post" may spell its number out; every other form stands for many numbers.
    const lacking = forms.flatMap((form, index) =>
      forms.length > 1 && categories[index] === 'one' ? [] : wanted.filter((name) => !form.includes(name)),
    );
    const added = placeholders(message).filter((name) => !wanted.includes(name));
    return [
      ...[...new Set(lacking)].map((name) => `${where} lacks ${name} ("${message}"). Put it where the value belongs.`),
      ...added.map(
        (name) => `${where} has ${name}, which nobody fills in ("${message}"). Use: ${wanted.join(', ') || 'none'}.`,
      ),
      ...(edges(message) === edges(source)
        ? []
        : [
            `${where} begins or ends with other spaces than the English "${source}". Keep them: the text is joined to another.`,
          ]),
    ];
  });
}

/** English entries of own ids that no longer say what the source says; the file would win over the source. */
export function outdatedEnglish(translated: Translated, english: EnglishDefaults): string[] {
  return shared(translated, english)
    .filter(({id, message, source}) => id.startsWith(OWN_PREFIX) && message !== source)
    .map(
      ({id, message, source}) =>
        `${translated.file}: "${id}" says "${message}", the source says "${source}". Make them equal, then check the Czech text.`,
    );
}

/** Czech messages with typewriter quotes or three dots. */
export function typewriterSigns({file, content}: Translated): string[] {
  return Object.entries(content)
    .filter(([, {message}]) => /"|'|\.\.\./.test(message))
    .map(([id, {message}]) => `${file}: "${id}" has typewriter signs (${message}). Use „“ and ….`);
}

/** (f) Entries that nothing shows any more. */
export function staleIds({file, content}: Translated, known: ReadonlySet<string>): string[] {
  return Object.keys(content)
    .filter((id) => !known.has(id))
    .map((id) => `${file}: "${id}" no longer exists in the site. Remove the entry, or rename it to its new id.`);
}

/** (e) Labels of the configuration that the English file lacks or leaves in Czech. */
export function labelProblems({file, content}: Translated, czech: TranslationFile, cognates: Cognates): string[] {
  return Object.entries(czech).flatMap(([key, {message: source}]) => {
    const message = content[key]?.message;
    if (!message?.trim()) {
      return [`${file}: "${key}" is missing. Add the English text of "${source}".`];
    }
    if (CZECH_LETTERS.test(message)) {
      return [`${file}: "${key}" has Czech letters ("${message}"). Translate it into English.`];
    }
    return message === source && !Object.hasOwn(cognates, message)
      ? [
          `${file}: "${key}" equals the Czech text "${source}". Translate it, or list the text as a cognate with the reason.`,
        ]
      : [];
  });
}
