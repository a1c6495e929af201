import {Draft, Refusal} from './draft';
import {removeCategoryLabels} from './labels';
import {codeLinks, mentions, rewriteLinks, rewriteRelative, textLinks} from './links';
import {updateLock} from './lock';
import {
  demandBothLanguages,
  docIdOf,
  docPage,
  findPage,
  postPage,
  posts,
  refuseBadDocId,
  refuseMainDocument,
  type Page,
} from './pages';
import type {Plan} from './plan';
import {updateQueries} from './queries';
import {addRedirect} from './redirects';
import * as sidebars from './sidebars';
import {demand, frontMatterOf, LANGUAGES, rules} from './texts';

/** English labels of the foot of the page, whose descriptions repeat the addresses. */
const FOOTER_LABELS = 'i18n/en/docusaurus-theme-classic/footer.json';

/** Menus that every page shows. */
const MENUS = ['src/config/navbar.ts', 'src/config/footer.ts'];

export interface MoveOptions extends sidebars.Place {
  /** Takes the category along whose last page goes. */
  withCategory?: boolean;
}

function targetOf(draft: Draft, from: Page, name: string): Page {
  const id = docIdOf(name);
  if (from.kind === 'doc') {
    if (id.startsWith('blog/')) {
      throw new Refusal('A page of the manual does not become a post.', 'Give an address such as web-portal/alerts.');
    }
    demand(rules.docId(id));
    refuseBadDocId(draft, id);
    return docPage(id);
  }
  const [, slug = ''] = /^blog\/([^/]+)$/.exec(id) ?? [];
  if (slug === '') {
    throw new Refusal(
      `"${name}" is no address of a post.`,
      'Write blog/ and the new name, such as blog/cable-routing.',
    );
  }
  demand(rules.name(slug));
  const same = posts(draft).find((post) => post.id === slug);
  if (same) {
    throw new Refusal(`${same.files.cs} has the address /blog/${slug} already.`, 'Choose another name.');
  }
  const [, date = ''] = /^blog\/(\d{4}-\d\d-\d\d-)/.exec(from.files.cs) ?? [];
  return postPage(slug, date + slug);
}

/** @throws {Refusal} when another file would be left behind in the folder of a post */
function demandLonePost(draft: Draft, {kind, files}: Page): void {
  for (const file of kind === 'post' ? Object.values(files) : []) {
    const others = draft.list(file.replace(/\/index\.mdx$/, '')).filter((other) => other !== file);
    if (others.length > 0) {
      throw new Refusal(
        `Beside ${file} lie other files: ${others.join(', ')}.`,
        'Move them to static/ and link to them there first.',
      );
    }
  }
}

/** Menus name pages by their address, and the descriptions of their English labels repeat it. */
function rewriteFooterLabels(draft: Draft, from: Page, to: Page): void {
  if (draft.exists(FOOTER_LABELS)) {
    const text = draft.read(FOOTER_LABELS);
    const fresh = text.replaceAll(`linking to ${from.address}"`, `linking to ${to.address}"`);
    if (fresh !== text) {
      draft.write(FOOTER_LABELS, fresh);
    }
  }
}

/**
 * The category that loses its last page, when somebody has agreed that it goes too.
 * @throws {Refusal} when nobody has, or the sidebar itself would be empty
 */
function emptied(draft: Draft, page: Page, withCategory: boolean): sidebars.Found['category'] {
  const found = page.kind === 'doc' ? sidebars.findPage(sidebars.readSidebars(draft), page.id) : undefined;
  if (!found || found.item.list.elements.length > 1) {
    if (withCategory) {
      throw new Refusal(`${page.id} is not the only page of a category.`, 'Leave --with-category out.');
    }
    return undefined;
  }
  const {category, sidebar, item} = found;
  if (!category) {
    throw new Refusal(
      `${page.id} is the only page of the sidebar ${sidebar.id} (sidebars.ts:${item.line}); menus could not lead anywhere.`,
      'Add another page to that sidebar first.',
    );
  }
  if (!withCategory) {
    throw new Refusal(
      `${page.id} is the only page of the category "${category.label}" (sidebars.ts:${item.line}), which would be empty.`,
      'Add another page to it first, or let it go too: --with-category.',
    );
  }
  const holder = sidebars.categoriesOf(sidebar).find(({itemList}) => itemList === category.list);
  if (category.list.elements.length === 1) {
    throw new Refusal(
      `The category "${category.label}" stands alone in ${holder ? `the category "${holder.label}"` : `the sidebar ${sidebar.id}`}, which would be empty.`,
      'Add another page there first.',
    );
  }
  return category;
}

