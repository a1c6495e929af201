import ts from 'typescript';
import type {Changes} from './changes';

/*
 * `sidebars.ts` is code, so TypeScript's parser finds the offsets to edit, and prettier formats the result. Each doc id and
 * category slug occurs once, as a string.
 */

const SIDEBARS = 'sidebars.ts';

interface Item {
  /** The doc id, or the call of `category(slug, label, description, items)`. */
  node: ts.Expression;
  list: ts.ArrayLiteralExpression;
}

export interface Category {
  slug: string;
  label: string;
  sidebar: string;
}

const parse = (code: string) => ts.createSourceFile(SIDEBARS, code, ts.ScriptTarget.Latest, true);

function* strings(node: ts.Node): Generator<ts.StringLiteral> {
  if (ts.isStringLiteral(node)) {
    yield node;
  }
  for (const child of node.getChildren()) {
    yield* strings(child);
  }
}

/** The page or category of that name. */
function findItem(code: string, name: string): Item | undefined {
  for (const literal of strings(parse(code))) {
    const {parent} = literal;
    const node = ts.isCallExpression(parent) && parent.arguments[0] === literal ? parent : literal;
    if (literal.text === name && ts.isArrayLiteralExpression(node.parent)) {
      return {node, list: node.parent};
    }
  }
  return undefined;
}

/** The list of a sidebar or category. */
function findList(code: string, name: string): ts.ArrayLiteralExpression | undefined {
  const item = findItem(code, name)?.node;
  const items = item && ts.isCallExpression(item) ? item.arguments[3] : undefined;
  let list = items && ts.isArrayLiteralExpression(items) ? items : undefined;
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === name &&
      ts.isArrayLiteralExpression(node.initializer)
    ) {
      list = node.initializer;
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return list;
}

function sidebarAround(node: ts.Node): ts.PropertyAssignment {
  return ts.isPropertyAssignment(node) ? node : sidebarAround(node.parent);
}

/** The sidebar of a list, and the category whose items it holds. */
function surroundings(list: ts.ArrayLiteralExpression): {sidebar: string; category?: Category} {
  const sidebar = sidebarAround(list).name.getText();
  if (!ts.isCallExpression(list.parent)) {
    return {sidebar};
  }
  const [slug = '', label = ''] = list.parent.arguments.map((argument) =>
    ts.isStringLiteral(argument) ? argument.text : '',
  );
  return {sidebar, category: {slug, label, sidebar}};
}

const spliced = (code: string, start: number, end: number, text: string) =>
  code.slice(0, start) + text + code.slice(end);

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Where a page goes: after a page or category, or at the end of a category or sidebar. */
export interface Place {
  after?: string | undefined;
  in?: string | undefined;
}

/**
 * Puts a page into a sidebar.
 * @returns the page before it in the same sidebar, or the first page
 */
export async function insertDoc(changes: Changes, id: string, {after, in: inside}: Place): Promise<string | undefined> {
  const code = changes.read(SIDEBARS);
  const name = after ?? inside ?? '';
  const item = after === undefined ? undefined : findItem(code, after);
  const list = item?.list ?? (inside === undefined ? undefined : findList(code, inside));
  if (!list) {
    const kinds = after === undefined ? 'category or sidebar' : 'page or category';
    throw new Error(
      `${SIDEBARS} has no ${kinds} "${name}". Look its name up in that file, such as ${kinds === 'page or category' ? 'web-portal/map' : 'webPortalSidebar'}.`,
    );
  }
  const last = item?.node ?? list.elements.at(-1);
  const offset = last?.end ?? list.getStart() + 1;
  await changes.writeFormatted(SIDEBARS, spliced(code, offset, offset, last ? `, ${quoted(id)}` : quoted(id)));
  const docs = [...strings(sidebarAround(list))].filter(({parent}) => ts.isArrayLiteralExpression(parent));
  return (docs.findLast(({end}) => end <= offset) ?? docs[0])?.text;
}

