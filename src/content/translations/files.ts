import fs from 'node:fs';
import path from 'node:path';
import type {Localized} from '../../lib/locale';

/** A Czech file and its English counterpart, as paths from the site folder with forward slashes. */
export interface FilePair extends Localized {
  kind: 'doc' | 'post' | 'page' | 'labels';
}

const ENGLISH = 'i18n/en';

/** Folders with texts. A text and its translation have the same path within their folders. */
export const CONTENT_FOLDERS = [
  {kind: 'doc', cs: 'docs', en: `${ENGLISH}/docusaurus-plugin-content-docs/current`},
  {kind: 'post', cs: 'blog', en: `${ENGLISH}/docusaurus-plugin-content-blog`},
  {kind: 'page', cs: 'src/pages', en: `${ENGLISH}/docusaurus-plugin-content-pages`},
] as const satisfies readonly FilePair[];

/** Maps files with Czech labels to the English ones. Czech paths start at the site folder, English at `i18n/en`. */
const LABELS = {
  'i18n/cs/code.json': 'code.json',
  'src/config/navbar.ts': 'docusaurus-theme-classic/navbar.json',
  'src/config/footer.ts': 'docusaurus-theme-classic/footer.json',
  'sidebars.ts': 'docusaurus-plugin-content-docs/current.json',
  'src/config/contentPlugins.ts': 'docusaurus-plugin-content-blog/options.json',
  'blog/authors.yml': 'docusaurus-plugin-content-blog/authors.yml',
  'blog/tags.yml': 'docusaurus-plugin-content-blog/tags.yml',
};

function contentFiles(dir: string): string[] {
  return fs.existsSync(dir)
    ? fs
        .readdirSync(dir, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_') && !file.endsWith('README.md'))
        .map((file) => file.split(path.sep).join('/'))
    : [];
}

/** Returns the pairs of all files of interface labels, and of all texts that exist in at least one language. */
export function filePairs(siteDir: string): FilePair[] {
  const texts = CONTENT_FOLDERS.flatMap(({kind, cs, en}) => {
    const files = new Set([...contentFiles(path.join(siteDir, cs)), ...contentFiles(path.join(siteDir, en))]);
    return [...files].sort().map((file) => ({kind, cs: `${cs}/${file}`, en: `${en}/${file}`}));
  });
  const labels = Object.entries(LABELS).map(([cs, en]) => ({kind: 'labels' as const, cs, en: `${ENGLISH}/${en}`}));
  return [...texts, ...labels];
}

/** Returns the pair of a Czech or English text, by its path from the site folder; `undefined` for other files. */
export function filePairOf(file: string): FilePair | undefined {
  for (const {kind, cs, en} of CONTENT_FOLDERS) {
    for (const folder of [en, cs]) {
      if (file.startsWith(`${folder}/`)) {
        const name = file.slice(folder.length + 1);
        return {kind, cs: `${cs}/${name}`, en: `${en}/${name}`};
      }
    }
  }
  return undefined;
}

/** Returns the paths of all English files that are missing, relative to the site folder. */
export function missingTranslations(siteDir: string): string[] {
  return filePairs(siteDir)
    .filter(({en}) => !fs.existsSync(path.join(siteDir, en)))
    .map(({en}) => en);
}
