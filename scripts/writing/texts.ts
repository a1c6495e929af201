import {Refusal} from './draft';

export type Language = 'cs' | 'en';

export const LANGUAGES: readonly Language[] = ['cs', 'en'];

/** A text as a value of YAML: plain where that is safe, in quotation marks where YAML would read something else. */
export function yamlText(text: string): string {
  const isPlain =
    /^[\p{L}\p{N}(][^#\n]*$/u.test(text) &&
    !/:(\s|$)|\s$|^[-?]\s/.test(text) &&
    !/^(?:true|false|null|yes|no|on|off|[\d.,:_+-]+(?:e\d+)?|\d{4}-\d\d-\d\d.*)$/i.test(text);
  return isPlain ? text : JSON.stringify(text);
}

/** A list of YAML in one line. */
export function yamlList(values: readonly string[]): string {
  return `[${values.map((value) => (/[,[\]{}&*!|>%@`"']/.test(value) ? JSON.stringify(value) : yamlText(value))).join(', ')}]`;
}

/** `mapa, poloha ; GPS` as a list without empty and repeated words. */
export function listOf(text: string, separator: RegExp | string = ','): string[] {
  return [
    ...new Set(
      text
        .split(separator)
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ];
}

/** Front matter and the rest of a page. */
export function frontMatterOf(text: string): Map<string, string> {
  const [, block = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  return new Map(
    block.split('\n').flatMap((line) => {
      const field = /^(\w+):\s*(.*?)\s*$/.exec(line);
      return field ? [[field[1] ?? '', unquoted(field[2] ?? '')] as const] : [];
    }),
  );
}

function unquoted(value: string): string {
  if (/^".*"$/.test(value)) {
    try {
      return JSON.parse(value) as string;
    } catch {
      return value.slice(1, -1);
    }
  }
  return /^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value;
}

/** The headings that every page of the manual shares, in the order of CONTRIBUTING.md. */
export const HEADINGS = [
  {id: 'who', cs: 'Kdo to smí', en: 'Who can do this'},
  {id: 'need', cs: 'Co potřebujete', en: 'What you need'},
  {id: 'steps', cs: 'Postup', en: 'Steps'},
  {id: 'limits', cs: 'Meze a jednotky', en: 'Limits and units'},
  {id: 'problems', cs: 'Když něco nejde', en: 'When something goes wrong'},
  {id: 'related', cs: 'Související stránky', en: 'Related pages'},
] as const;

export interface DocTexts {
  title: string;
  description: string;
  keywords: readonly string[];
}

/**
 * A page of the manual with the usual headings; what stands below them is the writer's.
 * @param day of the last check, `YYYY-MM-DD`
 * @param related doc id and title of the pages listed at its end
 */
export function docText(
  language: Language,
  {title, description, keywords}: DocTexts,
  day: string,
  related: readonly {id: string; title: string}[],
): string {
  const headings = HEADINGS.map((heading) => {
    const links =
      heading.id === 'related' ? related.map(({id, title: name}) => `- [${name}](/${id}.mdx)\n`).join('') : '';
    return `## ${heading[language]} {#${heading.id}}\n${links ? `\n${links}` : ''}`;
  });
  return `---
title: ${yamlText(title)}
description: ${yamlText(description)}
keywords: ${yamlList(keywords)}
last_checked: '${day}'
---

${description}

${headings.join('\n')}`;
}

export interface PostTexts {
  title: string;
  description: string;
  keywords: readonly string[];
}

/** A post with its first paragraph; the rest is the writer's. */
export function postText(
  {title, description, keywords}: PostTexts,
  {slug, authors, tags, date}: {slug: string; authors: readonly string[]; tags: readonly string[]; date: string},
): string {
  return `---
title: ${yamlText(title)}
description: ${yamlText(description)}
slug: ${slug}
authors: ${yamlList(authors)}
tags: ${yamlList(tags)}
date: ${date}
keywords: ${yamlList(keywords)}
---

${description}

{/* truncate */}
`;
}

/** Names at the first level of a YAML file, such as the authors or the tags. */
export const yamlKeys = (text: string) => [...text.matchAll(/^([\w-]+):/gm)].map(([, key = '']) => key);

/** Ends a YAML file with one more entry. */
export function withYamlEntry(text: string, key: string, fields: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${value}`]));
  return `${text.trimEnd()}\n${key}:\n${lines.join('\n')}\n`;
}

/** Rules for what a writer gives; each says what is wrong with a value and how to mend it, or nothing. */
export const rules = {
  /** Doc id: folders and a name. */
  docId: (id: string) =>
    /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)+$/.test(id)
      ? undefined
      : `"${id}" cannot be the address of a page: write the folder and the name in lower-case letters without diacritics, digits and hyphens, such as web-portal/alerts.`,
  name: (name: string) =>
    /^[a-z0-9][a-z0-9-]*$/.test(name)
      ? undefined
      : `"${name}" cannot be a name in an address: write lower-case letters without diacritics, digits and hyphens, such as data-export.`,
  title: (title: string) =>
    title.length > 60 ? `The title has ${title.length} characters; at most 60 fit a search result.` : oneLine(title),
  description: (description: string) =>
    description.length < 50 || description.length > 160
      ? `The description has ${description.length} characters; write 50 to 160.`
      : oneLine(description),
  line: oneLine,
  keywords: (text: string) =>
    listOf(text).length === 0 ? 'Write at least one word; commas separate them.' : undefined,
  day: (day: string) =>
    /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
      ? undefined
      : `"${day}" is no day; write YYYY-MM-DD.`,
  /** Text of a data row. */
  cell: (text: string) =>
    oneLine(text) ??
    (/[`*<>{}|]/.test(text.replace(/`[^`]*`|\*\*[^*]+\*\*/g, ''))
      ? 'A text of a table may hold `code` and **labels**, no other marks.'
      : undefined),
};

function oneLine(text: string): string | undefined {
  return text !== text.trim().replace(/\s+/g, ' ')
    ? 'Write one line without spaces at its ends and without two in a row.'
    : text === ''
      ? 'Write a text.'
      : undefined;
}

/** @throws {Refusal} with what the rule says */
export function demand(complaint: string | undefined): void {
  if (complaint !== undefined) {
    const [reason = '', remedy] = complaint.split(/(?<=[:;])\s+(?=write)/i);
    throw new Refusal(reason.replace(/[:;]$/, '.'), remedy ?? 'Give another value.');
  }
}