/** The category that would be empty without a page. @throws when the sidebar would be empty */
export function emptiedCategory(changes: Changes, id: string): Category | undefined {
  const item = findItem(changes.read(SIDEBARS), id);
  if (!item || item.list.elements.length > 1) {
    return undefined;
  }
  const {sidebar, category} = surroundings(item.list);
  const parent = category && findItem(changes.read(SIDEBARS), category.slug);
  if (!category || parent?.list.elements.length === 1) {
    throw new Error(
      `${id} is the only page of ${category ? `"${category.label}" in ` : ''}${sidebar}, which would be empty. Add another page there first.`,
    );
  }
  return category;
}

/** Removes a page or category from the sidebars. */
export async function removeItem(changes: Changes, name: string): Promise<void> {
  const code = changes.read(SIDEBARS);
  const item = findItem(code, name);
  if (item) {
    const {elements} = item.list;
    const index = elements.indexOf(item.node);
    const next = elements[index + 1];
    const [start, end] = next
      ? [item.node.getFullStart(), next.getFullStart()]
      : [elements[index - 1]?.end ?? item.node.getFullStart(), item.node.end];
    await changes.writeFormatted(SIDEBARS, spliced(code, start, end, ''));
  }
}

/** Replaces the doc id of a page by other code. @returns the name of its sidebar, if any */
async function replaceDoc(changes: Changes, id: string, replacement: string): Promise<string | undefined> {
  const code = changes.read(SIDEBARS);
  const item = findItem(code, id);
  if (item) {
    await changes.writeFormatted(SIDEBARS, spliced(code, item.node.getStart(), item.node.end, replacement));
  }
  return item && surroundings(item.list).sidebar;
}

/** Changes the doc id of a page. */
export async function renameDoc(changes: Changes, from: string, to: string): Promise<void> {
  await replaceDoc(changes, from, quoted(to));
}

/** English labels of the categories. */
const LABELS = 'i18n/en/docusaurus-plugin-content-docs/current.json';

interface CategoryTexts {
  label: string;
  description: string;
}

type Messages = Record<string, {message: string; description: string}>;

const jsonText = (messages: Messages) => `${JSON.stringify(messages, undefined, 2)}\n`;

const labelKey = ({sidebar, label}: Category) => `sidebar.${sidebar}.category.${label}`;

/** Wraps a page in a new category. */
export async function wrapInCategory(
  changes: Changes,
  id: string,
  slug: string,
  {cs, en}: Record<'cs' | 'en', CategoryTexts>,
): Promise<void> {
  if (findItem(changes.read(SIDEBARS), slug)) {
    throw new Error(`${SIDEBARS} has a category "${slug}" already. Choose another name.`);
  }
  const texts = [slug, cs.label, cs.description].map(quoted).join(', ');
  const sidebar = await replaceDoc(changes, id, `category(${texts}, [${quoted(id)}])`);
  if (sidebar === undefined) {
    throw new Error(`${id} is in no sidebar. A category needs a first page: npm run new -- doc …`);
  }
  const labels = JSON.parse(changes.read(LABELS)) as Messages;
  const key = labelKey({sidebar, slug, label: cs.label});
  if (key in labels) {
    throw new Error(`${sidebar} has a category "${cs.label}" already. Choose another label.`);
  }
  const place = `for category '${cs.label}' in sidebar '${sidebar}'`;
  const index = `${key}.link.generated-index`;
  const added: Messages = {
    [key]: {message: en.label, description: `The label ${place}`},
    [`${index}.title`]: {message: `${en.label} – overview`, description: `The generated-index page title ${place}`},
    [`${index}.description`]: {message: en.description, description: `The generated-index page description ${place}`},
  };
  changes.write(LABELS, jsonText({...labels, ...added}));
}

/** Removes a category from the sidebars, with its English labels. */
export async function removeCategory(changes: Changes, category: Category): Promise<void> {
  await removeItem(changes, category.slug);
  const labels = Object.entries(JSON.parse(changes.read(LABELS)) as Messages);
  const key = labelKey(category);
  const left = labels.filter(([name]) => name !== key && !name.startsWith(`${key}.link.`));
  changes.write(LABELS, jsonText(Object.fromEntries(left)));
}
