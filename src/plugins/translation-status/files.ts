import fs from 'node:fs';
import path from 'node:path';

export type PairKind = 'doc' | 'post' | 'page' | 'labels';

/** A Czech file and its English counterpart, by their paths from the site folder, with forward slashes. */
export interface FilePair {
  kind: PairKind;
  cs: string;
  en: string;
}

const TRANSLATIONS = 'i18n/en';

/** Folders of texts; the English one has the same files. */
export const CONTENT_FOLDERS = [
  {kind: 'doc', cs: 'docs', en: `${TRANSLATIONS}/docusaurus-plugin-content-docs/current`},
  {kind: 'post', cs: 'blog', en: `${TRANSLATIONS}/docusaurus-plugin-content-blog`},
  {kind: 'page', cs: 'src/pages', en: `${TRANSLATIONS}/docusaurus-plugin-content-pages`},
] as const satisfies readonly FilePair[];

/** Files of labels; the Czech labels of menus stand in the configuration. */
const LABELS: readonly FilePair[] = (
  [
    ['i18n/cs/code.json', 'code.json'],
    ['src/config/navbar.ts', 'docusaurus-theme-classic/navbar.json'],
    ['src/config/footer.ts', 'docusaurus-theme-classic/footer.json'],
    ['sidebars.ts', 'docusaurus-plugin-content-docs/current.json'],
    ['src/config/content.ts', 'docusaurus-plugin-content-blog/options.json'],
    ['blog/authors.yml', 'docusaurus-plugin-content-blog/authors.yml'],
    ['blog/tags.yml', 'docusaurus-plugin-content-blog/tags.yml'],
  ] as const
).map(([cs, en]) => ({kind: 'labels', cs, en: `${TRANSLATIONS}/${en}`}));

/** Texts below a folder; parts that other texts import and readmes are no pages. */
function contentFiles(dir: string): string[] {
  return fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_') && !file.endsWith('README.md'))
        .map((file) => file.split(path.sep).join('/'))
    : [];
}

/** All pairs of which at least one file exists, and all files of labels. */
export function filePairs(siteDir: string): FilePair[] {
  const texts = CONTENT_FOLDERS.flatMap(({kind, cs, en}) => {
    const files = new Set([...contentFiles(path.join(siteDir, cs)), ...contentFiles(path.join(siteDir, en))]);
    return [...files].sort().map((file) => ({kind, cs: `${cs}/${file}`, en: `${en}/${file}`}));
  });
  return [...texts, ...LABELS];
}

/** Files that the English site lacks, by their paths from the site folder. */
export function missingTranslations(siteDir: string): string[] {
  return filePairs(siteDir)
    .filter(({en}) => !fs.existsSync(path.join(siteDir, en)))
    .map(({en}) => en);
}