/** The list page of a category, as something that links lead to. */
const categoryPage = (slug: string): Page => ({
  kind: 'list',
  id: slug,
  address: `/docs/category/${slug}`,
  files: {cs: '', en: ''},
});

async function removeCategory(draft: Draft, page: Page, slug: string, label: string): Promise<void> {
  const found = sidebars.findPage(sidebars.readSidebars(draft), page.id);
  await sidebars.removeCategory(draft, slug);
  await removeCategoryLabels(draft, found?.sidebar.id ?? '', label);
}

const places = (links: readonly {file: string; line: number; target: string}[]) =>
  links.map(({file, line, target}) => `${file}:${line} (${target})`);

/** @throws {Refusal} that lists every link to the page */
function refuseLinked(draft: Draft, page: Page): void {
  const links = [...textLinks(draft, page), ...codeLinks(draft, page)];
  const menus = links.filter(({file}) => MENUS.includes(file));
  if (menus.length > 0) {
    throw new Refusal(
      `A menu leads to ${page.address}: ${places(menus).join(', ')}.`,
      'Let the menu lead elsewhere first, in Czech and in its English labels.',
    );
  }
  if (links.length > 0) {
    throw new Refusal(
      `${links.length} ${links.length === 1 ? 'link leads' : 'links lead'} to ${page.address}:\n${places(links)
        .map((place) => `  ${place}`)
        .join('\n')}`,
      'Let them lead elsewhere, or delete them, in both languages; then remove the page.',
    );
  }
}

const mentionNotes = (draft: Draft, page: Page): string[] => {
  const found = mentions(draft, page);
  return found.length > 0 ? [`Tests and guides name the old address; change them: ${found.join(', ')}`] : [];
};

/** Moves a page in both languages, with everything that leads to it. */
export async function planMove(
  root: string,
  fromName: string,
  toName: string,
  options: MoveOptions = {},
): Promise<Plan> {
  const draft = new Draft(root);
  const from = findPage(draft, fromName);
  demandBothLanguages(draft, from);
  refuseMainDocument(from);
  demandLonePost(draft, from);
  const to = targetOf(draft, from, toName);
  const {withCategory = false, ...place} = options;
  const changesPlace = Object.keys(place).length > 0;
  if (changesPlace && from.kind === 'post') {
    throw new Refusal('Posts stand in no sidebar.', 'Leave --sidebar, --category and --after out.');
  }
  if (place.after === from.id) {
    throw new Refusal('A page cannot stand after itself.', 'Give another --after, or none to keep its place.');
  }
  const category = changesPlace || withCategory ? emptied(draft, from, withCategory) : undefined;
  if (category && !changesPlace) {
    throw new Refusal('The page keeps its place, so its category stays.', 'Leave --with-category out.');
  }
  if (category) {
    if (place.category === category.slug || place.after === category.slug) {
      throw new Refusal(`The category "${category.slug}" goes.`, 'Choose another place.');
    }
    refuseLinked(draft, categoryPage(category.slug));
  }

  rewriteLinks(draft, from, to);
  for (const language of LANGUAGES) {
    draft.move(from.files[language], to.files[language]);
    rewriteRelative(draft, from.files[language], to.files[language]);
    if (to.kind === 'post') {
      const text = draft.read(to.files[language]);
      if (frontMatterOf(text).has('slug')) {
        draft.write(to.files[language], text.replace(/^slug:.*$/m, `slug: ${to.id}`));
      }
    }
  }
  if (from.kind === 'doc' && changesPlace) {
    if (category) {
      await removeCategory(draft, from, category.slug, category.label);
    } else {
      await sidebars.removePage(draft, from.id);
    }
    await sidebars.insertPage(draft, to.id, place);
  } else if (from.kind === 'doc') {
    await sidebars.renamePage(draft, from.id, to.id);
  }
  rewriteFooterLabels(draft, from, to);
  updateQueries(draft, from, to, true);
  await addRedirect(draft, {from: from.address, to: to.address});
  if (category) {
    await addRedirect(draft, {from: `/docs/category/${category.slug}`, to: to.address});
    updateQueries(draft, categoryPage(category.slug), to, false);
  }
  updateLock(draft);
  return {
    title: `${from.address}/ moves to ${to.address}/`,
    draft,
    left: [
      ...mentionNotes(draft, from),
      ...(category ? mentionNotes(draft, categoryPage(category.slug)) : []),
      'npm run check',
    ],
  };
}

