/** The files that texts refer to. */
import {CONTENT_FOLDERS} from '../../src/content/translations/files';

export interface Site {
  /** Returns the text of a file by its path from the root of the project; `undefined` when there is none. */
  read: (file: string) => string | undefined;
  /** Source files of the pages, by their address without base path, language and final slash. */
  addresses: ReadonlyMap<string, string>;
}

function addressOf(file: string, read: Site['read']): string {
  const name = file.replace(/(?:\/index)?\.\w+$/, '');
  if (file.startsWith('blog/')) {
    return `/blog/${/^slug: *(.*)$/m.exec(read(file) ?? '')?.[1] ?? ''}`;
  }
  return file.startsWith('docs/') ? `/${name}` : name.replace('src/pages', '') || '/';
}

/** Describes a site, given the paths of its files. */
export function siteOf(files: readonly string[], read: Site['read']): Site {
  const sources = files.filter(
    (file) => CONTENT_FOLDERS.some(({cs}) => file.startsWith(`${cs}/`)) && /\.(?:mdx|tsx)$/.test(file),
  );
  return {
    read,
    addresses: new Map(sources.map((file) => [addressOf(file, read), file])),
  };
}
