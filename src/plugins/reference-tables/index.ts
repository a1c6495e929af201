import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {version} from '../../../package.json';
import type {PageTable} from '../../components/ReferenceTable/types';
import type {Locale} from '../../config/locales';
import type * as Tables from '../../data/tables';
import type {LanguageStep} from '../site-output/types';
import {configurations} from './configurations';
import {tableAsCsv, tableAsJson} from './downloads';
import {practiceFiles} from './practiceFiles';
import {DOWNLOADS, pageTable, PLUGIN_NAME, tableFile, withTitles} from './tableData';
import {docTitles} from './titles';

const ROOT = path.resolve(__dirname, '../../..');
const DATA = path.join(ROOT, 'src/data');

interface Content {
  pages: PageTable[];
  /** Contents of the download files, by file name. */
  downloads: Map<string, string>;
}

/**
 * Returns a builder for each table. Reloads the modules each time, so that a dev server shows changes in `src/data`.
 */
async function referenceTables() {
  const module = (await loadFreshModule(path.join(DATA, 'tables/index.ts'))) as typeof Tables;
  return Object.entries(module.referenceTables);
}

/** Docusaurus plugin that makes the data for `<ReferenceTable>`, its downloads and configurations, for one language. */
export default function referenceTablesPlugin({i18n, siteConfig, baseUrl}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const plugin: Plugin<Content> = {
    name: PLUGIN_NAME,

    getPathsToWatch: () => [path.join(DATA, '**/*.ts')],

    async loadContent() {
      const manual = {locale, home: siteConfig.url + baseUrl, release: version};
      const content: Content = {pages: [], downloads: configurations(manual)};
      const titles = await docTitles(ROOT, locale);
      for (const [name, source] of await referenceTables()) {
        const table = withTitles(source(locale), titles);
        content.pages.push(pageTable(name, table, locale));
        content.downloads.set(`${name}.csv`, tableAsCsv(table, locale));
        content.downloads.set(`${name}.json`, tableAsJson(name, table, locale));
      }
      return content;
    },

    async contentLoaded({content, actions}) {
      await Promise.all(content.pages.map((page) => actions.createData(tableFile(page.name), JSON.stringify(page))));
    },
  };
  return plugin as Plugin;
}

/** Writes the downloads of all reference tables, the configurations and the practice data into the build. */
export const writeDownloads: LanguageStep = async ({plugins, outDir, i18n}) => {
  const content = plugins.find(({name}) => name === PLUGIN_NAME)?.content as Content;
  const downloads = [...content.downloads, ...practiceFiles(i18n.currentLocale as Locale)];
  const directory = path.join(outDir, DOWNLOADS);
  await fs.mkdir(directory, {recursive: true});
  await Promise.all(downloads.map(([file, text]) => fs.writeFile(path.join(directory, file), text)));
  return `${downloads.length} files`;
};
