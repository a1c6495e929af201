/**
 * Items of the navbar that name a sidebar, document or version. Docusaurus finds a wrong name only while it renders
 * every page, and says then neither which item it is nor where it stands.
 */

/** What an item may name, of one instance of the docs plugin; the newest version first. */
export interface DocsVersion {
  name: string;
  isLast: boolean;
  docIds: readonly string[];
  /** Sidebars by id, with whether anything in them can be linked to. */
  sidebars: Readonly<Record<string, {hasLink: boolean}>>;
}

interface NavbarItem {
  type?: string;
  items?: readonly NavbarItem[];
  docsPluginId?: string;
  sidebarId?: string;
  docId?: string;
  versions?: readonly string[] | Readonly<Record<string, unknown>>;
}

function listed(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'none';
}

function itemProblems(item: NavbarItem, versions: readonly DocsVersion[]): string[] {
  // The last version is what an item falls back to on pages outside of the docs.
  const last = versions.find(({isLast}) => isLast);
  if (!last) {
    return [`There is no docs plugin "${item.docsPluginId ?? 'default'}". Correct docsPluginId, or remove the item.`];
  }
  const {type, sidebarId, docId} = item;
  if (type === 'docSidebar' && sidebarId !== undefined) {
    const sidebar = last.sidebars[sidebarId];
    const known = listed(Object.keys(last.sidebars));
    if (!sidebar) {
      return [`There is no sidebar "${sidebarId}". Name one of: ${known}; or add it to sidebars.ts.`];
    }
    return sidebar.hasLink
      ? []
      : [`The sidebar "${sidebarId}" has nothing to link to. Give it a document in sidebars.ts.`];
  }
  if (type === 'doc' && docId !== undefined && !last.docIds.includes(docId)) {
    return [`There is no document "${docId}". Name one of: ${listed(last.docIds)}.`];
  }
  if (type === 'docsVersionDropdown' && item.versions) {
    const named = Array.isArray(item.versions) ? (item.versions as string[]) : Object.keys(item.versions);
    return named
      .filter((name) => !versions.some((version) => version.name === name))
      .map(
        (name) =>
          `There is no version "${name}". Available version names: ${listed(versions.map((version) => version.name))}.`,
      );
  }
  return [];
}

const NAMES_DOCS = ['docSidebar', 'doc', 'docsVersion', 'docsVersionDropdown'];

/** Types that the theme has a component for. */
const ITEM_TYPES = ['default', 'dropdown', 'html', 'localeDropdown', 'search', ...NAMES_DOCS];
/** How the types begin that a site adds in `src/theme/NavbarItem/ComponentTypes`. */
const OWN_TYPE = 'custom-';

function placed(item: NavbarItem, problem: string): string {
  return `- src/config/navbar.ts, item ${JSON.stringify(item)}: ${problem}`;
}

/**
 * Items whose type nobody knows, one paragraph each. Checked apart from the rest and earlier, because the theme refuses such
 * an item before anything else is read, with a message that names neither the item nor the file.
 */
export function unknownTypes(items: readonly NavbarItem[]): string[] {
  return items.flatMap((item) => {
    const {type} = item;
    const known = type === undefined || ITEM_TYPES.includes(type) || type.startsWith(OWN_TYPE);
    const remedy = `Name one of: ${listed(ITEM_TYPES)}; or begin the type of a component of your own with "${OWN_TYPE}".`;
    return [
      ...(known ? [] : [placed(item, `No NavbarItem component found for type "${type}". ${remedy}`)]),
      ...unknownTypes(item.items ?? []),
    ];
  });
}

/**
 * What is wrong with the items, one paragraph each with the item, the file and the remedy; empty when all is well.
 * @param versionsOf the versions of an instance of the docs plugin, by its id; none when there is no such instance
 */
export function navbarProblems(
  items: readonly NavbarItem[],
  versionsOf: (docsPluginId: string) => readonly DocsVersion[],
): string[] {
  return items.flatMap((item) => [
    ...(NAMES_DOCS.includes(item.type ?? '')
      ? itemProblems(item, versionsOf(item.docsPluginId ?? 'default')).map((problem) => placed(item, problem))
      : []),
    ...navbarProblems(item.items ?? [], versionsOf),
  ]);
}
