import {Refusal, Draft} from './draft';
import {need, type Answers, type Field} from './fields';
import {addCategoryLabels} from './labels';
import {updateLock} from './lock';
import {docIdOf, docPage, findPage as findTextPage, refuseBadDocId, titleOf} from './pages';
import type {Plan} from './plan';
import {refuseOldAddress} from './redirects';
import {
  categoriesOf,
  findPage,
  flat,
  insertCategory,
  insertPage,
  readSidebars,
  removePage,
  resolvePlace,
  type Place,
} from './sidebars';
import {docText, LANGUAGES, listOf, rules, type Language} from './texts';

const NAMES: Readonly<Record<Language, string>> = {cs: 'Czech', en: 'English'};

/** Title, description and keywords in both languages. */
export const textFields = (when?: Field['when']): Field[] =>
  LANGUAGES.flatMap((language) =>
    (
      [
        {name: `title-${language}`, question: `${NAMES[language]} title, at most 60 characters`, check: rules.title},
        {
          name: `description-${language}`,
          question: `${NAMES[language]} description, 50 to 160 characters: what a reader learns here`,
          check: rules.description,
        },
        {
          name: `keywords-${language}`,
          question: `${NAMES[language]} keywords, with commas between them; also the main terms of the other language`,
          check: rules.keywords,
        },
      ] satisfies Field[]
    ).map((field) => ({...field, ...(when && {when})})),
  );

export const textsFrom = (answers: Answers, language: Language) => ({
  title: need(answers, `title-${language}`),
  description: need(answers, `description-${language}`),
  keywords: listOf(need(answers, `keywords-${language}`)),
});

const placeFields: readonly Field[] = [
  {
    name: 'after',
    question: 'Page or category of the sidebar that it stands after, such as web-portal/map',
    optional: true,
  },
  {
    name: 'category',
    question: 'Slug of the category at whose end it stands',
    optional: true,
    skip: ({after}) => after !== undefined,
  },
  {
    name: 'sidebar',
    question: 'Sidebar at whose end it stands, such as webPortalSidebar',
    optional: true,
    skip: ({after, category}) => after !== undefined || category !== undefined,
  },
];

const placeFrom = ({sidebar, category, after}: Answers): Place => ({
  ...(sidebar !== undefined && {sidebar}),
  ...(category !== undefined && {category}),
  ...(after !== undefined && {after: docIdOf(after)}),
});

export const docFields: readonly Field[] = [
  {
    name: 'id',
    question: 'Address of the page below /docs/, such as web-portal/alerts',
    check: (id) => rules.docId(docIdOf(id)),
  },
  ...textFields(),
  ...placeFields,
];

/** Creates both files of a page; `neighbour` is linked to under "Related pages". */
function createPage(draft: Draft, id: string, answers: Answers, day: string, neighbour?: string): void {
  refuseBadDocId(draft, id);
  const page = docPage(id);
  refuseOldAddress(draft, page.address);
  for (const language of LANGUAGES) {
    const related =
      neighbour === undefined ? [] : [{id: neighbour, title: titleOf(draft, docPage(neighbour), language)}];
    draft.create(page.files[language], docText(language, textsFrom(answers, language), day, related));
  }
}

/** Page nearest to a place of a sidebar that exists in both languages. */
function neighbourOf(draft: Draft, place: Place): string | undefined {
  const {list, index, sidebar} = resolvePlace(readSidebars(draft), place);
  const before = flat(sidebar.items).filter((item) => item.list === list && item.index < index);
  return [...before.reverse(), ...flat(sidebar.items)]
    .flatMap((item) => (item.kind === 'page' ? [item.id] : []))
    .find((id) => Object.values(docPage(id).files).every((file) => draft.exists(file)));
}

const leftOfPage = (id: string): string[] => [
  `Write the page, in both languages: ${Object.values(docPage(id).files).join(' and ')}. Delete the headings that do not fit.`,
  `Link to it from at least one related page: [title](/${id}.mdx).`,
  `npm run check -- ${docPage(id).files.cs}`,
  `npm run i18n:accept -- ${docPage(id).files.cs}`,
];

