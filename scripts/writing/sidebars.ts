import ts from 'typescript';
import {Refusal, type Draft} from './draft';
import {constant, editFile, insertElement, lineOf, parsed, quoted, removeElement} from './source';

export const SIDEBARS = 'sidebars.ts';

/** Name of the function in `sidebars.ts` that makes a category. */
const CATEGORY_FUNCTION = 'category';

interface InList {
  list: ts.ArrayLiteralExpression;
  index: number;
  line: number;
}

export interface SidebarPage extends InList {
  kind: 'page';
  /** Doc id. */
  id: string;
  node: ts.StringLiteralLike;
}

export interface SidebarCategory extends InList {
  kind: 'category';
  /** End of its address `/docs/category/…`. */
  slug: string;
  label: string;
  items: SidebarItem[];
  itemList: ts.ArrayLiteralExpression;
}

export type SidebarItem = SidebarPage | SidebarCategory | ({kind: 'other'} & InList);

export interface Sidebar {
  id: string;
  items: SidebarItem[];
  itemList: ts.ArrayLiteralExpression;
}

const text = (node: ts.Expression | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

function itemsOf(list: ts.ArrayLiteralExpression): SidebarItem[] {
  return list.elements.map((node, index): SidebarItem => {
    const place = {list, index, line: lineOf(node)};
    if (ts.isStringLiteralLike(node)) {
      return {kind: 'page', id: node.text, node, ...place};
    }
    if (ts.isCallExpression(node) && node.expression.getText() === CATEGORY_FUNCTION) {
      const [slug, label, , items] = node.arguments;
      if (text(slug) !== undefined && text(label) !== undefined && items && ts.isArrayLiteralExpression(items)) {
        return {
          kind: 'category',
          slug: text(slug) ?? '',
          label: text(label) ?? '',
          items: itemsOf(items),
          itemList: items,
          ...place,
        };
      }
    }
    return {kind: 'other', ...place};
  });
}

/**
 * The sidebars with the places of their items in the text.
 * @throws {Refusal} when the file has another form
 */
export function readSidebars(draft: Draft): Sidebar[] {
  const sidebars = constant(parsed(SIDEBARS, draft.read(SIDEBARS)), 'sidebars');
  if (!sidebars || !ts.isObjectLiteralExpression(sidebars)) {
    throw new Refusal(`${SIDEBARS} has no constant "sidebars".`, 'Restore the file from git, or edit it by hand.');
  }
  return sidebars.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isArrayLiteralExpression(property.initializer)
      ? [
          {
            id: property.name.getText().replace(/^['"]|['"]$/g, ''),
            items: itemsOf(property.initializer),
            itemList: property.initializer,
          },
        ]
      : [],
  );
}

/** All items below, categories before what they hold. */
export function flat(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => (item.kind === 'category' ? [item, ...flat(item.items)] : [item]));
}

/** Where a page stands; `category` is the innermost one. */
export interface Found {
  sidebar: Sidebar;
  category?: SidebarCategory;
  item: SidebarPage;
}

export function findPage(sidebars: readonly Sidebar[], id: string): Found | undefined {
  const search = (sidebar: Sidebar, items: readonly SidebarItem[], category?: SidebarCategory): Found | undefined => {
    for (const item of items) {
      const found =
        item.kind === 'category'
          ? search(sidebar, item.items, item)
          : item.kind === 'page' && item.id === id
            ? {sidebar, item, ...(category && {category})}
            : undefined;
      if (found) {
        return found;
      }
    }
    return undefined;
  };
  for (const sidebar of sidebars) {
    const found = search(sidebar, sidebar.items);
    if (found) {
      return found;
    }
  }
  return undefined;
}

export const categoriesOf = (sidebar: Sidebar): SidebarCategory[] =>
  flat(sidebar.items).filter((item): item is SidebarCategory => item.kind === 'category');

/** Where something new goes: after a page or category, at the end of a category, or at the end of a sidebar. */
export interface Place {
  sidebar?: string;
  /** Slug of a category. */
  category?: string;
  /** Doc id or slug of a category. */
  after?: string;
}

interface Position {
  sidebar: Sidebar;
  list: ts.ArrayLiteralExpression;
  index: number;
}

const names = (values: readonly string[]) => values.join(', ');

/** @throws {Refusal} when the place does not exist, or its parts contradict each other */
export function resolvePlace(sidebars: readonly Sidebar[], {sidebar: wanted, category, after}: Place): Position {
  const chosen = wanted === undefined ? sidebars : sidebars.filter(({id}) => id === wanted);
  if (chosen.length === 0) {
    throw new Refusal(
      `There is no sidebar "${wanted}".`,
      `Sidebars in ${SIDEBARS}: ${names(sidebars.map(({id}) => id))}.`,
    );
  }
  if (after !== undefined) {
    for (const sidebar of chosen) {
      const found = flat(sidebar.items).find(
        (item) => (item.kind === 'page' && item.id === after) || (item.kind === 'category' && item.slug === after),
      );
      if (found) {
        const inside = categoriesOf(sidebar).find(({itemList}) => itemList === found.list)?.slug;
        if (category !== undefined && inside !== category) {
          throw new Refusal(
            `"${after}" does not stand in the category "${category}".`,
            'Give only --after, or only --category.',
          );
        }
        return {sidebar, list: found.list, index: found.index + 1};
      }
    }
    throw new Refusal(
      `"${after}" does not stand in ${wanted === undefined ? 'any sidebar' : `the sidebar "${wanted}"`}.`,
      'Give after --after a doc id such as web-portal/map, or the slug of a category, from sidebars.ts.',
    );
  }
  if (category !== undefined) {
    for (const sidebar of chosen) {
      const found = categoriesOf(sidebar).find(({slug}) => slug === category);
      if (found) {
        return {sidebar, list: found.itemList, index: found.itemList.elements.length};
      }
    }
    throw new Refusal(
      `There is no category "${category}"${wanted === undefined ? '' : ` in the sidebar "${wanted}"`}.`,
      `Categories: ${names(chosen.flatMap(categoriesOf).map(({slug}) => slug))}.`,
    );
  }
  const [only] = chosen;
  if (wanted === undefined || !only) {
    throw new Refusal('The page needs a place in a sidebar.', 'Give --sidebar, --category or --after.');
  }
  return {sidebar: only, list: only.itemList, index: only.itemList.elements.length};
}

/** Puts a page into a sidebar; returns the id of the sidebar. */
export async function insertPage(draft: Draft, id: string, place: Place): Promise<string> {
  const {sidebar, list, index} = resolvePlace(readSidebars(draft), place);
  await editFile(draft, SIDEBARS, [insertElement(list, index, quoted(id))]);
  return sidebar.id;
}

export interface NewCategory {
  slug: string;
  label: string;
  description: string;
  /** Doc ids. */
  pages: readonly string[];
}

/** Puts a category with its pages into a sidebar; returns the id of the sidebar. */
export async function insertCategory(draft: Draft, category: NewCategory, place: Place): Promise<string> {
  const {sidebar, list, index} = resolvePlace(readSidebars(draft), place);
  const {slug, label, description, pages} = category;
  const code = `${CATEGORY_FUNCTION}(${[slug, label, description].map(quoted).join(', ')}, [${pages.map(quoted).join(', ')}])`;
  await editFile(draft, SIDEBARS, [insertElement(list, index, code)]);
  return sidebar.id;
}

/** Takes a page out of the sidebars. */
export async function removePage(draft: Draft, id: string): Promise<void> {
  const found = findPage(readSidebars(draft), id);
  if (found) {
    await editFile(draft, SIDEBARS, [removeElement(found.item.list, found.item.index)]);
  }
}

/** Takes a category out of the sidebars. */
export async function removeCategory(draft: Draft, slug: string): Promise<void> {
  const found = readSidebars(draft)
    .flatMap(categoriesOf)
    .find((category) => category.slug === slug);
  if (found) {
    await editFile(draft, SIDEBARS, [removeElement(found.list, found.index)]);
  }
}

/** Gives a page of a sidebar another doc id, in its place. */
export async function renamePage(draft: Draft, from: string, to: string): Promise<void> {
  const found = findPage(readSidebars(draft), from);
  if (found) {
    const {node} = found.item;
    await editFile(draft, SIDEBARS, [{start: node.getStart(), end: node.end, text: quoted(to)}]);
  }
}
