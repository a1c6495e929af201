import type {AllContent} from '@docusaurus/types';

interface LoadedVersion {
  versionName: string;
  docs: readonly {id: string; description?: string}[];
}

/** Descriptions of documents by version and id. */
export type Descriptions = Partial<Record<string, Partial<Record<string, string>>>>;

/** Descriptions of all documents of the manual (the docs plugin's default instance). */
export function descriptionsOf(allContent: AllContent): Descriptions {
  const {loadedVersions = []} = (allContent['docusaurus-plugin-content-docs']?.default ?? {}) as {
    loadedVersions?: LoadedVersion[];
  };
  return Object.fromEntries(
    loadedVersions.map(({versionName, docs}) => [
      versionName,
      Object.fromEntries(docs.map(({id, description}) => [id, description])),
    ]),
  );
}
