import fs from 'node:fs';
import path from 'node:path';

/** Czech source folders and where their translations lie below `i18n/<locale>/`. */
const CONTENT: readonly {source: string; translation: string}[] = [
  {source: 'docs', translation: 'docusaurus-plugin-content-docs/current'},
  {source: 'blog', translation: 'docusaurus-plugin-content-blog'},
  {source: 'src/pages', translation: 'docusaurus-plugin-content-pages'},
];

/** Label files that every further language needs. */
const LABELS: readonly string[] = [
  'code.json',
  'docusaurus-theme-classic/navbar.json',
  'docusaurus-theme-classic/footer.json',
  'docusaurus-plugin-content-docs/current.json',
  'docusaurus-plugin-content-blog/options.json',
  'docusaurus-plugin-content-blog/authors.yml',
  'docusaurus-plugin-content-blog/tags.yml',
];

function contentFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_') && !file.endsWith('README.md'));
}

/** Files that a translation lacks, relative to the site folder. */
export function missingTranslations(siteDir: string, localizationDir: string): string[] {
  const expected = [
    ...LABELS,
    ...CONTENT.flatMap(({source, translation}) => {
      const dir = path.join(siteDir, source);
      return fs.existsSync(dir) ? contentFiles(dir).map((file) => path.join(translation, file)) : [];
    }),
  ];
  return expected
    .filter((file) => !fs.existsSync(path.join(localizationDir, file)))
    .map((file) => path.relative(siteDir, path.join(localizationDir, file)));
}
