/** Adds a page or a post as a draft in both languages; see the usage below and CONTRIBUTING.md. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {CONTENT_FOLDERS} from '../src/content/translations/files';
import {LOCALES, type Locale} from '../src/lib/locale';
import {runMain} from './runMain';

const USAGE = `npm run new -- doc <address> --title-cs … --title-en …
npm run new -- post <name> --title-cs … --title-en … [--tags a,b]
For example:
npm run new -- doc web-portal/alerts --title-cs "Výstrahy" --title-en "Alerts"`;

const ROOT = path.resolve(__dirname, '..');

/** Standard headings of a document, in the order of CONTRIBUTING.md. */
const HEADINGS: readonly (Record<Locale, string> & {id: string})[] = [
  {id: 'need', cs: 'Co potřebujete', en: 'What you need'},
  {id: 'steps', cs: 'Postup', en: 'Steps'},
  {id: 'limits', cs: 'Meze a jednotky', en: 'Limits and units'},
  {id: 'problems', cs: 'Když něco nejde', en: 'When something goes wrong'},
  {id: 'related', cs: 'Související stránky', en: 'Related pages'},
];

/** The day in the time zone of the writer. */
const TODAY = new Date().toLocaleDateString('sv-SE');

/** What a draft has in its front matter besides the title, and below it. */
const TEMPLATES = {
  doc: {
    form: /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)+$/,
    example: 'web-portal/alerts',
    fileOf: (name: string) => `${name}.mdx`,
    fields: () => [],
    body: (locale: Locale) =>
      `{/* One to three sentences: what the page covers and for whom. */}\n\n` +
      HEADINGS.map((heading) => `## ${heading[locale]} {#${heading.id}}\n`).join('\n'),
  },
  post: {
    form: /^[a-z0-9][a-z0-9-]*$/,
    example: 'cable-routing',
    fileOf: (name: string) => `${TODAY}-${name}/index.mdx`,
    fields: (name: string, tags: string) => [
      `slug: ${name}`,
      'authors: [docs-team]',
      `tags: [${tags.split(/[\s,]+/).join(', ')}]`,
      `date: ${TODAY}T09:00`,
    ],
    body: () => '{/* One paragraph for the list of posts. */}\n\n{/* truncate */}\n',
  },
} as const;

/** @throws with the usage when an argument is missing or malformed, or when the page exists */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      'title-cs': {type: 'string', default: ''},
      'title-en': {type: 'string', default: ''},
      tags: {type: 'string', default: ''},
    },
  });
  const [kind, name = ''] = positionals;
  if (kind !== 'doc' && kind !== 'post') {
    throw new Error(`"${kind ?? ''}" cannot be added; write doc or post.\n\n${USAGE}`);
  }
  const {form, example, fileOf, fields, body} = TEMPLATES[kind];
  if (!form.test(name)) {
    throw new Error(`"${name}" cannot be an address: write it like ${example}, in lower case, without diacritics.`);
  }
  const drafts = LOCALES.map((locale) => {
    const title = values[`title-${locale}`].trim();
    const file = `${CONTENT_FOLDERS[kind === 'doc' ? 0 : 1][locale]}/${fileOf(name)}`;
    if (title === '') {
      throw new Error(`--title-${locale} is missing.\n\n${USAGE}`);
    }
    if (fs.existsSync(path.join(ROOT, file))) {
      throw new Error(`${file} exists already. Choose another name, or edit that file.`);
    }
    const head = [`title: ${JSON.stringify(title)}`, "description: ''", ...fields(name, values.tags)];
    const front = [...head, '# keywords: [words, that, readers, type]', 'draft: true'].join('\n');
    return {file, text: `---\n${front}\n---\n\n${body(locale)}`};
  });
  for (const {file, text} of drafts) {
    fs.mkdirSync(path.dirname(path.join(ROOT, file)), {recursive: true});
    fs.writeFileSync(path.join(ROOT, file), text);
    console.log(`created ${file}`);
  }
  console.log('Both are drafts that only "npm start" shows; "npm run check" lists what they still need.');
  if (kind === 'doc') {
    console.log(`Add '${name}' to sidebars.ts, where the page belongs.`);
  }
  console.log(`When both are written, delete "draft: true" and run: npm run i18n:accept -- ${drafts[0]?.file ?? ''}`);
}

void runMain(main);
