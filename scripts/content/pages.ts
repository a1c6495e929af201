import fs from 'node:fs';
import path from 'node:path';
import {CONTENT_FOLDERS, type FilePair} from '../../src/plugins/translation-status/files';

/** One page in both languages, paths relative to the project. */
export interface PagePair {
  /** path below its content folder, e.g. `web-portal/map.mdx` */
  id: string;
  kind: 'doc' | 'post' | 'page';
  cs: SourceFile;
  /** missing when there is no translation */
  en?: SourceFile;
}

export interface SourceFile {
  path: string;
  text: string;
}

function mdxFiles(dir: string): string[] {
  return fs.existsSync(dir)
    ? fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'))
    : [];
}

function read(root: string, file: string): SourceFile | undefined {
  const full = path.join(root, file);
  return fs.existsSync(full) ? {path: file, text: fs.readFileSync(full, 'utf8')} : undefined;
}

/** One pair, as {@link readPages} would give it; `undefined` without a Czech file, and for labels. */
export function readPair(root: string, {kind, cs, en}: FilePair): PagePair | undefined {
  const folder = CONTENT_FOLDERS.find((candidate) => candidate.kind === kind);
  const source = read(root, cs);
  return folder && source && {id: cs.slice(folder.cs.length + 1), kind: folder.kind, cs: source, en: read(root, en)};
}

/** All pages with their translations, sorted; translations without a Czech source come as `orphans`. */
export function readPages(root: string): {pairs: PagePair[]; orphans: string[]} {
  const pairs: PagePair[] = [];
  const orphans: string[] = [];
  for (const {kind, cs, en} of CONTENT_FOLDERS) {
    const ids = mdxFiles(path.join(root, cs)).sort();
    for (const id of ids) {
      const source = read(root, path.join(cs, id));
      if (source) {
        pairs.push({id, kind, cs: source, en: read(root, path.join(en, id))});
      }
    }
    orphans.push(
      ...mdxFiles(path.join(root, en))
        .filter((id) => !ids.includes(id))
        .map((id) => path.join(en, id)),
    );
  }
  return {pairs, orphans};
}
