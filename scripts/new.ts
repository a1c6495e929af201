/** Adds a page or a post as a draft in both languages; see the usage below and CONTRIBUTING.md. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Locale} from '../src/config/locales';
import {CONTENT_FOLDERS} from '../src/content/translations/files';
import {runMain} from './runMain';

const USAGE = `npm run new -- doc <address> --title-cs … --title-en …
npm run new -- post <name> --title-cs … --title-en … [--tags a,b] [--authors a,b] [--date YYYY-MM-DD]
For example:
npm run new -- doc web-portal/alerts --title-cs "Výstrahy" --title-en "Alerts"`;

const ROOT = path.resolve(__dirname, '..');

const LANGUAGES = ['cs', 'en'] as const satisfies readonly Locale[];

/** Standard headings of a page, in the order of CONTRIBUTING.md. */
const HEADINGS: readonly (Record<Locale, string> & {id: string})[] = [
  {id: 'need', cs: 'Co potřebujete', en: 'What you need'},
  {id: 'steps', cs: 'Postup', en: 'Steps'},
  {id: 'limits', cs: 'Meze a jednotky', en: 'Limits and units'},
  {id: 'problems', cs: 'Když něco nejde', en: 'When something goes wrong'},
  {id: 'related', cs: 'Související stránky', en: 'Related pages'},
];

const docText = (language: Locale, title: string): string => `---
title: ${JSON.stringify(title)}
description: ''
# keywords: [words, that, readers, type]
draft: true
---

{/* ${language === 'cs' ? 'Jedna až tři věty: co stránka popisuje a pro koho.' : 'One to three sentences: what the page covers and for whom.'} */}

${HEADINGS.map((heading) => `## ${heading[language]} {#${heading.id}}\n`).join('\n')}`;

const list = (text = '') => text.split(/[\s,]+/).filter(Boolean);

const postText = (title: string, slug: string, {date, authors, tags}: Values): string => `---
title: ${JSON.stringify(title)}
description: ''
slug: ${slug}
authors: [${list(authors).join(', ')}]
tags: [${list(tags).join(', ')}]
date: ${date}T09:00
# keywords: [words, that, readers, type]
draft: true
---

{/* One paragraph for the list of posts. */}

{/* truncate */}
`;

const OPTIONS = {
  'title-cs': {type: 'string', default: ''},
  'title-en': {type: 'string', default: ''},
  tags: {type: 'string'},
  authors: {type: 'string', default: 'docs-team'},
  // The day in the time zone of the writer.
  date: {type: 'string', default: new Date().toLocaleDateString('sv-SE')},
} as const;

type Values = ReturnType<typeof parseArgs<{options: typeof OPTIONS}>>['values'];

const [DOCS, POSTS] = CONTENT_FOLDERS;

/** Form of the address of each kind, and its file below the folder of a language. */
const KINDS = {
  doc: {
    folders: DOCS,
    form: /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)+$/,
    example: 'web-portal/alerts',
    file: (name: string) => `${name}.mdx`,
    text: (language: Locale, name: string, values: Values) => docText(language, values[`title-${language}`]),
  },
  post: {
    folders: POSTS,
    form: /^[a-z0-9][a-z0-9-]*$/,
    example: 'cable-routing',
    file: (name: string, date: string) => `${date}-${name}/index.mdx`,
    text: (language: Locale, name: string, values: Values) => postText(values[`title-${language}`], name, values),
  },
} as const;

/** @throws with the usage when an argument is missing or malformed, or when the page exists */
function main(): void {
  const {values, positionals} = parseArgs({allowPositionals: true, options: OPTIONS});
  const [kind, name = ''] = positionals;
  if (kind !== 'doc' && kind !== 'post') {
    throw new Error(`"${kind ?? ''}" cannot be added; write doc or post.\n\n${USAGE}`);
  }
  const {folders, form, example, file, text} = KINDS[kind];
  if (!form.test(name)) {
    throw new Error(`"${name}" cannot be an address: write it like ${example}, in lower case, without diacritics.`);
  }
  const untitled = LANGUAGES.find((language) => !values[`title-${language}`].trim());
  if (untitled) {
    throw new Error(`--title-${untitled} is missing.\n\n${USAGE}`);
  }
  const files = LANGUAGES.map((language) => ({language, path: `${folders[language]}/${file(name, values.date)}`}));
  for (const {path: taken} of files.filter((entry) => fs.existsSync(path.join(ROOT, entry.path)))) {
    throw new Error(`${taken} exists already. Choose another name, or edit that file.`);
  }
  for (const {language, path: created} of files) {
    fs.mkdirSync(path.dirname(path.join(ROOT, created)), {recursive: true});
    fs.writeFileSync(path.join(ROOT, created), text(language, name, values));
    console.log(`created ${created}`);
  }
  console.log('Both are drafts that only "npm start" shows; "npm run check" lists what they still need.');
  if (kind === 'doc') {
    console.log(`Add '${name}' to sidebars.ts, where the page belongs.`);
  }
  console.log(`When both are written, delete "draft: true" and run: npm run i18n:accept -- ${files[0]?.path ?? ''}`);
}

void runMain(main);
