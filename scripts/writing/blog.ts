import {Draft, Refusal} from './draft';
import {textFields, textsFrom} from './document';
import {need, type Answers, type Field} from './fields';
import {updateLock} from './lock';
import {postPage, posts} from './pages';
import type {Plan} from './plan';
import {refuseOldAddress} from './redirects';
import {LANGUAGES, listOf, postText, rules, withYamlEntry, yamlKeys, yamlText, type Language} from './texts';

const FOLDERS: Readonly<Record<Language, string>> = {cs: 'blog', en: 'i18n/en/docusaurus-plugin-content-blog'};

const AUTHORS = 'authors.yml';
const TAGS = 'tags.yml';

/** Names that a file of the blog defines in both languages. */
function defined(draft: Draft, file: string): string[] {
  const english = yamlKeys(draft.read(`${FOLDERS.en}/${file}`));
  return yamlKeys(draft.read(`${FOLDERS.cs}/${file}`)).filter((key) => english.includes(key));
}

/** Says which of the names are not defined. */
const knownIn = (root: string, file: string, remedy: string) => (text: string) => {
  const known = defined(new Draft(root), file);
  const unknown = listOf(text).filter((name) => !known.includes(name));
  return listOf(text).length === 0
    ? `Write at least one of ${known.join(', ')}.`
    : unknown.length > 0
      ? `${unknown.join(', ')}: not in blog/${file}, which has ${known.join(', ')}. ${remedy}`
      : undefined;
};

/** @param today `YYYY-MM-DD` */
export const postFields = (root: string, today: string): readonly Field[] => [
  {name: 'slug', question: 'Address of the post below /blog/, such as cable-routing', check: rules.name},
  ...textFields(),
  {
    name: 'tags',
    question: `Tags, with commas between them, of ${defined(new Draft(root), TAGS).join(', ')}`,
    check: knownIn(root, TAGS, 'A new tag needs an entry in that file in both languages.'),
  },
  {
    name: 'authors',
    question: 'Authors, with commas between them',
    usual: () => defined(new Draft(root), AUTHORS)[0],
    check: knownIn(root, AUTHORS, 'Add an author first: npm run new -- author'),
  },
  {name: 'date', question: 'Day of the post', usual: () => today, check: rules.day},
];

/** A post in both languages. */
export function planPost(root: string, answers: Answers): Plan {
  const draft = new Draft(root);
  const slug = need(answers, 'slug');
  const date = need(answers, 'date');
  const same = posts(draft).find(({id}) => id === slug);
  if (same) {
    throw new Refusal(`${same.files.cs} has the address /blog/${slug} already.`, 'Choose another address.');
  }
  if (['archive', 'authors', 'tags', 'page'].includes(slug)) {
    throw new Refusal(`/blog/${slug} is a list of the blog itself.`, 'Choose another address.');
  }
  const page = postPage(slug, `${date}-${slug}`);
  refuseOldAddress(draft, page.address);
  for (const language of LANGUAGES) {
    draft.create(
      page.files[language],
      postText(textsFrom(answers, language), {
        slug,
        authors: listOf(need(answers, 'authors')),
        tags: listOf(need(answers, 'tags')),
        date: `${date}T09:00`,
      }),
    );
  }
  updateLock(draft);
  return {
    title: `New post /blog/${slug}/`,
    draft,
    left: [
      `Write the post below {/* truncate */}, in both languages: ${Object.values(page.files).join(' and ')}.`,
      `npm run check -- ${page.files.cs}`,
      `npm run i18n:accept -- ${page.files.cs}`,
    ],
  };
}

export const authorFields: readonly Field[] = [
  {name: 'id', question: 'Short name in front matter and address, such as jan-novak', check: rules.name},
  {name: 'name-cs', question: 'Name on the Czech site', check: rules.line},
  {name: 'name-en', question: 'Name on the English site', usual: (answers) => answers['name-cs'], check: rules.line},
  {name: 'role-cs', question: 'Czech: what the author does, a few words', check: rules.line},
  {name: 'role-en', question: 'English: what the author does, a few words', check: rules.line},
  {name: 'about-cs', question: 'Czech: one sentence about the author', check: rules.line},
  {name: 'about-en', question: 'English: one sentence about the author', check: rules.line},
  {
    name: 'url',
    question: 'Address of a page of the author',
    optional: true,
    check: (url) => (/^https:\/\/\S+$/.test(url) ? undefined : 'Write an address that begins with https://.'),
  },
];

/** An author of the blog in both languages, with a page of their own. */
export function planAuthor(root: string, answers: Answers): Plan {
  const draft = new Draft(root);
  const id = need(answers, 'id');
  for (const language of LANGUAGES) {
    const file = `${FOLDERS[language]}/${AUTHORS}`;
    const text = draft.read(file);
    if (yamlKeys(text).includes(id)) {
      const line = text.split('\n').findIndex((candidate) => candidate.startsWith(`${id}:`)) + 1;
      throw new Refusal(`${file}:${line} has an author "${id}" already.`, 'Choose another short name.');
    }
    draft.write(
      file,
      withYamlEntry(text, id, {
        name: yamlText(need(answers, `name-${language}`)),
        title: yamlText(need(answers, `role-${language}`)),
        description: yamlText(need(answers, `about-${language}`)),
        url: answers.url,
        page: 'true',
      }),
    );
  }
  updateLock(draft);
  return {title: `New author "${id}"`, draft, left: [`Put the author into a post: authors: [${id}]`]};
}
