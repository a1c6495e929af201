import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';

/** The file that a page is made from. */
export interface Source {
  /** Path from the site folder, with forward slashes. */
  file: string;
  /** Address in the repository. */
  edit?: string;
}

interface Loaded {
  permalink: string;
  source: string;
  editUrl?: string | null;
}

/** Addresses are compared decoded and with a slash at the end. */
function normalized(address: string): string {
  try {
    return decodeURI(address).replace(/\/?$/, '/');
  } catch {
    return address;
  }
}

/** Every document, post and standalone page that the content plugins have loaded, by its address. */
export function sourcesOf(allContent: AllContent): ReadonlyMap<string, Source> {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as NonNullable<PagesContent>[];
  const loaded: Loaded[] = [
    ...docs.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs)),
    ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
    ...pages.flat(),
  ];
  return new Map(
    loaded.map(({permalink, source, editUrl}) => [
      normalized(permalink),
      {file: aliasedSitePathToRelativePath(source).replaceAll('\\', '/'), ...(editUrl && {edit: editUrl})},
    ]),
  );
}

/** The source of the page at an address, whether it has a slash at the end or not. */
export function sourceAt(sources: ReadonlyMap<string, Source>, address: string): Source | undefined {
  return sources.get(normalized(address));
}
