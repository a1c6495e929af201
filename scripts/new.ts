/** Adds a page, a category or a post in both languages; see the usage below and CONTRIBUTING.md. */
import {findArticle, nameOf, newArticle, SLUG, type Article} from './writing/articles';
import {Changes} from './writing/changes';
import {runCommand, UsageError} from './writing/command';
import {insertDoc, wrapInCategory, type Place} from './writing/sidebars';
import {docText, postText} from './writing/templates';
import {parsePage} from './content/page';

const USAGE = `npm run new -- doc <address> --title-cs … --title-en … and --after <page or category> or --in <category or sidebar>
npm run new -- category <name> --page <its first page> --title-cs … --title-en … --description-cs … --description-en …
npm run new -- post <name> --title-cs … --title-en … [--tags a,b] [--authors a,b] [--date YYYY-MM-DD]
With --dry-run it only lists the files that would change. For example:
npm run new -- doc web-portal/alerts --after web-portal/map --title-cs "Výstrahy" --title-en "Alerts"`;

const TEXT = {type: 'string'} as const;

const OPTIONS = {
  'title-cs': TEXT,
  'title-en': TEXT,
  'description-cs': TEXT,
  'description-en': TEXT,
  after: TEXT,
  in: TEXT,
  page: TEXT,
  tags: {...TEXT, default: ''},
  authors: {...TEXT, default: 'docs-team'},
  date: TEXT,
  'dry-run': {type: 'boolean'},
} as const;

const LANGUAGES = ['cs', 'en'] as const;

/** Day in the time zone of the writer, `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('sv-SE');

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

type Values = Partial<Record<Exclude<keyof typeof OPTIONS, 'dry-run'>, string>>;

function need(values: Values, name: keyof Values): string {
  const value = values[name]?.trim();
  if (!value) {
    throw new UsageError(`--${name} is missing.`);
  }
  return value;
}

async function addDoc(changes: Changes, article: Article, values: Values): Promise<void> {
  const place: Place = {after: values.after && nameOf(values.after), in: values.in};
  if ((place.after === undefined) === (place.in === undefined)) {
    throw new UsageError('Give either --after or --in.');
  }
  const neighbour = await insertDoc(changes, article.id, place);
  for (const language of LANGUAGES) {
    const file = neighbour && findArticle(changes, neighbour).files[language];
    const title = file && (await parsePage(file, changes.read(file))).frontMatter.title;
    const related = neighbour && typeof title === 'string' ? {id: neighbour, title} : undefined;
    changes.create(article.files[language], docText(language, need(values, `title-${language}`), today(), related));
  }
}

async function addCategory(changes: Changes, slug: string, values: Values): Promise<void> {
  if (!SLUG.test(slug)) {
    throw new Error(`"${slug}" cannot be an address: write lower-case letters, digits and hyphens, such as alerts.`);
  }
  const [cs, en] = LANGUAGES.map((language) => ({
    label: need(values, `title-${language}`),
    description: need(values, `description-${language}`),
  }));
  const {id} = findArticle(changes, need(values, 'page'));
  if (cs && en) {
    await wrapInCategory(changes, id, slug, {cs, en});
  }
}

function addPost(changes: Changes, article: Article, values: Values): void {
  const {tags = '', authors = '', date = today()} = values;
  for (const language of LANGUAGES) {
    const fields = {slug: article.id, date, authors: listOf(authors), tags: listOf(tags)};
    changes.create(article.files[language], postText(need(values, `title-${language}`), fields));
  }
}

runCommand(USAGE, OPTIONS, async (values, [kind, name, ...rest]) => {
  if (name === undefined || rest.length > 0) {
    throw new UsageError('Name what to add, and its address.');
  }
  const changes = new Changes();
  switch (kind) {
    case 'category':
      await addCategory(changes, name, values);
      break;
    case 'doc':
      await addDoc(changes, newArticle(changes, kind, name, ''), values);
      break;
    case 'post':
      addPost(changes, newArticle(changes, kind, name, values.date ?? today()), values);
      break;
    default:
      throw new UsageError(`"${kind ?? ''}" cannot be added; write doc, category or post.`);
  }
  changes.apply({dryRun: values['dry-run']});
  if (kind !== 'category') {
    console.log('It is a draft that only "npm start" shows. "npm run check" lists what it still needs;');
    console.log('when both languages are written, delete the lines "draft: true" and run "npm run i18n:accept".');
  }
});