export interface RemoveOptions {
  /** Page that readers of the old address are led to. */
  redirectTo?: string;
  /** The address is given up; readers see the error page. */
  noRedirect?: boolean;
  withCategory?: boolean;
}

/** Pictures that only this page shows. */
function lonePictures(draft: Draft, page: Page): string[] {
  const names = (text: string) => [...text.matchAll(/<Figure\b[^>]*?\bname="([^"]+)"/g)].map(([, name = '']) => name);
  const own = new Set(names(draft.read(page.files.cs)));
  const others = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    draft
      .list(folder)
      .filter((file) => /\.(?:mdx?|tsx)$/.test(file) && file !== page.files.cs)
      .flatMap((file) => names(draft.read(file))),
  );
  return [...own].filter((name) => !others.includes(name));
}

/** @throws {Refusal} when readers would be led to nothing, or back */
function redirectTarget(draft: Draft, page: Page, {redirectTo, noRedirect = false}: RemoveOptions): Page | undefined {
  if (redirectTo === undefined) {
    if (!noRedirect) {
      throw new Refusal(
        `Readers have ${page.address}/ in their bookmarks.`,
        'Say where they are to arrive: --redirect-to web-portal/map; or give the address up: --no-redirect.',
      );
    }
    return undefined;
  }
  if (noRedirect) {
    throw new Refusal('--redirect-to and --no-redirect contradict each other.', 'Leave one of them out.');
  }
  const to = findPage(draft, redirectTo);
  demandBothLanguages(draft, to);
  if (to.address === page.address) {
    throw new Refusal(`${page.address} would lead to itself.`, 'Give another page after --redirect-to.');
  }
  return to;
}

/** Removes a page in both languages; refuses while anything leads to it. */
export async function planRemove(root: string, name: string, options: RemoveOptions): Promise<Plan> {
  const draft = new Draft(root);
  const page = findPage(draft, name);
  refuseMainDocument(page);
  demandLonePost(draft, page);
  const category = emptied(draft, page, options.withCategory ?? false);
  refuseLinked(draft, page);
  if (category) {
    refuseLinked(draft, categoryPage(category.slug));
  }
  const to = redirectTarget(draft, page, options);
  const pictures = draft.exists(page.files.cs) ? lonePictures(draft, page) : [];

  if (category) {
    await removeCategory(draft, page, category.slug, category.label);
  } else if (page.kind === 'doc') {
    await sidebars.removePage(draft, page.id);
  }
  for (const file of Object.values(page.files)) {
    if (draft.exists(file)) {
      draft.delete(file);
    }
  }
  const gone = [page, ...(category ? [categoryPage(category.slug)] : [])];
  const queries: string[] = [];
  for (const old of gone) {
    queries.push(...updateQueries(draft, old, to, false));
    await addRedirect(draft, {from: old.address, ...(to && {to: to.address})});
  }
  updateLock(draft);
  return {
    title: to ? `${page.address}/ goes, its readers arrive at ${to.address}/` : `${page.address}/ goes for good`,
    draft,
    left: [
      ...pictures.map(
        (picture) => `No page shows the picture "${picture}" any more: show it elsewhere, or delete its scene.`,
      ),
      ...(queries.length > 0
        ? [`These search queries had no other answer and were deleted: ${queries.join('; ')}`]
        : []),
      ...gone.flatMap((old) => mentionNotes(draft, old)),
      'npm run check',
    ],
  };
}