/** A page of the manual in both languages, with its place in a sidebar. */
export async function planDocument(root: string, answers: Answers, day: string): Promise<Plan> {
  const draft = new Draft(root);
  const id = docIdOf(need(answers, 'id'));
  const place = placeFrom(answers);
  createPage(draft, id, answers, day, neighbourOf(draft, place));
  const sidebar = await insertPage(draft, id, place);
  updateLock(draft);
  return {title: `New page /docs/${id}/ in the sidebar ${sidebar}`, draft, left: leftOfPage(id)};
}

const isNew = (root: string) => (answers: Answers) => {
  const page = answers.page;
  return page !== undefined && !new Draft(root).exists(docPage(docIdOf(page)).files.cs);
};

/** @param root whether the first page exists decides what has to be asked */
export const categoryFields = (root: string): readonly Field[] => [
  {name: 'slug', question: 'Address of the category below /docs/category/, such as alerts', check: rules.name},
  {name: 'label-cs', question: 'Czech label', check: rules.title},
  {name: 'label-en', question: 'English label', check: rules.title},
  {name: 'about-cs', question: 'Czech description, one sentence of 50 to 160 characters', check: rules.description},
  {name: 'about-en', question: 'English description, one sentence of 50 to 160 characters', check: rules.description},
  {
    name: 'page',
    question: 'First page of the category: a new one, or one that moves into it, such as web-portal/alerts',
    check: (id) => (new Draft(root).exists(docPage(docIdOf(id)).files.cs) ? undefined : rules.docId(docIdOf(id))),
  },
  ...textFields(isNew(root)),
  ...placeFields,
];

/** A category with its first page; a category without pages would be an empty list. */
export async function planCategory(root: string, answers: Answers, day: string): Promise<Plan> {
  const draft = new Draft(root);
  const slug = need(answers, 'slug');
  const label = need(answers, 'label-cs');
  const id = docIdOf(need(answers, 'page'));
  const place = placeFrom(answers);
  const sidebars = readSidebars(draft);
  const known = sidebars.flatMap((sidebar) => categoriesOf(sidebar).map((category) => ({...category, sidebar})));
  const sameSlug = known.find((category) => category.slug === slug);
  if (sameSlug) {
    throw new Refusal(
      `sidebars.ts:${sameSlug.line} has a category "${slug}" already ("${sameSlug.label}").`,
      'Choose another slug, or add the page to that category: npm run new -- doc … --category ' + slug,
    );
  }
  const target = resolvePlace(sidebars, place).sidebar.id;
  const sameLabel = known.find((category) => category.label === label && category.sidebar.id === target);
  if (sameLabel) {
    throw new Refusal(
      `sidebars.ts:${sameLabel.line} has a category called "${label}" in the same sidebar.`,
      'Choose another label: translations are found by it.',
    );
  }
  refuseOldAddress(draft, `/docs/category/${slug}`);
  const isNewPage = isNew(root)(answers);
  if (isNewPage) {
    createPage(draft, id, answers, day, neighbourOf(draft, place));
  } else {
    findTextPage(draft, id);
    const found = findPage(sidebars, id);
    if (found?.item.list.elements.length === 1) {
      throw new Refusal(
        `${id} is the only page of ${found.category ? `the category "${found.category.slug}"` : `the sidebar ${found.sidebar.id}`} (sidebars.ts:${found.item.line}).`,
        'Choose another page, or add one there first.',
      );
    }
    if (place.after === id) {
      throw new Refusal(
        `${id} moves into the category, so the category cannot stand after it.`,
        'Give another --after.',
      );
    }
    await removePage(draft, id);
  }
  const sidebar = await insertCategory(
    draft,
    {slug, label, description: need(answers, 'about-cs'), pages: [id]},
    place,
  );
  await addCategoryLabels(draft, sidebar, label, {
    label: need(answers, 'label-en'),
    description: need(answers, 'about-en'),
  });
  updateLock(draft);
  return {
    title: `New category /docs/category/${slug}/ in the sidebar ${sidebar}`,
    draft,
    left: isNewPage ? leftOfPage(id) : ['npm run check'],
  };
}
