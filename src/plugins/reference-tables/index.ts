import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {loadFreshModule} from '@docusaurus/utils';
import {version} from '../../../package.json';
import type {Locale} from '../../config/locales';
import * as tables from '../../data/tables';
import type {LanguageStep} from '../site-output/types';
import {configurations} from './configurations';
import {tableAsCsv, tableAsJson} from './downloads';
import {practiceDevice} from './practiceDevice';
import {practiceFiles} from './practiceFiles';
import {DOWNLOADS, pageTable, PLUGIN_NAME, tableFile, withTitles} from './tableData';

const DATA = path.resolve(__dirname, '../../data');
const DOCS = 'docusaurus-plugin-content-docs';

/** Titles of the documents in a language, by address, e.g. `/docs/intro`. */
function titlesOf(docs: unknown): ReadonlyMap<string, string> {
  const {loadedVersions} = docs as LoadedContent;
  const present = loadedVersions.find(({isLast}) => isLast)?.docs ?? [];
  // Tables and files apply typography themselves.
  return new Map(present.map(({id, title}) => [`/docs/${id}`, title.replaceAll('\u00A0', ' ')]));
}

/** Docusaurus plugin that makes the data for `<ReferenceTable>` in one language. */
export default function referenceTablesPlugin({i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  return {
    name: PLUGIN_NAME,

    getPathsToWatch: () => [path.join(DATA, '**/*.ts')],

    async allContentLoaded({allContent, actions}) {
      const titles = titlesOf(allContent[DOCS]?.default);
      // Anew each time, so that a dev server shows changes in `src/data`.
      const {referenceTables} = (await loadFreshModule(path.join(DATA, 'tables/index.ts'))) as typeof tables;
      for (const [name, source] of Object.entries(referenceTables)) {
        const table = pageTable(name, withTitles(source(locale), titles), locale);
        await actions.createData(tableFile(name), JSON.stringify(table));
      }
    },
  };
}

/** Writes the downloads of all reference tables, the configurations, the practice data and the practice device into the build. */
export const writeDownloads: LanguageStep = async ({plugins, siteConfig, baseUrl, outDir, i18n}) => {
  const locale = i18n.currentLocale as Locale;
  const titles = titlesOf(plugins.find(({name}) => name === DOCS)?.content);
  const edition = {locale, home: siteConfig.url + baseUrl, release: version};
  const files = new Map([...configurations(edition), ...practiceFiles(locale)]);
  files.set('practice_device.py', practiceDevice());
  for (const [name, source] of Object.entries(tables.referenceTables)) {
    const table = withTitles(source(locale), titles);
    files.set(`${name}.csv`, tableAsCsv(table, locale));
    files.set(`${name}.json`, tableAsJson(name, table, locale));
  }
  const directory = path.join(outDir, DOWNLOADS);
  await fs.mkdir(directory, {recursive: true});
  await Promise.all([...files].map(([file, text]) => fs.writeFile(path.join(directory, file), text)));
  return `${files.size} files`;
};
