/** The tables of contents of the manuals, as the sidebars have them. */
import type {LoadedVersion, SidebarItem} from './content';

/** A page, or a category of pages; a category may have a page of its own. */
export interface ManualEntry {
  title: string;
  /** Path on the host with a slash at its end. */
  path?: string;
  description?: string;
  entries?: ManualEntry[];
}

/** One manual for each sidebar. */
export interface Manual {
  /** Id of the sidebar, e.g. `hardwareSidebar`. */
  id: string;
  title: string;
  entries: ManualEntry[];
}

const withSlash = (permalink: string) => permalink.replace(/\/?$/, '/');

/**
 * The manuals of a language; pages that lists do not name are left out.
 * @param isListed whether the page of a document may be named
 * @param titles names of sidebars that the navigation bar leads to
 */
export function manualsOf(
  {docs, sidebars}: LoadedVersion,
  titles: ReadonlyMap<string, string>,
  isListed: (doc: LoadedVersion['docs'][number]) => boolean,
): Manual[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const entriesOf = (items: readonly SidebarItem[]): ManualEntry[] =>
    items.flatMap((item): ManualEntry[] => {
      if (item.type === 'category') {
        const {link} = item;
        const own = link?.type === 'doc' ? byId.get(link.id) : undefined;
        const address =
          link?.type === 'generated-index' ? link.permalink : own && isListed(own) ? own.permalink : undefined;
        const description = link?.type === 'generated-index' ? link.description : own?.description;
        const entries = entriesOf(item.items);
        return entries.length === 0
          ? []
          : [
              {
                title: item.label,
                ...(address !== undefined && {path: withSlash(address)}),
                ...(description !== undefined && {description}),
                entries,
              },
            ];
      }
      const doc = item.type === 'doc' || item.type === 'ref' ? byId.get(item.id) : undefined;
      return doc && isListed(doc)
        ? [{title: doc.title, path: withSlash(doc.permalink), description: doc.description}]
        : [];
    });
  return Object.entries(sidebars)
    .map(([id, items]) => {
      const entries = entriesOf(items);
      return {id, title: titles.get(id) ?? entries[0]?.title ?? id, entries};
    })
    .filter(({entries}) => entries.length > 0);
}

/** Pages of a table of contents in the order of reading. */
export function pagesOf(
  entries: readonly ManualEntry[],
): Required<Pick<ManualEntry, 'title' | 'path' | 'description'>>[] {
  return entries.flatMap((entry) =>
    entry.entries
      ? pagesOf(entry.entries)
      : [{title: entry.title, path: entry.path ?? '', description: entry.description ?? ''}],
  );
}
